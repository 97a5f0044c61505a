package main

import (
	"encoding/binary"
	"fmt"
	"os"

	"github.com/consensys/gnark-crypto/ecc"
	bls12377 "github.com/consensys/gnark-crypto/ecc/bls12-377"
	fp377 "github.com/consensys/gnark-crypto/ecc/bls12-377/fp"
	fr377 "github.com/consensys/gnark-crypto/ecc/bls12-377/fr"
	bls12381 "github.com/consensys/gnark-crypto/ecc/bls12-381"
	fp381 "github.com/consensys/gnark-crypto/ecc/bls12-381/fp"
	fr381 "github.com/consensys/gnark-crypto/ecc/bls12-381/fr"
)

// A product's affine coordinates in plain words, lowest first, both 0 for the neutral element.
type product func() (x, y [6]uint64, err error)

// Rows of words to a product on that many threads: points in Montgomery form, scalars below r.
type loader func(points, scalars [][]uint64, threads int) product

var curves = map[string]loader{
	"bls12-377": func(points, scalars [][]uint64, threads int) product {
		ps := each(points, func(w []uint64) bls12377.G1Affine {
			return bls12377.G1Affine{X: fp377.Element(w[:6]), Y: fp377.Element(w[6:])}
		})
		ss := each(scalars, func(w []uint64) (s fr377.Element) { s.SetBytes(bigEndian(w)); return })
		return func() (x, y [6]uint64, err error) {
			var p bls12377.G1Affine
			_, err = p.MultiExp(ps, ss, ecc.MultiExpConfig{NbTasks: threads})
			return p.X.Bits(), p.Y.Bits(), err
		}
	},
	"bls12-381": func(points, scalars [][]uint64, threads int) product {
		ps := each(points, func(w []uint64) bls12381.G1Affine {
			return bls12381.G1Affine{X: fp381.Element(w[:6]), Y: fp381.Element(w[6:])}
		})
		ss := each(scalars, func(w []uint64) (s fr381.Element) { s.SetBytes(bigEndian(w)); return })
		return func() (x, y [6]uint64, err error) {
			var p bls12381.G1Affine
			_, err = p.MultiExp(ps, ss, ecc.MultiExpConfig{NbTasks: threads})
			return p.X.Bits(), p.Y.Bits(), err
		}
	},
}

func each[T any](rows [][]uint64, convert func([]uint64) T) []T {
	out := make([]T, len(rows))
	for i, row := range rows {
		out[i] = convert(row)
	}
	return out
}

func bigEndian(words []uint64) []byte {
	out := make([]byte, 0, 8*len(words))
	for i := len(words) - 1; i >= 0; i-- {
		out = binary.BigEndian.AppendUint64(out, words[i])
	}
	return out
}

// Reads little-endian words, n a row.
func rows(path string, n int) ([][]uint64, error) {
	bytes, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	if len(bytes)%(8*n) != 0 {
		return nil, fmt.Errorf("%s: %d bytes are not whole rows of %d", path, len(bytes), 8*n)
	}
	words := make([]uint64, len(bytes)/8)
	for i := range words {
		words[i] = binary.LittleEndian.Uint64(bytes[8*i:])
	}
	out := make([][]uint64, len(words)/n)
	for i := range out {
		out[i] = words[n*i : n*(i+1)]
	}
	return out, nil
}
