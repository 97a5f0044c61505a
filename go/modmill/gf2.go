package modmill

// #include <modmill.h>
import "C"

import (
	"fmt"
	"runtime"
)

// FieldOptions says how a binary field computes; zeros are the defaults of modmill.h.
type FieldOptions struct {
	Backend, Method string
	Ring            bool
	Threads         uint
}

// Field is GF(2^m) or a ring of polynomials over GF(2). An element is Words words, lowest first; an array is one element after the other.
type Field struct{ c *C.modmill_gf2 }

// NewField makes the field modulo the polynomial with these exponents.
func NewField(exponents []uint32, o FieldOptions, control Control) (*Field, error) {
	backend, method := text(o.Backend), text(o.Method)
	defer free(backend, method)
	options := C.modmill_gf2_options{backend: backend, method: method, ring: C.bool(o.Ring), threads: C.size_t(o.Threads)}
	f := &Field{}
	err := control.with(func(control *C.modmill_control) error {
		return call(func() C.modmill_status {
			return C.modmill_gf2_new_sparse((*C.uint32_t)(first(exponents)), C.size_t(len(exponents)), &options, control, &f.c)
		})
	})
	if err != nil {
		return nil, err
	}
	runtime.SetFinalizer(f, (*Field).Close)
	return f, nil
}

// Close frees the field.
func (f *Field) Close() {
	C.modmill_gf2_free(f.c)
	f.c = nil
	runtime.SetFinalizer(f, nil)
}

// Words returns the words of an element.
func (f *Field) Words() int {
	defer runtime.KeepAlive(f)
	return int(C.modmill_gf2_words(f.c))
}

// Why returns a sentence that says why its backend and method run.
func (f *Field) Why() string {
	defer runtime.KeepAlive(f)
	return C.GoString(C.modmill_gf2_why(f.c))
}

// Mul writes a b to out, element by element; a or b may be a single element, and out may be a or b.
func (f *Field) Mul(out, a, b []uint64) error {
	return f.with(func(n []C.size_t) C.modmill_status {
		return C.modmill_gf2_mul(f.c, words(out), n[0], words(a), n[1], words(b), n[2])
	}, false, out, a, b)
}

// Add writes a + b to out, which may be a or b.
func (f *Field) Add(out, a, b []uint64) error {
	return f.with(func(n []C.size_t) C.modmill_status {
		return C.modmill_gf2_add(f.c, words(out), words(a), words(b), n[0])
	}, true, out, a, b)
}

// Square writes a^2 to out, which may be a.
func (f *Field) Square(out, a []uint64) error {
	return f.with(func(n []C.size_t) C.modmill_status { return C.modmill_gf2_square(f.c, words(out), words(a), n[0]) }, true, out, a)
}

// Inverse writes 1 / a to out, which may be a.
func (f *Field) Inverse(out, a []uint64) error {
	return f.with(func(n []C.size_t) C.modmill_status {
		return C.modmill_gf2_inverse(f.c, words(out), words(a), n[0], nil)
	}, true, out, a)
}

func words(a []uint64) *C.uint64_t { return (*C.uint64_t)(first(a)) }

// with calls work with the numbers of elements of the arrays, equal ones if that is asked for.
func (f *Field) with(work func([]C.size_t) C.modmill_status, equal bool, arrays ...[]uint64) error {
	counts, each := make([]C.size_t, len(arrays)), f.Words()
	for i, array := range arrays {
		if len(array)%each != 0 || equal && len(array) != len(arrays[0]) {
			return &Error{Usage, fmt.Sprintf("array %d has %d words: whole elements of %d, as many as the first array, are needed", i, len(array), each), i}
		}
		counts[i] = C.size_t(len(array) / each)
	}
	defer runtime.KeepAlive(f)
	return call(func() C.modmill_status { return work(counts) })
}
