// Package gnark multiplies gnark-crypto's points by its scalars in Modmill: []G1Affine and []fr.Element as they are in memory.
package gnark

import (
	"unsafe"

	bls12377 "github.com/consensys/gnark-crypto/ecc/bls12-377"
	fr377 "github.com/consensys/gnark-crypto/ecc/bls12-377/fr"
	bls12381 "github.com/consensys/gnark-crypto/ecc/bls12-381"
	fr381 "github.com/consensys/gnark-crypto/ecc/bls12-381/fr"

	"modmill"
)

// Both are x and y of six words in Montgomery form, as the library's points are.
var _ = [1]struct{}{}[unsafe.Sizeof(bls12381.G1Affine{})-unsafe.Sizeof(modmill.Words{})]
var _ = [1]struct{}{}[unsafe.Sizeof(bls12377.G1Affine{})-unsafe.Sizeof(modmill.Words{})]

// Prepare381 prepares points of BLS12-381 for many products.
func Prepare381(points []bls12381.G1Affine, o modmill.PrepareOptions) (*modmill.Bases, error) {
	return prepare(modmill.BLS12381, points, o)
}

// Prepare377 prepares points of BLS12-377 for many products.
func Prepare377(points []bls12377.G1Affine, o modmill.PrepareOptions) (*modmill.Bases, error) {
	return prepare(modmill.BLS12377, points, o)
}

func prepare[P any](curve string, points []P, o modmill.PrepareOptions) (*modmill.Bases, error) {
	var point P
	return modmill.PrepareWords(curve, unsafe.Pointer(unsafe.SliceData(points)), len(points), unsafe.Sizeof(point), o)
}

// Product381 returns the sum of all points by their scalars, of bases that Prepare381 made.
func Product381(b *modmill.Bases, scalars []fr381.Element, threads uint) (bls12381.G1Affine, error) {
	return product[bls12381.G1Affine](b, modmill.BLS12381, scalars, threads)
}

// Product377 returns the sum of all points by their scalars, of bases that Prepare377 made.
func Product377(b *modmill.Bases, scalars []fr377.Element, threads uint) (bls12377.G1Affine, error) {
	return product[bls12377.G1Affine](b, modmill.BLS12377, scalars, threads)
}

func product[P, S any](b *modmill.Bases, curve string, scalars []S, threads uint) (P, error) {
	var sum P
	if b.Curve() != curve {
		return sum, &modmill.Error{Status: modmill.Usage, Message: "bases of " + b.Curve() + ", not of " + curve, Index: -1}
	}
	sums, err := modmill.Products(b, [][]S{scalars}, modmill.ProductOptions{Scalars: "montgomery", Threads: threads})
	if err != nil {
		return sum, err
	}
	return *(*P)(unsafe.Pointer(&sums[0])), nil
}
