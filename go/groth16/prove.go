package main

import (
	"errors"
	"math/big"
	"sync"

	"github.com/consensys/gnark-crypto/ecc"
	curve "github.com/consensys/gnark-crypto/ecc/bls12-381"
	"github.com/consensys/gnark-crypto/ecc/bls12-381/fr"
	"github.com/consensys/gnark-crypto/ecc/bls12-381/fr/fft"
	backend "github.com/consensys/gnark/backend/groth16/bls12-381"
	"github.com/consensys/gnark/backend/witness"
	cs "github.com/consensys/gnark/constraint/bls12-381"

	"modmill"
	"modmill/gnark"
)

// sum multiplies points of a key, which it knows, by scalars.
type sum func([]fr.Element) (curve.G1Affine, error)

// sums are over the points A, B, K and Z of a proving key.
type sums struct{ a, b, k, z sum }

func over(pk *backend.ProvingKey, of func([]curve.G1Affine) (sum, error)) (s sums, err error) {
	for _, part := range []struct {
		to     *sum
		points []curve.G1Affine
	}{{&s.a, pk.G1.A}, {&s.b, pk.G1.B}, {&s.k, pk.G1.K}, {&s.z, pk.G1.Z}} {
		if *part.to, err = of(part.points); err != nil {
			return
		}
	}
	return
}

// gnarkSums are gnark-crypto's.
func gnarkSums(pk *backend.ProvingKey) sums {
	s, _ := over(pk, func(points []curve.G1Affine) (sum, error) {
		return func(scalars []fr.Element) (found curve.G1Affine, err error) {
			_, err = found.MultiExp(points, scalars, ecc.MultiExpConfig{})
			return
		}, nil
	})
	return s
}

// modmillSums are Modmill's, which prepares the points of a key once.
func modmillSums(pk *backend.ProvingKey, o modmill.PrepareOptions) (sums, error) {
	return over(pk, func(points []curve.G1Affine) (sum, error) {
		bases, err := gnark.Prepare381(points, o)
		if err != nil {
			return nil, err
		}
		return func(scalars []fr.Element) (curve.G1Affine, error) { return gnark.Product381(bases, scalars, 0) }, nil
	})
}

// prove makes the proof that gnark's Prove makes, of circuits without commitments. Sums over G1 are the given ones, and what they take is returned; everything else is gnark's.
func prove(circuit *cs.R1CS, pk *backend.ProvingKey, full witness.Witness, by sums) (*backend.Proof, cost, error) {
	if len(pk.CommitmentKeys) > 0 {
		return nil, cost{}, errors.New("a circuit with commitments")
	}
	solved, err := circuit.Solve(full)
	if err != nil {
		return nil, cost{}, err
	}
	solution := solved.(*cs.R1CSSolution)
	wires := []fr.Element(solution.W)
	h := quotient(solution.A, solution.B, solution.C, &pk.Domain)

	begin := now()
	wiresB := finite(wires, pk.InfinityB)
	var parts [4]curve.G1Affine
	for i, part := range []struct {
		sum     sum
		scalars []fr.Element
	}{{by.a, finite(wires, pk.InfinityA)}, {by.b, wiresB}, {by.k, wires[circuit.GetNbPublicVariables():]}, {by.z, h[:pk.Domain.Cardinality-1]}} {
		if parts[i], err = part.sum(part.scalars); err != nil {
			return nil, cost{}, err
		}
	}
	took := since(begin)

	// Ar = alpha + A + r delta, B' = beta + B + s delta, Krs = K + Z + s Ar + r B' - r s delta.
	var r, s, rs fr.Element
	for _, random := range []*fr.Element{&r, &s} {
		if _, err := random.SetRandom(); err != nil {
			return nil, cost{}, err
		}
	}
	rs.Mul(&r, &s).Neg(&rs)
	deltas := curve.BatchScalarMultiplicationG1(&pk.G1.Delta, []fr.Element{r, s, rs})
	var ar, b1, krs, term curve.G1Jac
	ar.FromAffine(&parts[0])
	ar.AddMixed(&pk.G1.Alpha).AddMixed(&deltas[0])
	b1.FromAffine(&parts[1])
	b1.AddMixed(&pk.G1.Beta).AddMixed(&deltas[1])
	krs.FromAffine(&parts[2])
	krs.AddMixed(&parts[3]).AddMixed(&deltas[2])
	var factor big.Int
	krs.AddAssign(term.ScalarMultiplication(&ar, s.BigInt(&factor)))
	krs.AddAssign(term.ScalarMultiplication(&b1, r.BigInt(&factor)))

	var bs, delta curve.G2Jac
	if _, err := bs.MultiExp(pk.G2.B, wiresB, ecc.MultiExpConfig{}); err != nil {
		return nil, cost{}, err
	}
	delta.FromAffine(&pk.G2.Delta)
	bs.AddAssign(delta.ScalarMultiplication(&delta, s.BigInt(&factor))).AddMixed(&pk.G2.Beta)

	proof := &backend.Proof{}
	proof.Ar.FromJacobian(&ar)
	proof.Krs.FromJacobian(&krs)
	proof.Bs.FromJacobian(&bs)
	return proof, took, nil
}

// finite leaves out the values whose points are neutral, which a key does not have.
func finite(values []fr.Element, neutral []bool) []fr.Element {
	kept := make([]fr.Element, 0, len(values))
	for i, value := range values {
		if !neutral[i] {
			kept = append(kept, value)
		}
	}
	return kept
}

// quotient is (a b - c) / (x^n - 1) of the polynomials with these values.
func quotient(a, b, c []fr.Element, domain *fft.Domain) []fr.Element {
	n := domain.Cardinality
	var each sync.WaitGroup
	for _, p := range []*[]fr.Element{&a, &b, &c} {
		each.Go(func() {
			*p = append(*p, make([]fr.Element, n-uint64(len(*p)))...)
			domain.FFTInverse(*p, fft.DIF)
			domain.FFT(*p, fft.DIT, fft.OnCoset())
		})
	}
	each.Wait()
	var one, factor fr.Element
	one.SetOne()
	factor.Exp(domain.FrMultiplicativeGen, new(big.Int).SetUint64(n))
	factor.Sub(&factor, &one).Inverse(&factor)
	for i := range a {
		a[i].Mul(&a[i], &b[i]).Sub(&a[i], &c[i]).Mul(&a[i], &factor)
	}
	domain.FFTInverse(a, fft.DIF, fft.OnCoset())
	return a
}
