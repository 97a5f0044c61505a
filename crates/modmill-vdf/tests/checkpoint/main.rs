//! Checkpoints: stopping, resuming, being killed, disks that fail, and refusing what is not this job's intact state.

mod damage;
mod kills;
mod resume;
mod saving;
mod support;
