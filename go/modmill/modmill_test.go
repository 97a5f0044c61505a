package modmill

import (
	"crypto/ed25519"
	"errors"
	"fmt"
	"math/big"
	"path/filepath"
	"slices"
	"sync"
	"testing"
	"time"
	"unsafe"
)

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func has(t *testing.T, err error, status Status) {
	t.Helper()
	var e *Error
	if !errors.As(err, &e) || e.Status != status || e.Message == "" {
		t.Fatalf("wanted %v, got %v", status, err)
	}
}

func signed(n int) []Signed {
	all := make([]Signed, n)
	key := ed25519.NewKeyFromSeed(make([]byte, 32))
	for i := range all {
		message := fmt.Appendf(nil, "message %d", i)[:i%11]
		all[i] = Signed{key.Public().(ed25519.PublicKey), message, ed25519.Sign(key, message)}
	}
	return all
}

func TestSignaturesOneAndMany(t *testing.T) {
	v, err := NewVerifier("", "", 2)
	must(t, err)
	defer v.Close()
	all := signed(300)
	must(t, v.Verify(all[5].Key, all[5].Message, all[5].Signature))
	err = v.Verify(all[5].Key, all[6].Message, all[5].Signature)
	if !IsRejected(err) {
		t.Fatal(err)
	}
	has(t, v.Verify(all[5].Key[:31], all[5].Message, all[5].Signature), Usage)
	all[7].Message = []byte("another")
	verdicts, err := v.VerifyMany(all)
	must(t, err)
	for i, verdict := range verdicts {
		if (verdict == Accepted) != (i != 7) {
			t.Fatal(i, verdict)
		}
	}
	if _, err := NewVerifier("loose", "", 0); err == nil {
		t.Fatal("no such rule")
	}
	_, err = NewVerifier("", "abacus", 0)
	has(t, err, Unavailable)
}

func TestAStreamFromManyGoroutines(t *testing.T) {
	for _, asTheyCome := range []bool{false, true} {
		v, err := NewVerifier("zip215", "", 1)
		must(t, err)
		s, err := v.NewStream(StreamOptions{Workers: 2, Queue: 32, Results: 64, AsTheyCome: asTheyCome})
		must(t, err)
		v.Close()
		all := signed(400)
		var submitters sync.WaitGroup
		for k := range 4 {
			submitters.Add(1)
			go func() {
				defer submitters.Done()
				for i := k; i < len(all); i += 4 {
					if err := s.Submit(all[i].Key, all[i].Message, all[i].Signature, uint64(i)); err != nil {
						t.Error(err)
					}
				}
			}()
		}
		go func() { submitters.Wait(); s.End() }()
		seen := make([]int, len(all))
		answers := make([]Answer, 10)
		for {
			n, err := s.Poll(answers, -1)
			if err != nil {
				has(t, err, Closed)
				break
			}
			for _, a := range answers[:n] {
				seen[a.Tag]++
				if a.Verdict != Accepted {
					t.Fatal(a)
				}
			}
		}
		if slices.ContainsFunc(seen, func(n int) bool { return n != 1 }) {
			t.Fatal(seen)
		}
		has(t, s.Submit(all[0].Key, nil, all[0].Signature, 0), Closed)
		s.Close()
	}
}

func TestBasesAreSavedAndOpened(t *testing.T) {
	b, err := PrepareRandom(BLS12377, 200, 1, PrepareOptions{Checks: "curve", Threads: 1})
	must(t, err)
	defer b.Close()
	scalars := [][][4]uint64{make([][4]uint64, 200), make([][4]uint64, 200)}
	scalars[0][3][0], scalars[1][4][0] = 1, 1
	sums, err := Products(b, scalars, ProductOptions{})
	must(t, err)
	path := filepath.Join(t.TempDir(), "bases")
	must(t, b.Save(path))
	other, err := Open(BLS12377, path, "", 0)
	must(t, err)
	again, err := Products(other, scalars, ProductOptions{Threads: 1})
	must(t, err)
	if !slices.Equal(sums, again) || sums[0] == sums[1] {
		t.Fatal("the sums differ")
	}
	_, err = Products(b, [][][4]uint64{scalars[0][:1]}, ProductOptions{})
	has(t, err, Usage)
	sums[1][0] ^= 1
	_, err = PrepareWords(BLS12377, unsafe.Pointer(&sums[0]), 2, 0, PrepareOptions{})
	has(t, err, Point)
}

func TestADelayFunctionIsStoppedResumedProvedAndVerified(t *testing.T) {
	s := Statement{ModulusName: "vdf-alliance", Input: []byte("hello"), Steps: 40000}
	o := VDFOptions{Proof: "wesolowski", Checkpoint: t.TempDir(), Threads: 1}
	deadline := time.Now().Add(time.Minute)
	_, err := Evaluate(s, o, func(p Progress) bool { return p.Phase != "evaluate" || p.Done == 0 && time.Now().Before(deadline) })
	if err != nil { // a fast machine may have ended before the second report
		has(t, err, Interrupted)
	}
	done, err := Evaluate(s, o, nil)
	must(t, err)
	y, err := VerifyVDF(s, done.Proof, "", false)
	must(t, err)
	if y.Cmp(done.Y) != 0 || done.Y.Cmp(big.NewInt(1)) <= 0 {
		t.Fatal(y, done.Y)
	}
	s.Steps++
	if _, err := VerifyVDF(s, done.Proof, "", false); !IsRejected(err) {
		t.Fatal(err)
	}
	sealed, err := Lock([]byte("contents"), 1000, 1024, true, nil)
	must(t, err)
	opened, err := Unlock(sealed, "", nil)
	must(t, err)
	if string(opened) != "contents" {
		t.Fatalf("%q", opened)
	}
}

func TestAnIsogenyIsEvaluatedAndVerified(t *testing.T) {
	directory := t.TempDir()
	must(t, SetUpIsogenyForTests(directory, "p89", "fp", 40, nil))
	done, err := EvaluateIsogeny(directory, []byte("hello"), "", "", 1, nil)
	must(t, err)
	must(t, VerifyIsogeny(done.Proof, done.Key, ""))
	done.Key[0] ^= 1
	if err := VerifyIsogeny(done.Proof, done.Key, ""); !IsRejected(err) {
		t.Fatal(err)
	}
}

func TestABinaryFieldInPlace(t *testing.T) {
	f, err := NewField([]uint32{163, 7, 6, 3, 0}, FieldOptions{Threads: 1}, nil)
	must(t, err)
	defer f.Close()
	a, b := make([]uint64, 100*f.Words()), make([]uint64, 100*f.Words())
	for i := range a {
		a[i] = uint64(i + 1)
	}
	must(t, f.Inverse(b, a))
	must(t, f.Mul(b, a, b))
	for i := 0; i < len(b); i += f.Words() {
		if b[i] != 1 || b[i+1] != 0 || b[i+2] != 0 {
			t.Fatal(i, b[i:i+3])
		}
	}
	has(t, f.Add(b, a, b[:3]), Usage)
	_, err = NewField([]uint32{4, 2, 0}, FieldOptions{}, nil)
	has(t, err, Usage)
}
