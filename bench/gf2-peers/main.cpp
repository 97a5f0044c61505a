// Other libraries' GF(2^m) as a server on stdin and stdout, so that a benchmark can time them in turn with Modmill, which is
// not built for one machine as they are.
//
// At the start one line of JSON says who is here: {"peers": [{"name", "title"}]}. Then each line of input is answered by one
// line of JSON, {"error": text} where something is wrong with it:
//
//   load FILE             takes modulus and operands (data.cpp has the format); answers {"loaded": N}
//   write NAME OP FILE    does OP on every element, and writes the results as little-endian words; answers {"written": N}
//   time NAME OP COUNT    does OP on the next COUNT elements, going round; answers {"ns", "count"}, ns being processor time
//
// OP is mul (a b), square (a^2), inv (1 / a) or pow (a^e, e being in the file). The end of input ends it.
#include "peer.h"

#include <ctime>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>

namespace {

std::string quoted(const std::string& text) {
    std::string made = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') made += '\\';
        made += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
    }
    return made + '"';
}

long long processor_ns() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return now.tv_sec * 1'000'000'000LL + now.tv_nsec;
}

Op op_of(const std::string& word) {
    static const std::map<std::string, Op> known{{"mul", Op::mul}, {"square", Op::square}, {"inv", Op::inv}, {"pow", Op::pow}};
    const auto found = known.find(word);
    if (found == known.end()) throw Refused("no operation is called " + word + "; there are: mul, square, inv, pow");
    return found->second;
}

class Server {
public:
    Server() {
        for (auto make : {ntl_peer, openssl_peer})
            if (auto peer = make()) peers_.push_back(std::move(peer));
    }

    std::string hello() const {
        std::string list;
        for (const auto& peer : peers_) {
            list += (list.empty() ? "" : ", ");
            list += "{\"name\": " + quoted(peer->name()) + ", \"title\": " + quoted(peer->title()) + "}";
        }
        return "{\"peers\": [" + list + "]}";
    }

    std::string answer(const std::string& line) {
        std::istringstream words(line);
        std::string command, name, op, rest;
        words >> command;
        if (command == "load") {
            std::getline(words >> std::ws, rest);
            return load(rest);
        }
        words >> name >> op;
        std::getline(words >> std::ws, rest);
        if (command == "write") return write(find(name), op_of(op), rest);
        if (command == "time") return time(find(name), op_of(op), rest);
        throw Refused("no command: " + line + "; there are: load FILE, write NAME OP FILE, time NAME OP COUNT");
    }

private:
    std::string load(const std::string& path) {
        data_ = std::make_unique<Data>(read_data(path));
        for (const auto& peer : peers_) peer->load(*data_);
        next_ = 0;
        return "{\"loaded\": " + std::to_string(data_->count) + "}";
    }

    std::string write(Peer& peer, Op op, const std::string& path) {
        peer.run(op, 0, data().count);
        std::vector<std::uint64_t> out(data().count * data().words());
        peer.results(out.data());
        std::ofstream file(path, std::ios::binary);
        for (const std::uint64_t w : out)
            for (int i = 0; i < 64; i += 8) file.put(static_cast<char>(w >> i));
        if (!file.flush()) throw Refused(path + ": cannot be written");
        return "{\"written\": " + std::to_string(data().count) + "}";
    }

    std::string time(Peer& peer, Op op, const std::string& text) {
        std::size_t read = 0;
        unsigned long long count = 0;
        try {
            count = std::stoull(text, &read);
        } catch (const std::logic_error&) {
        }
        if (count == 0 || read != text.size()) throw Refused("`" + text + "` is not a count");
        const std::size_t first = next_;
        next_ = (first + count) % data().count;
        const long long begin = processor_ns();
        peer.run(op, first, count);
        const long long took = processor_ns() - begin;
        return "{\"ns\": " + std::to_string(took) + ", \"count\": " + std::to_string(count) + "}";
    }

    const Data& data() const {
        if (!data_) throw Refused("nothing is loaded");
        return *data_;
    }

    Peer& find(const std::string& name) const {
        for (const auto& peer : peers_)
            if (peer->name() == name) return *peer;
        throw Refused("no peer is called `" + name + "`");
    }

    std::vector<std::unique_ptr<Peer>> peers_;
    std::unique_ptr<Data> data_;
    std::size_t next_ = 0;
};

}  // namespace

int main() {
    Server server;
    std::cout << server.hello() << std::endl;
    std::string line;
    while (std::getline(std::cin, line)) {
        try {
            std::cout << server.answer(line) << std::endl;
        } catch (const std::exception& e) {
            std::cout << "{\"error\": " << quoted(e.what()) << "}" << std::endl;
        }
    }
}
