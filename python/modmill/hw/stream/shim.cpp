// The C ABI over one verilated pipeline: many beats a call, so that the caller's language costs nothing.
//
// unit.h is generated beside this file. It includes the verilated class Vunit and defines
//   MODMILL_IN, MODMILL_OUT     32-bit words of a beat's fields, each field on whole words
//   MODMILL_PUT(P), _GET(G)     P(port, word) for every field of an input, G(port, word) for every field of a result
//   MODMILL_COUNTERS(C)         C(index, port) for every counter of the unit
//   MODMILL_PATIENCE            cycles without a beat after which a run is given up

#include <cstring>

#include "shim.h"

namespace {

template <class T>
void put(T& port, const uint32_t* words) {
  uint64_t value = words[0];
  if (sizeof(T) > 4) value |= static_cast<uint64_t>(words[1]) << 32;
  port = static_cast<T>(value);
}
template <std::size_t Words>
void put(VlWide<Words>& port, const uint32_t* words) {
  for (std::size_t i = 0; i < Words; ++i) port[i] = words[i];
}
template <class T>
void get(const T& port, uint32_t* words) {
  const uint64_t value = port;
  words[0] = static_cast<uint32_t>(value);
  if (sizeof(T) > 4) words[1] = static_cast<uint32_t>(value >> 32);
}
template <std::size_t Words>
void get(const VlWide<Words>& port, uint32_t* words) {
  for (std::size_t i = 0; i < Words; ++i) words[i] = port[i];
}

struct Model : Simulated {
  uint64_t random;
  uint64_t refused = 0, waited = 0;  // cycles in which an input, a result was offered and not taken
  bool waits = false;
  std::size_t slow_word = 0;  // a result with this value in this word is refused for so many cycles
  uint32_t slow_value = 0;
  uint64_t slow_cycles = 0, slow_left = 0;
  uint32_t kept[MODMILL_OUT] = {};

  Model(const char* tables, const Wave& wave, uint64_t seed) : Simulated(tables, wave), random(2 * seed + 1) {
    top->in_valid_i = top->out_ready_i = 0;
    reset();
    cycles = 0;
  }

  // True in `percent` of the cycles (xorshift64).
  bool stalls(unsigned percent) {
    random ^= random << 13;
    random ^= random >> 7;
    random ^= random << 17;
    return (random >> 32) % 100 < percent;
  }

  // Offers `count` inputs and stores what comes out, up to `wanted` results; with `drain` until they are all there, else
  // until the inputs are taken. Returns how many results came.
  int64_t run(const uint32_t* in, uint64_t count, uint32_t* out, uint64_t wanted, bool drain, unsigned percent) {
    uint64_t taken = 0, came = 0, idle = 0;
    bool offered = false;
    while (taken < count || (drain && came < wanted)) {
      if (taken < count && !offered && !stalls(percent)) {
        const uint32_t* words = in + taken * MODMILL_IN;
#define P(port, word) put(top->port, words + word);
        MODMILL_PUT(P)
        offered = true;
      }
      top->in_valid_i = offered;
      top->out_ready_i = !stalls(percent);
      top->eval();
      uint32_t result[MODMILL_OUT] = {};
#define G(port, word) get(top->port, result + word);
      MODMILL_GET(G)
      if (slow_cycles && top->out_valid_o && result[slow_word] == slow_value) {
        if (slow_left) {
          --slow_left;
          top->out_ready_i = 0;
          top->eval();
        } else if (top->out_ready_i) {
          slow_left = slow_cycles;
        }
      }
      if (waits && (!top->out_valid_o || std::memcmp(result, kept, sizeof kept) != 0))
        throw std::runtime_error("a result changed while it waited");
      waits = top->out_valid_o && !top->out_ready_i;
      waited += waits;
      std::memcpy(kept, result, sizeof kept);
      const bool moves = offered && top->in_ready_o;
      refused += offered && !moves;
      if (top->out_valid_o && top->out_ready_i) {
        if (came == wanted) throw std::runtime_error("a result that no input explains");
        std::memcpy(out + came++ * MODMILL_OUT, result, sizeof result);
        idle = 0;
      }
      clock();
      if (moves) {
        ++taken;
        offered = false;
        idle = 0;
      }
      if (++idle > MODMILL_PATIENCE)
        throw std::runtime_error("nothing moved for " + std::to_string(MODMILL_PATIENCE) + " cycles");
    }
    top->in_valid_i = 0;
    return static_cast<int64_t>(came);
  }
};

}  // namespace

MODMILL_API void* modmill_new(const char* tables, const char* wave, uint64_t cycles, uint64_t seed) {
  return guarded([&]() -> void* { return new Model(tables, {wave, cycles}, seed); }, static_cast<void*>(nullptr));
}

MODMILL_API void modmill_free(void* m) {
  guarded([&] { delete &entered<Model>(m); return 0; });
}

MODMILL_API int64_t modmill_run(void* m, const uint32_t* in, uint64_t count, uint32_t* out, uint64_t wanted, int drain,
                                unsigned percent) {
  return guarded([&] { return entered<Model>(m).run(in, count, out, wanted, drain != 0, percent); });
}

// From now on each result with `value` in a word of the beat is refused for so many cycles first.
MODMILL_API void modmill_slow(void* m, uint64_t word, uint32_t value, uint64_t cycles) {
  Model& model = entered<Model>(m);
  model.slow_word = word;
  model.slow_value = value;
  model.slow_cycles = model.slow_left = cycles;
}

// 0 cycles, 1 refused, 2 waited, from 3 on the unit's own counters.
MODMILL_API uint64_t modmill_count(void* m, int what) {
  Model& model = entered<Model>(m);
  switch (what) {
    case 0: return model.cycles;
    case 1: return model.refused;
    case 2: return model.waited;
#define MODMILL_CASE(index, port) \
  case 3 + index: return model.top->port;
    MODMILL_COUNTERS(MODMILL_CASE)
#undef MODMILL_CASE
    default: return 0;
  }
}
