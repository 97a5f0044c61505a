package modmill

// #include <modmill.h>
import "C"

import (
	"crypto/ed25519"
	"runtime"
	"time"
)

// Verdict is the outcome of the checks of one signature.
type Verdict uint8

// The verdicts, in the order in which the checks run.
const (
	Accepted             = Verdict(C.MODMILL_ACCEPTED)
	ScalarNotReduced     = Verdict(C.MODMILL_SCALAR_NOT_REDUCED)
	KeyEncoding          = Verdict(C.MODMILL_KEY_ENCODING)
	CommitmentEncoding   = Verdict(C.MODMILL_COMMITMENT_ENCODING)
	KeySmallOrder        = Verdict(C.MODMILL_KEY_SMALL_ORDER)
	CommitmentSmallOrder = Verdict(C.MODMILL_COMMITMENT_SMALL_ORDER)
	EquationFailed       = Verdict(C.MODMILL_EQUATION_FAILED)
)

// Signed is a signature with what it signs.
type Signed struct {
	Key       ed25519.PublicKey
	Message   []byte
	Signature []byte
}

func (s *Signed) check() error {
	if len(s.Key) != ed25519.PublicKeySize {
		return wrongLength("key", len(s.Key), ed25519.PublicKeySize)
	}
	if len(s.Signature) != ed25519.SignatureSize {
		return wrongLength("signature", len(s.Signature), ed25519.SignatureSize)
	}
	return nil
}

// Verifier verifies Ed25519 signatures under a rule.
type Verifier struct{ c *C.modmill_sigverify }

// NewVerifier makes a verifier. Rule: "" (strict), "strict", "rfc8032", "rfc8032-cofactored" or "zip215"; backend: "" for the fastest; threads: of one call, 0 for one per processor.
func NewVerifier(rule, backend string, threads uint) (*Verifier, error) {
	r, b := text(rule), text(backend)
	defer free(r, b)
	v := &Verifier{}
	err := call(func() C.modmill_status { return C.modmill_sigverify_new(r, b, C.size_t(threads), &v.c) })
	if err != nil {
		return nil, err
	}
	runtime.SetFinalizer(v, (*Verifier).Close)
	return v, nil
}

// Close frees the verifier.
func (v *Verifier) Close() {
	C.modmill_sigverify_free(v.c)
	v.c = nil
	runtime.SetFinalizer(v, nil)
}

// Backend returns the name of the backend that runs.
func (v *Verifier) Backend() string {
	defer runtime.KeepAlive(v)
	return C.GoString(C.modmill_sigverify_backend(v.c))
}

// Why returns a sentence that says why that backend runs.
func (v *Verifier) Why() string {
	defer runtime.KeepAlive(v)
	return C.GoString(C.modmill_sigverify_why(v.c))
}

// Verify returns nil if the signature holds, and an error for which IsRejected holds if it does not.
func (v *Verifier) Verify(key ed25519.PublicKey, message, signature []byte) error {
	signed := Signed{key, message, signature}
	if err := signed.check(); err != nil {
		return err
	}
	defer runtime.KeepAlive(v)
	return call(func() C.modmill_status {
		return C.modmill_sigverify_one(v.c, bytes(message), C.size_t(len(message)), bytes(signature), bytes(key), nil)
	})
}

// VerifyMany returns the verdict of each signature.
func (v *Verifier) VerifyMany(all []Signed) ([]Verdict, error) {
	// Memory with Go's pointers in it may not be passed on: the parts are laid side by side.
	total := 0
	for i := range all {
		if err := all[i].check(); err != nil {
			err.(*Error).Index = i
			return nil, err
		}
		total += len(all[i].Message)
	}
	messages, ends := make([]byte, 0, total), make([]C.size_t, len(all))
	keys := make([]byte, 0, len(all)*ed25519.PublicKeySize)
	signatures := make([]byte, 0, len(all)*ed25519.SignatureSize)
	for i := range all {
		messages = append(messages, all[i].Message...)
		keys = append(keys, all[i].Key...)
		signatures = append(signatures, all[i].Signature...)
		ends[i] = C.size_t(len(messages))
	}
	verdicts := make([]Verdict, len(all))
	defer runtime.KeepAlive(v)
	err := call(func() C.modmill_status {
		out := (*C.modmill_verdict)(first(verdicts))
		return C.modmill_sigverify_packed(v.c, bytes(messages), first(ends), bytes(signatures), bytes(keys), C.size_t(len(all)), out)
	})
	if err != nil && !IsRejected(err) {
		return nil, err
	}
	return verdicts, nil
}

// StreamOptions are the limits of a stream; zeros are the defaults of modmill.h.
type StreamOptions struct {
	Workers, Queue, Results, MaxMessage, LongMemory uint
	MaxWait                                         time.Duration
	AsTheyCome                                      bool
}

// Answer is the verdict on a submitted signature.
type Answer struct {
	Tag     uint64
	Latency time.Duration
	Verdict Verdict
}

// Stream verifies signatures on threads of its own.
type Stream struct {
	c       *C.modmill_sigstream
	scratch []C.modmill_answer
}

// NewStream starts a stream under the verifier's rule and backend.
func (v *Verifier) NewStream(o StreamOptions) (*Stream, error) {
	options := C.modmill_sigstream_options{
		workers: C.size_t(o.Workers), queue: C.size_t(o.Queue), results: C.size_t(o.Results), max_message: C.size_t(o.MaxMessage),
		long_memory: C.size_t(o.LongMemory), max_wait_ns: C.uint64_t(o.MaxWait), as_they_come: C.bool(o.AsTheyCome),
	}
	s := &Stream{}
	defer runtime.KeepAlive(v)
	err := call(func() C.modmill_status { return C.modmill_sigstream_new(v.c, &options, &s.c) })
	if err != nil {
		return nil, err
	}
	runtime.SetFinalizer(s, (*Stream).Close)
	return s, nil
}

// Submit gives the stream a signature, which is copied, with a tag that comes back with the answer. It waits while the stream is full.
func (s *Stream) Submit(key ed25519.PublicKey, message, signature []byte, tag uint64) error {
	signed := Signed{key, message, signature}
	if err := signed.check(); err != nil {
		return err
	}
	defer runtime.KeepAlive(s)
	return call(func() C.modmill_status {
		return C.modmill_sigstream_submit(s.c, bytes(message), C.size_t(len(message)), bytes(signature), bytes(key), C.uint64_t(tag))
	})
}

// Poll receives answers that are there, waiting for the first: timeout < 0 waits for ever. It returns their number; an error of Status Closed once the stream has ended. One
// goroutine receives at a time.
func (s *Stream) Poll(answers []Answer, timeout time.Duration) (int, error) {
	if len(s.scratch) < len(answers) {
		s.scratch = make([]C.modmill_answer, len(answers))
	}
	var count C.size_t
	defer runtime.KeepAlive(s)
	err := call(func() C.modmill_status {
		return C.modmill_sigstream_poll(s.c, first(s.scratch), C.size_t(len(answers)), C.int64_t(timeout), &count)
	})
	for i, found := range s.scratch[:count] {
		answers[i] = Answer{uint64(found.tag), time.Duration(found.latency_ns), Verdict(found.verdict)}
	}
	return int(count), err
}

// End ends submission: Poll returns what is left, then an error of Status Closed.
func (s *Stream) End() error {
	defer runtime.KeepAlive(s)
	return call(func() C.modmill_status { return C.modmill_sigstream_close(s.c) })
}

// Close gives up what is not verified yet and frees the stream.
func (s *Stream) Close() {
	C.modmill_sigstream_free(s.c)
	s.c = nil
	runtime.SetFinalizer(s, nil)
}
