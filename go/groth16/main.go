// Program groth16 proves a circuit over BLS12-381 with gnark, then with the sums over G1 computed by Modmill, and verifies both proofs.
//
//	groth16 [STEPS]
package main

import (
	"fmt"
	"os"
	"strconv"
	"syscall"
	"time"

	"github.com/consensys/gnark-crypto/ecc"
	"github.com/consensys/gnark-crypto/ecc/bls12-381/fr"
	backend "github.com/consensys/gnark/backend/groth16/bls12-381"
	"github.com/consensys/gnark/backend/witness"
	cs "github.com/consensys/gnark/constraint/bls12-381"
	"github.com/consensys/gnark/frontend"
	"github.com/consensys/gnark/frontend/cs/r1cs"
	"github.com/consensys/gnark/logger"

	"modmill"
)

// chain is x -> (x + i)^3, repeated: two constraints a step.
type chain struct {
	X     frontend.Variable
	Y     frontend.Variable `gnark:",public"`
	steps int
}

func (c *chain) Define(api frontend.API) error {
	x := c.X
	for i := range c.steps {
		t := api.Add(x, i)
		x = api.Mul(t, t, t)
	}
	api.AssertIsEqual(x, c.Y)
	return nil
}

// job is a circuit with its keys and a witness.
type job struct {
	circuit *cs.R1CS
	pk      backend.ProvingKey
	vk      backend.VerifyingKey
	full    witness.Witness
	public  fr.Vector
}

func newJob(steps int) (*job, error) {
	compiled, err := frontend.Compile(ecc.BLS12_381.ScalarField(), r1cs.NewBuilder, &chain{steps: steps})
	if err != nil {
		return nil, err
	}
	j := &job{circuit: compiled.(*cs.R1CS)}
	if err := backend.Setup(j.circuit, &j.pk, &j.vk); err != nil {
		return nil, err
	}
	x := fr.NewElement(3)
	y := x
	for i := range steps {
		t, k := y, fr.NewElement(uint64(i))
		t.Add(&t, &k)
		y.Square(&t).Mul(&y, &t)
	}
	if j.full, err = frontend.NewWitness(&chain{X: x, Y: y}, ecc.BLS12_381.ScalarField()); err != nil {
		return nil, err
	}
	j.public = fr.Vector{y}
	return j, nil
}

func (j *job) verify(proof *backend.Proof) error { return backend.Verify(proof, &j.vk, j.public) }

// cost is what work takes: time on the clock, and processor time of all threads, which other programs disturb less.
type cost struct{ clock, processors time.Duration }

func (c cost) String() string {
	return fmt.Sprintf("%8.3f s (%8.3f s of processors)", c.clock.Seconds(), c.processors.Seconds())
}

func now() cost {
	var used syscall.Rusage
	_ = syscall.Getrusage(syscall.RUSAGE_SELF, &used) // of this process it cannot fail
	return cost{time.Duration(time.Now().UnixNano()), time.Duration(used.Utime.Nano() + used.Stime.Nano())}
}

func since(begin cost) cost {
	end := now()
	return cost{end.clock - begin.clock, end.processors - begin.processors}
}

// least is the less of each, of a, which may be zero yet, and b.
func least(a, b cost) cost {
	if a == (cost{}) {
		return b
	}
	return cost{min(a.clock, b.clock), min(a.processors, b.processors)}
}

// timed runs work some times and returns the least that it took.
func timed(rounds int, work func() error) (best cost, err error) {
	for range rounds {
		begin := now()
		if err := work(); err != nil {
			return best, err
		}
		best = least(best, since(begin))
	}
	return best, nil
}

func run(steps int) error {
	const rounds = 3
	j, err := newJob(steps)
	if err != nil {
		return err
	}
	fmt.Printf("%d constraints, points of the key: %d A, %d B, %d K, %d Z\n", j.circuit.GetNbConstraints(), len(j.pk.G1.A), len(j.pk.G1.B),
		len(j.pk.G1.K), len(j.pk.G1.Z))
	whole, err := timed(rounds, func() error {
		proof, err := backend.Prove(j.circuit, &j.pk, j.full)
		if err != nil {
			return err
		}
		return j.verify(proof)
	})
	if err != nil {
		return err
	}
	fmt.Printf("gnark's prover              %v\n", whole)

	begin := now()
	prepared, err := modmillSums(&j.pk, modmill.PrepareOptions{Checks: "none"})
	if err != nil {
		return err
	}
	fmt.Printf("points prepared, once a key %v\n", since(begin))
	for _, with := range []struct {
		name string
		sums sums
	}{{"gnark-crypto", gnarkSums(&j.pk)}, {"Modmill", prepared}} {
		var g1 cost
		whole, err := timed(rounds, func() error {
			proof, took, err := prove(j.circuit, &j.pk, j.full, with.sums)
			if err != nil {
				return err
			}
			g1 = least(g1, took)
			return j.verify(proof)
		})
		if err != nil {
			return err
		}
		fmt.Printf("G1 by %-12s          %v, of these the sums %v\n", with.name, whole, g1)
	}
	return nil
}

func main() {
	logger.Disable()
	steps := 1 << 15
	if len(os.Args) > 1 {
		n, err := strconv.Atoi(os.Args[1])
		if err != nil || n < 1 {
			fmt.Fprintf(os.Stderr, "groth16: STEPS must be a number from 1 on (got %q)\n", os.Args[1])
			os.Exit(2)
		}
		steps = n
	}
	if err := run(steps); err != nil {
		fmt.Fprintln(os.Stderr, "groth16:", err)
		os.Exit(1)
	}
}
