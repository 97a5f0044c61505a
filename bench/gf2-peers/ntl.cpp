// NTL: GF2X with a GF2XModulus, which knows trinomials and pentanomials, on gf2x's products.
#include "peer.h"

#ifdef MODMILL_NTL
#include <NTL/GF2X.h>
#include <NTL/ZZ.h>
#include <NTL/version.h>
#include <gf2x.h>

namespace {

using NTL::GF2X;

GF2X polynomial(const std::uint64_t* words, std::size_t count) {
    static_assert(NTL_BITS_PER_LONG == 64, "words are copied as they are");
    GF2X made;
    made.xrep.SetLength(static_cast<long>(count));
    for (std::size_t i = 0; i < count; ++i) made.xrep[static_cast<long>(i)] = words[i];
    made.normalize();
    return made;
}

class Ntl final : public Peer {
public:
    std::string name() const override { return "ntl"; }
    std::string title() const override {
        const int code = gf2x_lib_version_code;  // 10300 is 1.3.0
        const auto part = [code](int unit) { return std::to_string(code / unit % 100); };
        const std::string gf2x = part(10000) + '.' + part(100) + '.' + part(1);
        return std::string("NTL ") + NTL_VERSION + ", gf2x " + gf2x;  // both built for this machine
    }

    void load(const Data& data) override {
        data_ = &data;
        NTL::build(modulus_, polynomial(data.modulus.data(), data.modulus.size()));
        exponent_ = NTL::conv<NTL::ZZ>(static_cast<unsigned long>(data.exponent));
        const std::size_t s = data.words();
        a_.resize(data.count);
        b_.resize(data.count);
        out_.resize(data.count);
        for (std::size_t i = 0; i < data.count; ++i) {
            a_[i] = polynomial(&data.a[i * s], s);
            b_[i] = polynomial(&data.b[i * s], s);
            out_[i].SetMaxLength(static_cast<long>(data.degree));
        }
    }

    void run(Op op, std::size_t first, std::size_t count) override {
        switch (op) {
            case Op::mul: return each(first, count, [this](std::size_t i) { NTL::MulMod(out_[i], a_[i], b_[i], modulus_); });
            case Op::square: return each(first, count, [this](std::size_t i) { NTL::SqrMod(out_[i], a_[i], modulus_); });
            case Op::inv: return each(first, count, [this](std::size_t i) { NTL::InvMod(out_[i], a_[i], modulus_); });
            case Op::pow:
                return each(first, count, [this](std::size_t i) { NTL::PowerMod(out_[i], a_[i], exponent_, modulus_); });
        }
    }

    void results(std::uint64_t* out) const override {
        const std::size_t s = data_->words();
        for (const GF2X& r : out_) {
            for (std::size_t w = 0; w < s; ++w) {
                const long at = static_cast<long>(w);
                *out++ = at < r.xrep.length() ? r.xrep[at] : 0;
            }
        }
    }

private:
    template <class F>
    void each(std::size_t at, std::size_t count, F operation) {
        for (; count > 0; --count) {
            operation(at);
            if (++at == out_.size()) at = 0;
        }
    }

    const Data* data_ = nullptr;
    NTL::GF2XModulus modulus_;
    NTL::ZZ exponent_;
    std::vector<GF2X> a_, b_, out_;
};

}  // namespace

std::unique_ptr<Peer> ntl_peer() { return std::make_unique<Ntl>(); }

#else

std::unique_ptr<Peer> ntl_peer() { return nullptr; }

#endif
