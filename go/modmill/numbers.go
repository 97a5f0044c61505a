package modmill

// #include <stdlib.h>
// #include <modmill.h>
//
// extern bool goProgress(modmill_progress *, void *);
//
// static bool called(const modmill_progress *progress, void *user) { return goProgress((modmill_progress *)progress, user); }
// static modmill_control control_of(uintptr_t handle, double interval_s) {
//     return (modmill_control){.progress = called, .user = (void *)handle, .interval_s = interval_s};
// }
import "C"

import (
	"math/big"
	"runtime/cgo"
	"time"
	"unsafe"
)

// Progress is the state of a long computation.
type Progress struct {
	Phase              string
	Done, Total, Start uint64
	Elapsed            time.Duration
}

// Control watches a long computation; it returns false to stop it. A nil function does neither.
type Control func(Progress) bool

//export goProgress
func goProgress(p *C.modmill_progress, user unsafe.Pointer) C.bool {
	control := cgo.Handle(uintptr(user)).Value().(Control)
	elapsed := time.Duration(float64(p.seconds) * float64(time.Second))
	return C.bool(control(Progress{C.GoString(p.phase), uint64(p.done), uint64(p.total), uint64(p.start), elapsed}))
}

// with calls work with the control in C's form.
func (control Control) with(work func(*C.modmill_control) error) error {
	if control == nil {
		return work(nil)
	}
	handle := cgo.NewHandle(control)
	defer handle.Delete()
	c := C.control_of(C.uintptr_t(handle), 0)
	return work(&c)
}

// number is the integer of big-endian bytes.
func number(data *C.uint8_t, length C.size_t) *big.Int {
	return new(big.Int).SetBytes(C.GoBytes(unsafe.Pointer(data), C.int(length)))
}

// memory is a copy of bytes in C's memory; free it.
func memory(b []byte) *C.uint8_t {
	if len(b) == 0 {
		return nil
	}
	return (*C.uint8_t)(C.CBytes(b))
}
