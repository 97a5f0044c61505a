// What the C++ drivers of all units share: a verilated model that throws, its clock, and the frame of the C ABI.
//
// unit.h is generated beside this file and includes the verilated class Vunit, which has clk_i and rst_ni. A driver
// derives its Model from Simulated. No exported function throws: those that return a number return a negative one on
// failure, those that return a pointer null, and modmill_error() says why.
//
// Built with VM_TRACE=1, a model writes the waveform of its first cycles. A clock cycle is 10 ns there: inputs change at
// the falling edge, registers at the rising one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <exception>
#include <memory>
#include <stdexcept>
#include <string>

#include "unit.h"
#if VM_TRACE
#include "verilated_fst_c.h"
#endif

#define MODMILL_API extern "C" __attribute__((visibility("default")))

// Verilator's run time would end the process on $fatal or a bad memory file; the caller gets an error instead.
void vl_fatal(const char* file, int line, const char*, const char* message) VL_MT_UNSAFE {
  throw std::runtime_error(std::string(file ? file : "") + ":" + std::to_string(line) + ": " + (message ? message : ""));
}

namespace {

thread_local std::string last_error;

// Where the waveform of a model goes and how many of its cycles it has, those of reset among them; no file for none.
struct Wave {
  const char* file;
  uint64_t cycles;
};

// A model whose memories are read from a folder. The driver sets its other inputs, then calls reset().
struct Simulated {
  VerilatedContext context;
  std::unique_ptr<Vunit> top;
  uint64_t cycles = 0;
#if VM_TRACE
  std::unique_ptr<VerilatedFstC> wave;
  uint64_t time = 0, wave_end = 0;
#endif

  Simulated(const char* tables, const Wave& asked) {
    const std::string argument = std::string("+tables=") + tables;
    const char* arguments[] = {"modmill", argument.c_str()};
    context.commandArgs(2, arguments);
    context.randReset(2);  // data without reset starts at random: nothing may depend on it
    context.randSeed(1);
    top = std::make_unique<Vunit>(&context, "unit");
    top->clk_i = top->rst_ni = 0;
#if VM_TRACE
    context.traceEverOn(true);
    if (asked.file) {
      wave = std::make_unique<VerilatedFstC>();
      wave->set_time_unit("1ns");
      wave->set_time_resolution("1ns");
      top->trace(wave.get(), DEEP);
      wave->open(asked.file);
      if (!wave->isOpen()) throw std::runtime_error(std::string(asked.file) + " cannot be written");
      wave_end = 10 * asked.cycles;
    }
#else
    if (asked.file) throw std::runtime_error("this model is built without a waveform");
#endif
  }
  ~Simulated() {
#if VM_TRACE
    if (wave) wave->close();
#endif
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
    show();
    top->clk_i = 1;
    top->eval();
    show();
    top->clk_i = 0;
    top->eval();
    ++cycles;
  }

  // Half a cycle of the waveform, if it has not ended.
  void show() {
#if VM_TRACE
    if (!wave) return;
    wave->dump(time);
    time += 5;
    if (time >= wave_end) {
      wave->close();
      wave.reset();
    }
#endif
  }
#if VM_TRACE
  static constexpr int DEEP = 999;  // levels of the hierarchy: all
#endif
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
