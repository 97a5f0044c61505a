// Reads the operands from a file.
#include "peer.h"

#include <fstream>

namespace {

constexpr std::uint64_t MAX_DEGREE = 1 << 20;
constexpr std::uint64_t MAX_WORDS = std::uint64_t{1} << 32;

class Reader {
public:
    explicit Reader(const std::string& path) : path_(path), file_(path, std::ios::binary) {
        if (!file_) throw Refused(path + ": cannot be read");
    }

    std::uint64_t word() {
        unsigned char raw[8];
        if (!file_.read(reinterpret_cast<char*>(raw), 8)) throw Refused(path_ + ": ends too early");
        std::uint64_t value = 0;
        for (int i = 7; i >= 0; --i) value = value << 8 | raw[i];
        return value;
    }

    std::vector<std::uint64_t> words(std::size_t count) {
        std::vector<std::uint64_t> found(count);
        for (auto& w : found) w = word();
        return found;
    }

    void finish() {
        if (file_.peek() != std::ifstream::traits_type::eof()) throw Refused(path_ + ": has bytes after its end");
    }

private:
    std::string path_;
    std::ifstream file_;
};

}  // namespace

std::vector<int> Data::terms() const {
    std::vector<int> found;
    for (std::size_t i = degree + 1; i-- > 0;)
        if (modulus[i / 64] >> (i % 64) & 1) found.push_back(static_cast<int>(i));
    return found;
}

Data read_data(const std::string& path) {
    Reader file(path);
    Data data;
    const std::uint64_t degree = file.word(), count = file.word();
    if (degree < 2 || degree > MAX_DEGREE) throw Refused(path + ": the degree is out of range");
    data.degree = degree;
    if (count < 1 || count > MAX_WORDS / data.words()) throw Refused(path + ": the number of elements is out of range");
    data.count = count;
    data.exponent = file.word();
    data.modulus = file.words(degree / 64 + 1);
    if (data.terms().empty() || data.terms().front() != static_cast<int>(degree))
        throw Refused(path + ": the modulus is not of the degree that is stated");
    data.a = file.words(count * data.words());
    data.b = file.words(count * data.words());
    file.finish();
    return data;
}
