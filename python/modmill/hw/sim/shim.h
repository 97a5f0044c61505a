// What the C++ drivers of all units share: a verilated model that throws, its clock, and the frame of the C ABI.
//
// unit.h is generated beside this file and includes the verilated class Vunit, which has clk_i and rst_ni. A driver
// derives its Model from Simulated. No exported function throws: those that return a number return a negative one on
// failure, those that return a pointer null, and modmill_error() says why.
#pragma once

#include <cstddef>
#include <cstdint>
#include <exception>
#include <memory>
#include <stdexcept>
#include <string>

#include "unit.h"

#define MODMILL_API extern "C" __attribute__((visibility("default")))

// Verilator's run time would end the process on $fatal or a bad memory file; the caller gets an error instead.
void vl_fatal(const char* file, int line, const char*, const char* message) VL_MT_UNSAFE {
  throw std::runtime_error(std::string(file ? file : "") + ":" + std::to_string(line) + ": " + (message ? message : ""));
}

namespace {

thread_local std::string last_error;

// A model whose memories are read from a folder. The driver sets its other inputs, then calls reset().
struct Simulated {
  VerilatedContext context;
  std::unique_ptr<Vunit> top;
  uint64_t cycles = 0;

  explicit Simulated(const char* tables) {
    const std::string argument = std::string("+tables=") + tables;
    const char* arguments[] = {"modmill", argument.c_str()};
    context.commandArgs(2, arguments);
    context.randReset(2);  // data without reset starts at random: nothing may depend on it
    context.randSeed(1);
    top = std::make_unique<Vunit>(&context, "unit");
    top->clk_i = top->rst_ni = 0;
  }
  ~Simulated() {
    if (top) top->final();
    top.reset();
    Verilated::threadContextp(nullptr);
  }

  void reset() {
    top->rst_ni = 0;
    top->eval();
    for (int i = 0; i < 4; ++i) clock();
    top->rst_ni = 1;
    top->eval();
  }

  void clock() {
    top->clk_i = 1;
    top->eval();
    top->clk_i = 0;
    top->eval();
    ++cycles;
  }
};

// Verilator's run time keeps the context of this thread, which is that of the model made last, dead or alive.
template <class Model>
Model& entered(void* m) {
  Model& model = *static_cast<Model*>(m);
  Verilated::threadContextp(&model.context);
  return model;
}

// What `function` returns, or `failed` with a reason in last_error.
template <class Function, class Result>
Result guarded(Function function, Result failed) {
  try {
    return function();
  } catch (const std::exception& e) {
    last_error = e.what();
  } catch (...) {
    last_error = "unknown error in the simulation";
  }
  return failed;
}
template <class Function>
auto guarded(Function function) -> decltype(function()) {
  return guarded(function, decltype(function())(-1));
}

}  // namespace

MODMILL_API const char* modmill_error() { return last_error.c_str(); }
