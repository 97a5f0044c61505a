"""The interface of a hardware unit, and how units are found."""
