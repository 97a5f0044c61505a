// The C ABI over one verilated unit: many clock cycles a call, so that the caller's language costs nothing.
//
// unit.h is generated beside this file. It includes the verilated class Vunit and defines
//   MODMILL_WORDS       words of a number
//   MODMILL_PROBES(P)   P(index, member of the model's root) for every stage register that can be read
//   MODMILL_FAILED(top) whether the self-check of the unit failed, 0 where there is none

#include <cstring>

#include "shim.h"

namespace {

struct Model : Simulated {
  uint32_t words[MODMILL_WORDS] = {};
  unsigned taken = 0;
  uint64_t out_steps = 0;
  int out_final = 0;

  Model(const char* tables, const Wave& wave) : Simulated(tables, wave) {
    top->in_valid_i = top->in_data_i = top->start_i = top->stop_i = top->snapshot_i = top->out_ready_i = 0;
    top->steps_i = 0;
    reset();
  }

  int load(const uint32_t* x) {
    for (unsigned i = 0; i < MODMILL_WORDS; ++i) {
      top->in_valid_i = 1;
      top->in_data_i = x[i];
      top->eval();
      if (!top->in_ready_o) {
        top->in_valid_i = 0;
        throw std::runtime_error("the unit takes no words: it is busy, or holds a number already");
      }
      clock();
    }
    top->in_valid_i = 0;
    return 0;
  }

  // Clocks until a whole number came out (1) or `limit` cycles passed (0).
  int run(uint64_t limit) {
    if (taken == MODMILL_WORDS) taken = 0;
    top->out_ready_i = 1;
    for (; limit; --limit) {
      if (top->out_valid_o) {
        out_steps = top->out_steps_o;
        out_final = top->out_final_o;
        const bool last = top->out_last_o;
        words[taken++] = top->out_data_o;
        if (last != (taken == MODMILL_WORDS)) throw std::runtime_error("the unit ends a number at the wrong word");
      }
      clock();
      if (taken == MODMILL_WORDS) {
        top->out_ready_i = 0;
        return 1;
      }
    }
    return 0;
  }
};

template <class T>
int copy(const T& value, uint32_t* out) {
  constexpr int count = static_cast<int>((sizeof(T) + 3) / 4);
  std::memset(out, 0, 4 * count);
  std::memcpy(out, &value, sizeof(T));
  return count;
}

template <std::size_t Words>
int copy(const VlWide<Words>& value, uint32_t* out) {
  for (std::size_t i = 0; i < Words; ++i) out[i] = value[i];
  return static_cast<int>(Words);
}

}  // namespace

// A model after reset, its tables read from a folder; null on failure.
MODMILL_API void* modmill_new(const char* tables, const char* wave, uint64_t cycles) {
  return guarded([&]() -> void* { return new Model(tables, {wave, cycles}); }, static_cast<void*>(nullptr));
}

MODMILL_API void modmill_free(void* m) {
  guarded([&] { delete &entered<Model>(m); return 0; });
}

MODMILL_API int modmill_load(void* m, const uint32_t* x) {
  return guarded([&] { return entered<Model>(m).load(x); });
}

// One cycle with the named pins high: bit 0 start (with steps), 1 stop, 2 snapshot.
MODMILL_API int modmill_command(void* m, int pins, uint64_t steps) {
  return guarded([&] {
    Model& model = entered<Model>(m);
    model.top->start_i = pins & 1;
    model.top->stop_i = pins >> 1 & 1;
    model.top->snapshot_i = pins >> 2 & 1;
    model.top->steps_i = steps;
    model.top->out_ready_i = 0;
    model.clock();
    model.top->start_i = model.top->stop_i = model.top->snapshot_i = 0;
    model.top->eval();
    return 0;
  });
}

MODMILL_API int modmill_run(void* m, uint64_t cycles) {
  return guarded([&] { return entered<Model>(m).run(cycles); });
}

// The number that came out last.
MODMILL_API void modmill_words(void* m, uint32_t* x) {
  std::memcpy(x, entered<Model>(m).words, sizeof(uint32_t) * MODMILL_WORDS);
}

// 0 cycles, 1 steps done, 2 branches, 3 busy, 4 steps of the number that came out last, 5 whether it was the final one,
// 6 whether the self-check failed.
MODMILL_API uint64_t modmill_count(void* m, int what) {
  Model& model = entered<Model>(m);
  switch (what) {
    case 0: return model.cycles;
    case 1: return model.top->steps_done_o;
    case 2: return model.top->branches_o;
    case 3: return model.top->busy_o;
    case 4: return model.out_steps;
    case 6: return MODMILL_FAILED(*model.top);
    default: return static_cast<uint64_t>(model.out_final);
  }
}

// One cycle with all inputs low.
MODMILL_API int modmill_tick(void* m) {
  return guarded([&] {
    Model& model = entered<Model>(m);
    model.top->out_ready_i = 0;
    model.clock();
    return 0;
  });
}

// Copies a probe into `out` and returns how many 32-bit words it has.
MODMILL_API int modmill_peek(void* m, int probe, uint32_t* out) {
  const auto& root = *entered<Model>(m).top->rootp;
  switch (probe) {
#define MODMILL_CASE(index, member) \
  case index: return copy(root.member, out);
    MODMILL_PROBES(MODMILL_CASE)
#undef MODMILL_CASE
    default: last_error = "no such probe"; return -1;
  }
}
