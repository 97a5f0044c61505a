package main

import (
	"testing"

	"github.com/consensys/gnark-crypto/ecc/bls12-381/fr"

	"modmill"
)

func TestAProofWithModmillsSumsVerifies(t *testing.T) {
	j, err := newJob(300)
	if err != nil {
		t.Fatal(err)
	}
	prepared, err := modmillSums(&j.pk, modmill.PrepareOptions{})
	if err != nil {
		t.Fatal(err)
	}
	for _, by := range []sums{gnarkSums(&j.pk), prepared} {
		proof, _, err := prove(j.circuit, &j.pk, j.full, by)
		if err != nil {
			t.Fatal(err)
		}
		if err := j.verify(proof); err != nil {
			t.Fatal(err)
		}
		proof.Krs.Add(&proof.Krs, &j.pk.G1.Alpha)
		if j.verify(proof) == nil {
			t.Fatal("a wrong proof holds")
		}
	}
	one := fr.NewElement(1)
	j.public[0].Add(&j.public[0], &one)
	proof, _, err := prove(j.circuit, &j.pk, j.full, prepared)
	if err != nil {
		t.Fatal(err)
	}
	if j.verify(proof) == nil {
		t.Fatal("a proof of another statement holds")
	}
}
