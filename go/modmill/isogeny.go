package modmill

// #include <stdlib.h>
// #include <modmill.h>
import "C"

import (
	"math/big"
	"time"
	"unsafe"
)

// IsogenyEvaluation is a finished evaluation of the isogeny delay function.
type IsogenyEvaluation struct {
	Output                            *big.Int
	Proof                             string
	Key                               [32]byte
	Backend, Why                      string
	Elapsed                           time.Duration
	ResumedFrom, ChecksPassed, Faults uint64
}

// EvaluateIsogeny walks the steps of a key directory from the hash of a message. A checkpoint directory ("" for none) keeps the state.
func EvaluateIsogeny(directory string, message []byte, backend, checkpoint string, threads uint, control Control) (*IsogenyEvaluation, error) {
	d, b, c := text(directory), text(backend), text(checkpoint)
	defer free(d, b, c)
	options := C.modmill_isogeny_options{backend: b, checkpoint: c, threads: C.size_t(threads)}
	input := C.modmill_isogeny_input{message: memory(message), message_length: C.size_t(len(message))}
	defer C.free(unsafe.Pointer(input.message))
	var done *C.modmill_isogeny_evaluation
	err := control.with(func(control *C.modmill_control) error {
		return call(func() C.modmill_status { return C.modmill_isogeny_evaluate(d, &input, &options, control, &done) })
	})
	if err != nil {
		return nil, err
	}
	defer C.modmill_isogeny_evaluation_free(done)
	found := &IsogenyEvaluation{
		Output: number(done.output, done.output_length), Proof: C.GoString(done.proof), Backend: C.GoString(done.backend), Why: C.GoString(done.why),
		Elapsed: elapsed(done.seconds), ResumedFrom: uint64(done.resumed_from), ChecksPassed: uint64(done.checks_passed), Faults: uint64(done.faults),
	}
	copy(found.Key[:], C.GoBytes(unsafe.Pointer(done.key), 32))
	return found, nil
}

// VerifyIsogeny verifies the text of a proof file for the key with this id, which the caller trusts.
func VerifyIsogeny(proof string, key [32]byte, backend string) error {
	p, b := C.CString(proof), text(backend)
	defer free(p, b)
	return call(func() C.modmill_status {
		return C.modmill_isogeny_verify(p, C.size_t(len(proof)), bytes(key[:]), b, nil, 0)
	})
}

// SetUpIsogenyForTests writes a key directory of the start curve for tests: whoever reads it evaluates without delay.
func SetUpIsogenyForTests(directory, field, variant string, steps uint64, control Control) error {
	d, f, v := text(directory), text(field), text(variant)
	defer free(d, f, v)
	return control.with(func(control *C.modmill_control) error {
		return call(func() C.modmill_status {
			return C.modmill_isogeny_set_up_for_tests(d, f, v, C.uint64_t(steps), nil, 0, control)
		})
	})
}
