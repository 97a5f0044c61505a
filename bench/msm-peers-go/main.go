// gnark-crypto's multi-scalar multiplication as a server on stdin and stdout; bench/msm-peers/src/main.rs describes the protocol.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strconv"
	"strings"
	"syscall"
	"time"
)

const library = "github.com/consensys/gnark-crypto"

type answer map[string]any

func main() {
	out := json.NewEncoder(os.Stdout)
	threads := runtime.NumCPU()
	peer := answer{"name": "gnark", "title": "gnark-crypto " + version() + " MultiExp", "curves": []string{"bls12-377", "bls12-381"}}
	say(out, answer{"peers": []answer{peer}, "threads": threads})
	var loaded product
	for in := bufio.NewScanner(os.Stdin); in.Scan(); {
		said, err := reply(in.Text(), threads, &loaded)
		if err != nil {
			said = answer{"error": err.Error()}
		}
		say(out, said)
	}
}

func say(out *json.Encoder, said answer) {
	if err := out.Encode(said); err != nil {
		os.Exit(1)
	}
}

func reply(line string, threads int, loaded *product) (answer, error) {
	words := strings.SplitN(line, " ", 3)
	if len(words) == 3 && words[0] == "load" {
		load, known := curves[words[1]]
		if !known {
			return nil, fmt.Errorf("unknown curve `%s`", words[1])
		}
		*loaded = nil
		points, err := rows(filepath.Join(words[2], "points"), 12)
		if err != nil {
			return nil, err
		}
		scalars, err := rows(filepath.Join(words[2], "scalars"), 4)
		if err != nil {
			return nil, err
		}
		if len(points) != len(scalars) {
			return nil, fmt.Errorf("%d points, but %d scalars", len(points), len(scalars))
		}
		*loaded = load(points, scalars, threads)
		return answer{"loaded": len(points)}, nil
	}
	if len(words) < 2 || words[1] != "gnark" || *loaded == nil {
		return nil, fmt.Errorf("no peer has loaded points, or not one of that name: `%s`", line)
	}
	switch {
	case len(words) == 2 && words[0] == "product":
		x, y, err := (*loaded)()
		return answer{"x": hexadecimal(x), "y": hexadecimal(y)}, err
	case len(words) == 3 && words[0] == "time":
		count, err := strconv.Atoi(words[2])
		if err != nil || count < 1 {
			return nil, fmt.Errorf("`%s` is not a positive number", words[2])
		}
		begin := now(threads)
		for range count {
			if _, _, err := (*loaded)(); err != nil {
				return nil, err
			}
		}
		return answer{"ns": (now(threads) - begin).Nanoseconds()}, nil
	}
	return nil, fmt.Errorf("unknown command `%s`", line)
}

var started = time.Now()

// The processor time of this program, or wall time where it runs on several processors.
func now(threads int) time.Duration {
	var used syscall.Rusage
	if threads > 1 || syscall.Getrusage(syscall.RUSAGE_SELF, &used) != nil {
		return time.Since(started)
	}
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}

func hexadecimal(words [6]uint64) string {
	text := "0x"
	for i := len(words) - 1; i >= 0; i-- {
		text += fmt.Sprintf("%016x", words[i])
	}
	return text
}

func version() string {
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, module := range info.Deps {
			if module.Path == library {
				return strings.TrimPrefix(module.Version, "v")
			}
		}
	}
	return "of unknown version"
}
