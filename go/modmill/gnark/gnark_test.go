package gnark

import (
	"testing"

	"github.com/consensys/gnark-crypto/ecc"
	bls12377 "github.com/consensys/gnark-crypto/ecc/bls12-377"
	fr377 "github.com/consensys/gnark-crypto/ecc/bls12-377/fr"
	bls12381 "github.com/consensys/gnark-crypto/ecc/bls12-381"
	fr381 "github.com/consensys/gnark-crypto/ecc/bls12-381/fr"

	"modmill"
)

const count = 500

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func TestTheSumsAreGnarks381(t *testing.T) {
	scalars := make([]fr381.Element, count)
	for i := range scalars {
		scalars[i].MustSetRandom()
	}
	_, _, g, _ := bls12381.Generators()
	points := bls12381.BatchScalarMultiplicationG1(&g, scalars)
	points[7] = bls12381.G1Affine{} // the neutral element
	b, err := Prepare381(points, modmill.PrepareOptions{})
	must(t, err)
	defer b.Close()
	got, err := Product381(b, scalars, 2)
	must(t, err)
	var want bls12381.G1Affine
	_, err = want.MultiExp(points, scalars, ecc.MultiExpConfig{})
	must(t, err)
	if !got.Equal(&want) {
		t.Fatal("the sums differ")
	}
	if _, err := Product377(b, make([]fr377.Element, count), 1); err == nil {
		t.Fatal("bases of another curve")
	}
	points[3].X[0] ^= 1
	_, err = Prepare381(points, modmill.PrepareOptions{})
	if e, ok := err.(*modmill.Error); !ok || e.Status != modmill.Point || e.Index != 3 {
		t.Fatal(err)
	}
}

func TestTheSumsAreGnarks377(t *testing.T) {
	scalars := make([]fr377.Element, count)
	for i := range scalars {
		scalars[i].MustSetRandom()
	}
	_, _, g, _ := bls12377.Generators()
	points := bls12377.BatchScalarMultiplicationG1(&g, scalars)
	b, err := Prepare377(points, modmill.PrepareOptions{})
	must(t, err)
	defer b.Close()
	got, err := Product377(b, scalars, 2)
	must(t, err)
	var want bls12377.G1Affine
	_, err = want.MultiExp(points, scalars, ecc.MultiExpConfig{})
	must(t, err)
	if !got.Equal(&want) {
		t.Fatal("the sums differ")
	}
}
