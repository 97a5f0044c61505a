#!/bin/sh
# The unit against the golden model's vectors: ./test.sh [icarus|verilator]. Without a word: @preferred@, which is
# the quicker one here, or else the other. Ends with "PASS <cases>" and exit code 0, or says what differs and ends
# with 1.
set -eu
cd -- "$(dirname -- "$0")"

have() { command -v "$1" >/dev/null 2>&1; }
simulator=${1:-}
if [ -z "$simulator" ]; then
    simulator=@preferred@
    if [ "$simulator" = icarus ] && ! have iverilog; then simulator=verilator; fi
    if [ "$simulator" = verilator ] && ! have verilator && have iverilog; then simulator=icarus; fi
fi
top=@unit@_tb
mkdir -p build
case $simulator in
icarus)
    have iverilog || { echo "test.sh: iverilog is missing (Debian: iverilog)" >&2; exit 2; }
    iverilog -g2012 -Wall -s "$top" -o build/unit.vvp -c sim.f
    run="vvp -n build/unit.vvp"
    ;;
verilator)
    have verilator || { echo "test.sh: verilator is missing (Debian: verilator g++ make)" >&2; exit 2; }
    verilator --binary --timing -O3 -Wno-fatal -Wno-lint -Wno-style --output-split 5000 --output-split-cfuncs 500 \
        -CFLAGS "-O1 -std=gnu++20" -LDFLAGS -pthread -MAKEFLAGS CFG_CXXFLAGS_PCH_I=-include -j 0 \
        --Mdir build/verilator --prefix unit --top-module "$top" -f sim.f >build/verilator.log 2>&1 ||
        { cat build/verilator.log >&2; exit 1; }
    run=build/verilator/unit
    ;;
*)
    echo "test.sh: $simulator is neither icarus nor verilator" >&2
    exit 2
    ;;
esac
for stalls in 0 1; do
    echo "$simulator: @unit@, @bits@ bits, stalls $stalls"
    $run +vectors=vectors.txt +tables=tables +stalls=$stalls >build/run.log 2>&1 || { cat build/run.log; exit 1; }
    if ! grep '^PASS' build/run.log; then
        cat build/run.log
        exit 1
    fi
done
