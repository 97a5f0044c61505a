package modmill

// #include <stdlib.h>
// #include <modmill.h>
import "C"

import (
	"fmt"
	"runtime"
	"unsafe"
)

// The curves.
const (
	BLS12377 = "bls12-377"
	BLS12381 = "bls12-381"
)

// PrepareOptions says how points are prepared; zeros are the defaults of modmill.h.
type PrepareOptions struct {
	Backend, Checks    string
	Multiples, Threads uint
}

// ProductOptions says how products are computed; zeros are the defaults of modmill.h, among them plain scalars.
type ProductOptions struct {
	Scalars   string
	PlainSums bool
	Window    uint32
	Threads   uint
}

// Words of x and y of a point, each a 2^384 modulo p or plain, lowest word first.
type Words [12]uint64

// Bases are points prepared once for many products.
type Bases struct{ c *C.modmill_msm_bases }

// PrepareWords prepares count points in memory, stride bytes from one to the next; the memory is read during the call only. The package gnark calls it for gnark-crypto's points.
func PrepareWords(curve string, points unsafe.Pointer, count int, stride uintptr, o PrepareOptions) (*Bases, error) {
	return prepare(curve, o, func(name *C.char, options *C.modmill_msm_prepare_options, out **C.modmill_msm_bases) C.modmill_status {
		return C.modmill_msm_prepare(name, points, C.size_t(count), C.size_t(stride), options, nil, out)
	})
}

// PrepareRandom prepares random points that a seed determines.
func PrepareRandom(curve string, count int, seed uint64, o PrepareOptions) (*Bases, error) {
	return prepare(curve, o, func(name *C.char, options *C.modmill_msm_prepare_options, out **C.modmill_msm_bases) C.modmill_status {
		return C.modmill_msm_random(name, C.size_t(count), C.uint64_t(seed), options, nil, out)
	})
}

func prepare(curve string, o PrepareOptions, make func(*C.char, *C.modmill_msm_prepare_options, **C.modmill_msm_bases) C.modmill_status) (*Bases, error) {
	name, backend, checks := text(curve), text(o.Backend), text(o.Checks)
	defer free(name, backend, checks)
	options := C.modmill_msm_prepare_options{backend: backend, checks: checks, multiples: C.size_t(o.Multiples), threads: C.size_t(o.Threads)}
	return bases(func(out **C.modmill_msm_bases) C.modmill_status { return make(name, &options, out) })
}

// Open opens a file that Save wrote.
func Open(curve, path, backend string, threads uint) (*Bases, error) {
	name, file, b := text(curve), text(path), text(backend)
	defer free(name, file, b)
	return bases(func(out **C.modmill_msm_bases) C.modmill_status {
		return C.modmill_msm_open(name, file, b, false, C.size_t(threads), nil, out)
	})
}

func bases(make func(**C.modmill_msm_bases) C.modmill_status) (*Bases, error) {
	b := &Bases{}
	if err := call(func() C.modmill_status { return make(&b.c) }); err != nil {
		return nil, err
	}
	runtime.SetFinalizer(b, (*Bases).Close)
	return b, nil
}

// Save writes the bases to a file, which appears only when it is complete.
func (b *Bases) Save(path string) error {
	file := text(path)
	defer free(file)
	defer runtime.KeepAlive(b)
	return call(func() C.modmill_status { return C.modmill_msm_save(b.c, file, nil) })
}

// Close frees the bases.
func (b *Bases) Close() {
	C.modmill_msm_free(b.c)
	b.c = nil
	runtime.SetFinalizer(b, nil)
}

// Len returns the number of points.
func (b *Bases) Len() int {
	defer runtime.KeepAlive(b)
	return int(C.modmill_msm_count(b.c))
}

// Curve returns the name of the curve.
func (b *Bases) Curve() string {
	defer runtime.KeepAlive(b)
	return C.GoString(C.modmill_msm_curve(b.c))
}

// Backend returns the name of the backend that runs.
func (b *Bases) Backend() string {
	defer runtime.KeepAlive(b)
	return C.GoString(C.modmill_msm_backend(b.c))
}

// Why returns a sentence that says why that backend runs.
func (b *Bases) Why() string {
	defer runtime.KeepAlive(b)
	return C.GoString(C.modmill_msm_why(b.c))
}

// Products returns a sum for each vector of scalars, all as long as there are points. A scalar is any type of 32 bytes, in the form that the options name: [4]uint64, or
// gnark-crypto's fr.Element as "montgomery".
func Products[Scalar any](b *Bases, vectors [][]Scalar, o ProductOptions) ([]Words, error) {
	var scalar Scalar
	if unsafe.Sizeof(scalar) != 32 {
		return nil, &Error{Usage, fmt.Sprintf("a scalar has 32 bytes, not %d", unsafe.Sizeof(scalar)), -1}
	}
	// The addresses of the vectors are Go's and stand in memory that C reads: they stay where they are until the call ends.
	var pinner runtime.Pinner
	defer pinner.Unpin()
	addresses := make([]unsafe.Pointer, len(vectors))
	for i, vector := range vectors {
		if len(vector) != b.Len() {
			return nil, &Error{Usage, fmt.Sprintf("%d scalars for %d points", len(vector), b.Len()), i}
		}
		if len(vector) > 0 {
			pinner.Pin(&vector[0])
			addresses[i] = unsafe.Pointer(&vector[0])
		}
	}
	return b.products(addresses, o)
}

func (b *Bases) products(addresses []unsafe.Pointer, o ProductOptions) ([]Words, error) {
	form := text(o.Scalars)
	defer free(form)
	options := C.modmill_msm_options{scalars: form, plain_sums: C.bool(o.PlainSums), window: C.uint32_t(o.Window), threads: C.size_t(o.Threads)}
	sums := make([]Words, len(addresses))
	count := b.Len()
	defer runtime.KeepAlive(b)
	err := call(func() C.modmill_status {
		out := unsafe.Pointer(first(sums))
		return C.modmill_msm_products(b.c, first(addresses), C.size_t(len(addresses)), C.size_t(count), &options, nil, out)
	})
	return sums, err
}
