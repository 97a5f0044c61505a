// Package modmill calls the C library of Modmill: Ed25519 signatures, multi-scalar multiplication, delay functions, binary fields.
//
// It is found by pkg-config, as `./dev install --prefix DIR` installs it. Every object may be used by several goroutines at a time, but for Close, which is the last call;
// an object that is not closed is freed when it is collected.
package modmill

// #cgo pkg-config: modmill
// #include <stdlib.h>
// #include <modmill.h>
import "C"

import (
	"errors"
	"fmt"
	"runtime"
	"unsafe"
)

// Status says what kind of error a call met.
type Status int

// The kinds of errors; modmill.h describes them.
const (
	Rejected    = Status(C.MODMILL_REJECTED)
	Usage       = Status(C.MODMILL_USAGE)
	Format      = Status(C.MODMILL_FORMAT)
	Unavailable = Status(C.MODMILL_UNAVAILABLE)
	Point       = Status(C.MODMILL_POINT)
	Refused     = Status(C.MODMILL_REFUSED)
	Interrupted = Status(C.MODMILL_INTERRUPTED)
	Checkpoint  = Status(C.MODMILL_CHECKPOINT)
	System      = Status(C.MODMILL_SYSTEM)
	Fault       = Status(C.MODMILL_FAULT)
	Full        = Status(C.MODMILL_FULL)
	Closed      = Status(C.MODMILL_CLOSED)
	Bug         = Status(C.MODMILL_BUG)
)

func (s Status) String() string { return C.GoString(C.modmill_status_name(C.int32_t(s))) }

// Error is a call that did not succeed.
type Error struct {
	Status  Status
	Message string
	// Index is the number of the point, record, element or signature at fault, -1 for none.
	Index int
}

func (e *Error) Error() string { return "modmill: " + e.Message }

// IsRejected says whether an error is the answer of a verification that the signature or proof does not hold.
func IsRejected(err error) bool {
	var e *Error
	return errors.As(err, &e) && e.Status == Rejected
}

// call runs a function of the library and reads the error of its thread, on which the goroutine stays meanwhile.
func call(work func() C.modmill_status) error {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	status := work()
	if status == C.MODMILL_OK {
		return nil
	}
	return &Error{Status(status), C.GoString(C.modmill_error_message()), int(C.modmill_error_index())}
}

// Version returns the version of the library.
func Version() string { return C.GoString(C.modmill_version()) }

// text is a string for C, NULL where it is empty; free it.
func text(s string) *C.char {
	if s == "" {
		return nil
	}
	return C.CString(s)
}

func free(texts ...*C.char) {
	for _, t := range texts {
		C.free(unsafe.Pointer(t))
	}
}

// first is the address of a slice's first element, nil for none.
func first[T any](s []T) *T { return unsafe.SliceData(s[:len(s):len(s)]) }

func bytes(s []byte) *C.uint8_t { return (*C.uint8_t)(first(s)) }

func wrongLength(what string, got, want int) error {
	return &Error{Usage, fmt.Sprintf("%s: %d bytes instead of %d", what, got, want), -1}
}
