//go:build ignore

// Reads python/modmill/_vectors/msm/*.json and writes gnark-crypto's sums, which msm.py compares with the golden model's:
//
//	go mod init x && go get github.com/consensys/gnark-crypto@v0.22.0
//	go run msm_gnark.go ../../python/modmill/_vectors/msm/random.json ../../python/modmill/_vectors/msm/edge.json > msm_gnark.json
package main

import (
	"encoding/json"
	"fmt"
	"math/big"
	"os"
	"slices"

	"github.com/consensys/gnark-crypto/ecc"
	bls377 "github.com/consensys/gnark-crypto/ecc/bls12-377"
	fr377 "github.com/consensys/gnark-crypto/ecc/bls12-377/fr"
	bls381 "github.com/consensys/gnark-crypto/ecc/bls12-381"
	fr381 "github.com/consensys/gnark-crypto/ecc/bls12-381/fr"
)

type vector struct {
	What, Curve string
	Points      [][]string
	Scalars     []string
	Flags       []string
}

func number(text string) *big.Int {
	n, ok := new(big.Int).SetString(text, 0)
	if !ok {
		panic(text)
	}
	return n
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}

// The sum in the words of the vectors; nil for infinity.
func (v *vector) sum() any {
	var x, y, zero big.Int
	switch v.Curve {
	case "bls12-377":
		points, scalars := make([]bls377.G1Affine, len(v.Points)), make([]fr377.Element, len(v.Points))
		for i, p := range v.Points {
			if p != nil {
				points[i].X.SetBigInt(number(p[0]))
				points[i].Y.SetBigInt(number(p[1]))
			}
			scalars[i].SetBigInt(number(v.Scalars[i]))
		}
		var sum bls377.G1Affine
		_, err := sum.MultiExp(points, scalars, ecc.MultiExpConfig{})
		check(err)
		sum.X.BigInt(&x)
		sum.Y.BigInt(&y)
	case "bls12-381":
		points, scalars := make([]bls381.G1Affine, len(v.Points)), make([]fr381.Element, len(v.Points))
		for i, p := range v.Points {
			if p != nil {
				points[i].X.SetBigInt(number(p[0]))
				points[i].Y.SetBigInt(number(p[1]))
			}
			scalars[i].SetBigInt(number(v.Scalars[i]))
		}
		var sum bls381.G1Affine
		_, err := sum.MultiExp(points, scalars, ecc.MultiExpConfig{})
		check(err)
		sum.X.BigInt(&x)
		sum.Y.BigInt(&y)
	default:
		panic(v.Curve)
	}
	if x.Cmp(&zero) == 0 && y.Cmp(&zero) == 0 {
		return nil
	}
	return []string{fmt.Sprintf("%#x", &x), fmt.Sprintf("%#x", &y)}
}

func main() {
	sums := map[string][]any{}
	for _, name := range os.Args[1:] {
		data, err := os.ReadFile(name)
		check(err)
		var document struct{ Cases []vector }
		check(json.Unmarshal(data, &document))
		for _, v := range document.Cases {
			// Scalars are elements of the field of r there, so sums over points outside the subgroup differ.
			if len(v.Points) > 0 && !slices.Contains(v.Flags, "outside-subgroup") {
				sums[v.Curve+" "+v.What] = []any{v.sum()}
			}
		}
	}
	out, err := json.MarshalIndent(sums, "", " ")
	check(err)
	fmt.Println(string(out))
}
