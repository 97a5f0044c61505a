package modmill

// #include <stdlib.h>
// #include <string.h>
// #include <modmill.h>
import "C"

import (
	"crypto/sha256"
	"math/big"
	"time"
	"unsafe"
)

// Statement is y = x^(2^T) mod N without y. N is ModulusName's or Modulus; x is Base or, where that is nil, hashed from Input.
type Statement struct {
	ModulusName   string
	Modulus, Base *big.Int
	Input         []byte
	Steps         uint64
}

// VDFOptions says how a delay function is evaluated; zeros are the defaults of modmill.h.
type VDFOptions struct {
	Backend, Proof, Checkpoint string
	CheckpointInterval         time.Duration
	Threads                    uint
	PointMemory                uint64
	AcceptModulus              bool
}

// VDFEvaluation is a finished evaluation.
type VDFEvaluation struct {
	Y, YFull                          *big.Int
	Proof                             string
	Backend, Why                      string
	Elapsed, ElapsedProof             time.Duration
	ResumedFrom, ChecksPassed, Faults uint64
}

// with calls work with the statement in C's memory.
func (s *Statement) with(work func(*C.modmill_vdf_statement) error) error {
	c := C.modmill_vdf_statement{modulus_name: text(s.ModulusName), steps: C.uint64_t(s.Steps)}
	if s.Modulus != nil {
		c.modulus, c.modulus_length = memory(s.Modulus.Bytes()), C.size_t(len(s.Modulus.Bytes()))
	}
	if s.Base != nil {
		c.base, c.base_length = memory(s.Base.Bytes()), C.size_t(len(s.Base.Bytes()))
	} else {
		digest := sha256.Sum256(s.Input)
		c.input_sha256 = memory(digest[:])
	}
	defer func() {
		free(c.modulus_name)
		for _, p := range []*C.uint8_t{c.modulus, c.base, c.input_sha256} {
			C.free(unsafe.Pointer(p))
		}
	}()
	return work(&c)
}

func elapsed(seconds C.double) time.Duration {
	return time.Duration(float64(seconds) * float64(time.Second))
}

// Evaluate does the squarings of a statement, one after the other, with self-checks, and makes the proof that the options name.
func Evaluate(s Statement, o VDFOptions, control Control) (*VDFEvaluation, error) {
	backend, proof, checkpoint := text(o.Backend), text(o.Proof), text(o.Checkpoint)
	defer free(backend, proof, checkpoint)
	options := C.modmill_vdf_options{
		backend: backend, proof: proof, checkpoint: checkpoint, checkpoint_interval_s: C.double(o.CheckpointInterval.Seconds()),
		threads: C.size_t(o.Threads), point_memory: C.uint64_t(o.PointMemory), accept_modulus: C.bool(o.AcceptModulus),
	}
	var done *C.modmill_vdf_evaluation
	err := s.with(func(statement *C.modmill_vdf_statement) error {
		return control.with(func(control *C.modmill_control) error {
			return call(func() C.modmill_status { return C.modmill_vdf_evaluate(statement, &options, control, &done) })
		})
	})
	if err != nil {
		return nil, err
	}
	defer C.modmill_vdf_evaluation_free(done)
	found := &VDFEvaluation{
		Y: number(done.y, done.y_length), YFull: number(done.y_full, done.y_full_length),
		Backend: C.GoString(done.backend), Why: C.GoString(done.why), Elapsed: elapsed(done.seconds), ElapsedProof: elapsed(done.seconds_proof),
		ResumedFrom: uint64(done.resumed_from), ChecksPassed: uint64(done.checks_passed), Faults: uint64(done.faults),
	}
	if done.proof != nil {
		found.Proof = C.GoString(done.proof)
	}
	return found, nil
}

// VerifyVDF verifies the text of a proof file for a statement and returns y; an error for which IsRejected holds where it does not prove it.
func VerifyVDF(s Statement, proof, backend string, acceptModulus bool) (*big.Int, error) {
	p, b := C.CString(proof), text(backend)
	defer free(p, b)
	var found *C.modmill_vdf_proof
	err := s.with(func(statement *C.modmill_vdf_statement) error {
		return call(func() C.modmill_status {
			return C.modmill_vdf_verify(statement, p, C.size_t(len(proof)), b, C.bool(acceptModulus), &found)
		})
	})
	if err != nil {
		return nil, err
	}
	defer C.modmill_vdf_proof_free(found)
	return number(found.y, found.modulus_length), nil
}

// Lock seals contents for so many squarings, under a new modulus of so many bits (0: 2048).
func Lock(contents []byte, steps, bits uint64, armor bool, control Control) ([]byte, error) {
	options := C.modmill_vdf_lock_options{steps: C.uint64_t(steps), bits: C.uint64_t(bits), armor: C.bool(armor)}
	return buffer(control, func(control *C.modmill_control, out **C.modmill_buffer) C.modmill_status {
		return C.modmill_vdf_lock(bytes(contents), C.size_t(len(contents)), &options, control, out)
	})
}

// Unlock does the squarings of a time-lock file and returns its contents.
func Unlock(sealed []byte, backend string, control Control) ([]byte, error) {
	b := text(backend)
	defer free(b)
	options := C.modmill_vdf_options{backend: b}
	return buffer(control, func(control *C.modmill_control, out **C.modmill_buffer) C.modmill_status {
		return C.modmill_vdf_unlock(bytes(sealed), C.size_t(len(sealed)), &options, control, out)
	})
}

func buffer(control Control, make func(*C.modmill_control, **C.modmill_buffer) C.modmill_status) ([]byte, error) {
	var out *C.modmill_buffer
	err := control.with(func(control *C.modmill_control) error {
		return call(func() C.modmill_status { return make(control, &out) })
	})
	if err != nil {
		return nil, err
	}
	defer C.modmill_buffer_free(out)
	return C.GoBytes(unsafe.Pointer(out.data), C.int(out.length)), nil
}
