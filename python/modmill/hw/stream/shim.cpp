// The C ABI over a verilated unit between streams: many beats a call, so that the caller's language costs nothing.
//
// unit.h is generated beside this file. It includes the verilated class Vunit and defines
//   Sources, Sinks, Answers   a tuple of the unit's streams in that the caller feeds, those out, and those in that a
//                             memory feeds. Each is a struct of a `name`, the `words` of a beat, the ports valid() and
//                             ready(), and fields(unit, f), which calls f(port, word) for each field of a beat: 32-bit
//                             words, each field on whole words. A sink says by which of the memories its beats are
//                             `taken` as requests, -1 for none. An answer has the place of its requests among the
//                             `sink`s, and in these of the `first` word's number, of `first_words`, and of the `length`,
//                             -1 where each is of one word; and the `bytes` of a word
//   MODMILL_COUNTERS(C)       C(index, port) for every counter of the unit
//   MODMILL_COMMANDS(C)       C(index, port) for every command of the unit
//   MODMILL_SIGNALS(S)        S(index, member of the model's root) for every signal that stays readable
//   MODMILL_PROGRESS(top)     a number that changes while the unit works although no beat moves
//   MODMILL_PATIENCE          cycles without a beat after which a run is given up

#include <cstring>
#include <deque>
#include <tuple>
#include <utility>
#include <vector>

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

template <class T>
int copy(const T& value, uint32_t* words) {
  get(value, words);
  return static_cast<int>((sizeof(T) + 3) / 4);
}

// Calls f(stream, place) for the streams of a list.
template <class List, class F, std::size_t... Place>
void each(F&& f, std::index_sequence<Place...>) {
  (f(std::tuple_element_t<Place, List>{}, Place), ...);
}
template <class List, class F>
void each(F&& f) {
  each<List>(f, std::make_index_sequence<std::tuple_size_v<List>>{});
}
template <class List>
constexpr std::size_t count = std::tuple_size_v<List>;

// The unit breaks a rule of its streams, or stops.
struct Broken : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// True in `percent` of the cycles (xorshift64).
struct Random {
  uint64_t state;
  bool stalls(unsigned percent) {
    if (percent == 0) return false;
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (state >> 32) % 100 < percent;
  }
};

struct Source {
  const uint32_t* rows = nullptr;
  uint64_t left = 0;
  uint64_t refused = 0;  // cycles in which a beat was offered and not taken
  unsigned percent = 0;
  bool offered = false;
};

struct Sink {
  uint32_t* rows = nullptr;  // where results go; without a place, any number of them may come
  uint64_t wanted = 0, came = 0;
  uint64_t waited = 0;  // cycles in which a beat was there and not taken
  unsigned percent = 0;
  bool waits = false;
  std::vector<uint32_t> now, kept;
  std::size_t slow_word = 0;  // a beat with this value in this word is refused for so many cycles
  uint32_t slow_value = 0;
  uint64_t slow_cycles = 0, slow_left = 0;
};

// A memory outside the chip, cycle for cycle that of memory.py.
struct Memory {
  struct Burst {
    uint64_t due, next, end;
  };
  const uint32_t* rows = nullptr;
  uint64_t count = 0, latency = 1, held = 1, longest = 1, page = 1;
  unsigned percent = 0;
  Random random{1};
  std::deque<Burst> waiting;
  const uint32_t* word = nullptr;
  bool ready = false;
  uint64_t cycles = 0, requests = 0, bytes = 0, waited = 0;

  void take(uint64_t first, uint64_t words, uint64_t size) {
    const auto refuse = [&](const std::string& why) {
      throw Broken("cycle " + std::to_string(cycles) + ": a request of " + std::to_string(words) +
                   " words from word " + std::to_string(first) + " on " + why);
    };
    if (words < 1 || words > longest) refuse("must have 1 to " + std::to_string(longest) + " words");
    if (first >= count || words > count - first) refuse("is outside a memory of " + std::to_string(count) + " words");
    if (words > 1 && first * size / page != ((first + words) * size - 1) / page)
      refuse("crosses a boundary of " + std::to_string(page) + " bytes");
    waiting.push_back({cycles + latency, first, first + words});
    ++requests;
  }
  void clock(std::size_t width, uint64_t size, bool taken) {
    if (word && taken) {
      word = nullptr;
      bytes += size;
    } else if (word) {
      ++waited;
    }
    ++cycles;
    draw(width);
  }
  void draw(std::size_t width) {
    ready = waiting.size() < held && !stalls();
    if (word || waiting.empty() || cycles < waiting.front().due || stalls()) return;
    Burst& burst = waiting.front();
    word = rows + burst.next++ * width;
    if (burst.next == burst.end) waiting.pop_front();
  }

 private:
  bool stalls() { return percent > 0 && random.stalls(percent); }
};

struct Model : Simulated {
  Random random;
  Source sources[count<Sources> + 1];
  Sink sinks[count<Sinks> + 1];
  Memory memories[count<Answers> + 1];
  uint64_t idle = 0, progress = 0;
  bool changed = false;  // an input since the outputs were computed

  Model(const char* tables, const Wave& wave, uint64_t seed) : Simulated(tables, wave), random{2 * seed + 1} {
    each<Sources>([&](auto port, std::size_t) { port.valid(*top) = 0; });
    each<Answers>([&](auto port, std::size_t) { port.valid(*top) = 0; });
    each<Sinks>([&](auto port, std::size_t i) {
      port.ready(*top) = 0;
      sinks[i].now.resize(port.words);
      sinks[i].kept.resize(port.words);
    });
    command(0);
    reset();
    cycles = 0;
  }

  void start(const uint32_t* const* given, const uint64_t* counts, uint32_t* const* results, const uint64_t* wanted) {
    for (std::size_t i = 0; i < count<Sources>; ++i) {
      sources[i].rows = given[i];
      sources[i].left = counts[i];
    }
    for (std::size_t i = 0; i < count<Sinks>; ++i) {
      sinks[i].rows = results[i];
      sinks[i].wanted = wanted[i];
      sinks[i].came = 0;
    }
    idle = 0;
  }

  // Goes on until all beats are taken and, with `drain`, all results are there, but for so many cycles at most. Returns
  // whether it ended.
  bool run(uint64_t most, bool drain) {
    for (; !done(drain); --most) {
      if (most == 0) return false;
      step();
    }
    rest();
    return true;
  }

  // What is under way is lost; cycles and counts of streams and memories go on.
  void restart() {
    for (Source& s : sources) {
      s.left = 0;
      s.offered = false;
    }
    for (Sink& s : sinks) s.waits = false;
    each<Answers>([&](auto port, std::size_t i) {
      port.valid(*top) = 0;
      memories[i].waiting.clear();
      memories[i].word = nullptr;
      memories[i].draw(port.words);
    });
    rest();
    reset();
  }

  // A cycle in which the commands with a bit in `pins` are high and no beat moves.
  void once(unsigned pins) {
    each<Sinks>([&](auto port, std::size_t) { port.ready(*top) = 0; });
    command(pins);
    rest();
    clock();
    command(0);
    top->eval();
  }

 private:
  void command([[maybe_unused]] unsigned pins) {
#define C(index, port) top->port = pins >> index & 1;
    MODMILL_COMMANDS(C)
#undef C
  }

  // No beat is offered.
  void rest() {
    each<Sources>([&](auto port, std::size_t) { port.valid(*top) = 0; });
    top->eval();
  }

  template <class Pin>
  void set(Pin& pin, bool value) {
    changed |= pin != value;
    pin = value;
  }

  bool done(bool drain) const {
    for (const Source& s : sources)
      if (s.left) return false;
    if (drain)
      for (const Sink& s : sinks)
        if (s.came < s.wanted) return false;
    return true;
  }

  void step() {
    each<Sources>([&](auto port, std::size_t i) { offer(port, sources[i]); });
    each<Answers>([&](auto port, std::size_t i) {
      const uint32_t* row = memories[i].word;
      if (row) port.fields(*top, [&](auto& field, std::size_t word) { put(field, row + word); });
      changed |= row != nullptr;
      set(port.valid(*top), row != nullptr);
    });
    each<Sinks>([&](auto port, std::size_t i) {
      if constexpr (port.taken < 0)
        set(port.ready(*top), !random.stalls(sinks[i].percent));
      else
        set(port.ready(*top), memories[port.taken].ready);
    });
    if (changed) top->eval();
    changed = false;
    bool moves = false, moved[count<Sources> + 1] = {}, came[count<Sinks> + 1] = {};
    each<Sinks>([&](auto port, std::size_t i) { moves |= came[i] = give(port, sinks[i]); });
    each<Sources>([&](auto port, std::size_t i) {
      moves |= moved[i] = sources[i].offered && port.ready(*top);
      sources[i].refused += sources[i].offered && !moved[i];
    });
    each<Answers>([&](auto port, std::size_t i) {
      const uint32_t* asked = sinks[port.sink].now.data();
      if (came[port.sink]) {
        uint64_t first = asked[port.first];
        if constexpr (port.first_words > 1) first |= static_cast<uint64_t>(asked[port.first + 1]) << 32;
        uint64_t length = 1;
        if constexpr (port.length >= 0) length = asked[port.length];
        memories[i].take(first, length, port.bytes);
      }
      const bool taken = port.ready(*top);
      moves |= memories[i].word && taken;
      memories[i].clock(port.words, port.bytes, taken);
    });
    clock();
    each<Sources>([&](auto port, std::size_t i) {
      if (!moved[i]) return;
      sources[i].rows += port.words;
      --sources[i].left;
      sources[i].offered = false;
    });
    const uint64_t seen = MODMILL_PROGRESS((*top));
    idle = moves || seen != progress ? 0 : idle + 1;
    progress = seen;
    if (idle >= MODMILL_PATIENCE)
      throw Broken("nothing moved for " + std::to_string(MODMILL_PATIENCE) + " cycles");
  }

  template <class Port>
  void offer(Port port, Source& s) {
    if (s.left && !s.offered && !random.stalls(s.percent)) {
      port.fields(*top, [&](auto& field, std::size_t word) { put(field, s.rows + word); });
      s.offered = changed = true;
    }
    set(port.valid(*top), s.offered);
  }

  // Takes a beat if there is one. It may not change while it waits.
  template <class Port>
  bool give(Port port, Sink& s) {
    if (!port.valid(*top)) {
      if (s.waits) fail(port, "a result changed while it waited");
      return false;
    }
    port.fields(*top, [&](auto& field, std::size_t word) { get(field, s.now.data() + word); });
    if (s.slow_cycles && s.now[s.slow_word] == s.slow_value) {
      if (s.slow_left) {
        --s.slow_left;
        port.ready(*top) = 0;
        top->eval();
      } else if (port.ready(*top)) {
        s.slow_left = s.slow_cycles;
      }
    }
    const bool taken = port.ready(*top);
    if (s.waits && s.now != s.kept) fail(port, "a result changed while it waited");
    s.waits = !taken;
    s.waited += s.waits;
    if (s.waits) s.kept = s.now;
    if (!taken) return false;
    if (!s.rows) return true;
    if (s.came == s.wanted) fail(port, "a result that no input explains");
    std::memcpy(s.rows + s.came++ * port.words, s.now.data(), sizeof(uint32_t) * port.words);
    return true;
  }

  template <class Port>
  [[noreturn]] void fail(Port port, const std::string& what) {
    throw Broken(count<Sinks> > 1 ? what + " (stream " + port.name + ")" : what);
  }
};

}  // namespace

MODMILL_API void* modmill_new(const char* tables, const char* wave, uint64_t cycles, uint64_t seed) {
  return guarded([&]() -> void* { return new Model(tables, {wave, cycles}, seed); }, static_cast<void*>(nullptr));
}

MODMILL_API void modmill_free(void* m) {
  guarded([&] { delete &entered<Model>(m); return 0; });
}

// Per cent of the cycles in which a stream stalls, the sources before the sinks.
MODMILL_API void modmill_stall(void* m, const unsigned* percent) {
  Model& model = entered<Model>(m);
  for (std::size_t i = 0; i < count<Sources>; ++i) model.sources[i].percent = *percent++;
  for (std::size_t i = 0; i < count<Sinks>; ++i) model.sinks[i].percent = *percent++;
}

// The contents of a memory, which stay the caller's, and its latency, requests held, longest burst, page and stalls.
MODMILL_API void modmill_memory(void* m, int which, const uint32_t* rows, uint64_t count, const uint64_t* shape,
                                uint64_t seed) {
  Memory& memory = entered<Model>(m).memories[which];
  memory.rows = rows;
  memory.count = count;
  memory.latency = shape[0];
  memory.held = shape[1];
  memory.longest = shape[2];
  memory.page = shape[3];
  memory.percent = static_cast<unsigned>(shape[4]);
  memory.random.state = 2 * seed + 1;
  each<Answers>([&](auto port, std::size_t i) { if (i == static_cast<std::size_t>(which)) memory.draw(port.words); });
}

// Beats for each source, and room for the results that are wanted of each sink; none for a sink of any number of them.
MODMILL_API void modmill_start(void* m, const uint32_t* const* given, const uint64_t* counts, uint32_t* const* results,
                               const uint64_t* wanted) {
  entered<Model>(m).start(given, counts, results, wanted);
}

// 1: all are taken and, with `drain`, all results are there; 0: not yet, after so many cycles; -2: the unit is wrong.
MODMILL_API int64_t modmill_run(void* m, uint64_t most, int drain) {
  return guarded([&]() -> int64_t {
    try {
      return entered<Model>(m).run(most, drain != 0);
    } catch (const Broken& e) {
      last_error = e.what();
      return -2;
    }
  });
}

// Resets the unit, which loses what is under way.
MODMILL_API int modmill_restart(void* m) {
  return guarded([&] {
    entered<Model>(m).restart();
    return 0;
  });
}

// One cycle in which the commands with a bit in `pins` are high; no beat moves.
MODMILL_API int modmill_command(void* m, unsigned pins) {
  return guarded([&] {
    entered<Model>(m).once(pins);
    return 0;
  });
}

// Copies a signal that stays readable and returns how many 32-bit words it has.
MODMILL_API int modmill_peek(void* m, int which, uint32_t* words) {
  [[maybe_unused]] const auto& root = *entered<Model>(m).top->rootp;
  switch (which) {
#define MODMILL_CASE(index, member) \
  case index: return copy(root.member, words);
    MODMILL_SIGNALS(MODMILL_CASE)
#undef MODMILL_CASE
    default: last_error = "no such signal"; return -1;
  }
}

// From now on each result of a sink with `value` in a word of the beat is refused for so many cycles first.
MODMILL_API void modmill_slow(void* m, int which, uint64_t word, uint32_t value, uint64_t cycles) {
  Sink& sink = entered<Model>(m).sinks[which];
  sink.slow_word = word;
  sink.slow_value = value;
  sink.slow_cycles = sink.slow_left = cycles;
}

// 0 cycles, 1 the unit's own counter `which`; of source `which` 2 beats left, 3 refused; of sink `which` 4 results that
// came, 5 waited; of memory `which` 6 requests, 7 bytes, 8 waited.
MODMILL_API uint64_t modmill_count(void* m, int what, int which) {
  Model& model = entered<Model>(m);
  switch (what) {
    case 0: return model.cycles;
    case 1:
      switch (which) {
#define MODMILL_CASE(index, port) \
  case index: return model.top->port;
        MODMILL_COUNTERS(MODMILL_CASE)
#undef MODMILL_CASE
        default: return 0;
      }
    case 2: return model.sources[which].left;
    case 3: return model.sources[which].refused;
    case 4: return model.sinks[which].came;
    case 5: return model.sinks[which].waited;
    case 6: return model.memories[which].requests;
    case 7: return model.memories[which].bytes;
    case 8: return model.memories[which].waited;
    default: return 0;
  }
}
