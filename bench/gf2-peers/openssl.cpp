// OpenSSL's BN_GF2m_*, from the shared library that the system has: no headers of it are needed.
#include "peer.h"

#include <dlfcn.h>

#include <type_traits>

namespace {

using Number = void;   // BIGNUM
using Context = void;  // BN_CTX

struct Library {
    const char* (*version)(int);
    Number* (*create)();
    void (*destroy)(Number*);
    Context* (*context)();
    Number* (*from_bytes)(const unsigned char*, int, Number*);
    int (*to_bytes)(const Number*, unsigned char*, int);
    int (*mul)(Number*, const Number*, const Number*, const int*, Context*);
    int (*square)(Number*, const Number*, const int*, Context*);
    int (*inverse)(Number*, const Number*, const Number*, Context*);
    int (*power)(Number*, const Number*, const Number*, const int*, Context*);

    bool open() {
        void* file = nullptr;
        for (const char* so : {"libcrypto.so.3", "libcrypto.so.1.1"})
            if (!file) file = dlopen(so, RTLD_NOW | RTLD_LOCAL);
        if (!file) return false;
        bool whole = true;
        const auto take = [&](auto& call, const char* symbol) {
            void* found = dlsym(file, symbol);
            call = reinterpret_cast<std::remove_reference_t<decltype(call)>>(found);
            whole = whole && found;
        };
        take(version, "OpenSSL_version");
        take(create, "BN_new");
        take(destroy, "BN_free");
        take(context, "BN_CTX_new");
        take(from_bytes, "BN_lebin2bn");
        take(to_bytes, "BN_bn2lebinpad");
        take(mul, "BN_GF2m_mod_mul_arr");
        take(square, "BN_GF2m_mod_sqr_arr");
        take(inverse, "BN_GF2m_mod_inv");
        take(power, "BN_GF2m_mod_exp_arr");
        return whole;
    }
};

class OpenSsl final : public Peer {
public:
    explicit OpenSsl(const Library& library) : bn_(library), context_(library.context()) {}
    ~OpenSsl() override { clear(); }  // the process ends with it; the context is left to that

    std::string name() const override { return "openssl"; }
    std::string title() const override {
        const std::string version = bn_.version(0);  // "OpenSSL 3.0.17 1 Jul 2025"
        return version.substr(0, version.find(' ', version.find(' ') + 1)) + " BN_GF2m";
    }

    void load(const Data& data) override {
        clear();
        data_ = &data;
        terms_ = data.terms();
        terms_.push_back(-1);  // how OpenSSL ends such a list
        modulus_ = number(data.modulus.data(), data.modulus.size());
        exponent_ = number(&data.exponent, 1);
        for (std::size_t i = 0; i < data.count; ++i) {
            a_.push_back(number(&data.a[i * data.words()], data.words()));
            b_.push_back(number(&data.b[i * data.words()], data.words()));
            out_.push_back(bn_.create());
        }
    }

    void run(Op op, std::size_t at, std::size_t count) override {
        int good = 1;
        for (; count > 0; --count) {
            switch (op) {
                case Op::mul: good &= bn_.mul(out_[at], a_[at], b_[at], terms_.data(), context_); break;
                case Op::square: good &= bn_.square(out_[at], a_[at], terms_.data(), context_); break;
                case Op::inv: good &= bn_.inverse(out_[at], a_[at], modulus_, context_); break;
                case Op::pow: good &= bn_.power(out_[at], a_[at], exponent_, terms_.data(), context_); break;
            }
            if (++at == out_.size()) at = 0;
        }
        if (!good) throw Refused("OpenSSL reports a failure");
    }

    void results(std::uint64_t* out) const override {
        const std::size_t bytes = 8 * data_->words();
        std::vector<unsigned char> raw(bytes);
        for (const Number* r : out_) {
            if (bn_.to_bytes(r, raw.data(), static_cast<int>(bytes)) < 0) throw Refused("OpenSSL's result is too long");
            for (std::size_t w = 0; w < data_->words(); ++w) {
                std::uint64_t word = 0;
                for (int i = 7; i >= 0; --i) word = word << 8 | raw[8 * w + static_cast<std::size_t>(i)];
                *out++ = word;
            }
        }
    }

private:
    Number* number(const std::uint64_t* words, std::size_t count) const {
        std::vector<unsigned char> raw(8 * count);
        for (std::size_t i = 0; i < raw.size(); ++i) raw[i] = static_cast<unsigned char>(words[i / 8] >> 8 * (i % 8));
        return bn_.from_bytes(raw.data(), static_cast<int>(raw.size()), nullptr);
    }

    void clear() {
        for (auto* list : {&a_, &b_, &out_}) {
            for (Number* n : *list) bn_.destroy(n);
            list->clear();
        }
        bn_.destroy(modulus_);
        bn_.destroy(exponent_);
        modulus_ = exponent_ = nullptr;
    }

    Library bn_;
    Context* context_;
    const Data* data_ = nullptr;
    std::vector<int> terms_;
    Number* modulus_ = nullptr;
    Number* exponent_ = nullptr;
    std::vector<Number*> a_, b_, out_;
};

}  // namespace

std::unique_ptr<Peer> openssl_peer() {
    Library library{};
    return library.open() ? std::make_unique<OpenSsl>(library) : nullptr;
}
