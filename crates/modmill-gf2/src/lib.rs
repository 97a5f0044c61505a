//! Fields GF(2^m), and rings GF(2)[x] / N, on arrays of elements.
#![doc(html_no_source)]
