// What a peer is, and the data that all peers work on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

// A request that has no answer; the text goes to whoever asked.
struct Refused : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// A modulus N of degree m over GF(2), and two arrays of elements of degree below m.
// Words have 64 bits, lowest first, bit i of word w being the coefficient of x^(64 w + i).
struct Data {
    std::size_t degree = 0;
    std::size_t count = 0;                 // elements of `a` and of `b`
    std::uint64_t exponent = 0;            // of `pow`
    std::vector<std::uint64_t> modulus;    // degree / 64 + 1 words
    std::vector<std::uint64_t> a, b;       // count * words() each, every element of `a` invertible

    std::size_t words() const { return (degree + 63) / 64; }
    // Exponents of N's terms, highest first.
    std::vector<int> terms() const;
};

// The file's words, each little-endian: degree, count, exponent, N, a, b.
Data read_data(const std::string& path);

enum class Op { mul, square, inv, pow };

// Somebody else's arithmetic. Operands are kept in its own form, made before anything is timed.
class Peer {
public:
    virtual ~Peer() = default;
    virtual std::string name() const = 0;
    virtual std::string title() const = 0;
    virtual void load(const Data& data) = 0;
    // Does `count` operations, from element `first` on and going round, into a result for each element.
    virtual void run(Op op, std::size_t first, std::size_t count) = 0;
    // The results of the last runs, as words like the operands.
    virtual void results(std::uint64_t* out) const = 0;
};

// NTL with gf2x; none where this program is built without them.
std::unique_ptr<Peer> ntl_peer();
// OpenSSL's libcrypto, loaded at run time; none where the system lacks it or it lacks BN_GF2m_*.
std::unique_ptr<Peer> openssl_peer();
