// The C ABI over one verilated pipeline: many beats a call, so that the caller's language costs nothing.
//
// unit.h is generated beside this file. It includes the verilated class Vunit and defines
//   MODMILL_IN, MODMILL_OUT     32-bit words of a beat's fields, each field on whole words
//   MODMILL_PUT(P), _GET(G)     P(port, word) for every field of an input, G(port, word) for every field of a result
// No function throws; those that return int64_t return a negative number on failure, and modmill_error() says why.

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <exception>
#include <memory>
#include <stdexcept>
#include <string>

#include "unit.h"

// Verilator's run time would end the process on $fatal or a bad memory file; the caller gets an error instead.
void vl_fatal(const char* file, int line, const char*, const char* message) VL_MT_UNSAFE {
  throw std::runtime_error(std::string(file ? file : "") + ":" + std::to_string(line) + ": " + (message ? message : ""));
}

namespace {

thread_local std::string last_error;

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

struct Model {
  VerilatedContext context;
  std::unique_ptr<Vunit> top;
  uint64_t cycles = 0;
  uint64_t random = 1;
  bool waits = false;
  uint32_t kept[MODMILL_OUT] = {};

  explicit Model(const char* tables) {
    const std::string argument = std::string("+tables=") + tables;
    const char* arguments[] = {"modmill", argument.c_str()};
    context.commandArgs(2, arguments);
    context.randReset(2);  // data without reset starts at random: nothing may depend on it
    context.randSeed(1);
    top = std::make_unique<Vunit>(&context, "unit");
    top->clk_i = top->rst_ni = top->in_valid_i = top->out_ready_i = 0;
    top->eval();
    for (int i = 0; i < 4; ++i) clock();
    top->rst_ni = 1;
    top->eval();
    cycles = 0;
  }
  ~Model() {
    if (top) top->final();
    top.reset();
    Verilated::threadContextp(nullptr);
  }

  void clock() {
    top->clk_i = 1;
    top->eval();
    top->clk_i = 0;
    top->eval();
    ++cycles;
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
      if (waits && (!top->out_valid_o || std::memcmp(result, kept, sizeof kept) != 0))
        throw std::runtime_error("a result changed while it waited");
      waits = top->out_valid_o && !top->out_ready_i;
      std::memcpy(kept, result, sizeof kept);
      const bool moves = offered && top->in_ready_o;
      if (top->out_valid_o && top->out_ready_i) {
        if (came == wanted) throw std::runtime_error("more results than inputs");
        std::memcpy(out + came++ * MODMILL_OUT, result, sizeof result);
        idle = 0;
      }
      clock();
      if (moves) {
        ++taken;
        offered = false;
        idle = 0;
      }
      if (++idle > 1000) throw std::runtime_error("nothing moved for 1000 cycles");
    }
    top->in_valid_i = 0;
    return static_cast<int64_t>(came);
  }
};

// Verilator's run time keeps the context of this thread, which is that of the model made last, dead or alive.
Model& entered(void* m) {
  Model& model = *static_cast<Model*>(m);
  Verilated::threadContextp(&model.context);
  return model;
}

template <class Function>
auto guarded(Function function) -> decltype(function()) {
  try {
    return function();
  } catch (const std::exception& e) {
    last_error = e.what();
  } catch (...) {
    last_error = "unknown error in the simulation";
  }
  return decltype(function())(-1);
}

}  // namespace

#define MODMILL extern "C" __attribute__((visibility("default")))

MODMILL const char* modmill_error() { return last_error.c_str(); }

MODMILL void* modmill_new(const char* tables, uint64_t seed) {
  try {
    auto model = std::make_unique<Model>(tables);
    model->random = 2 * seed + 1;
    return model.release();
  } catch (const std::exception& e) {
    last_error = e.what();
    return nullptr;
  }
}

MODMILL void modmill_free(void* m) { delete &entered(m); }

MODMILL int64_t modmill_run(void* m, const uint32_t* in, uint64_t count, uint32_t* out, uint64_t wanted, int drain,
                            unsigned percent) {
  return guarded([&] { return entered(m).run(in, count, out, wanted, drain != 0, percent); });
}

MODMILL uint64_t modmill_cycles(void* m) { return entered(m).cycles; }
