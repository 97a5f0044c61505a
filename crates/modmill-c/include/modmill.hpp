// The C++17 interface of Modmill, over modmill.h: objects that free themselves, exceptions, views of the caller's memory. Header only.
//
// Numbers, layouts, names and rules are those of modmill.h. An object may be moved, not copied; several threads may use one at a time. A control is any
// function (const modmill_progress &) -> bool; an exception that leaves it stops the work and goes on to the caller.
//
// Licence: Apache-2.0 OR MIT.
#ifndef MODMILL_HPP
#define MODMILL_HPP

#include "modmill.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace modmill {

// A call that did not succeed, with the library's sentence.
class Error : public std::runtime_error {
public:
    explicit Error(modmill_status status) : std::runtime_error(modmill_error_message()), status_(status), index_(modmill_error_index()) {}
    modmill_status status() const noexcept { return status_; }
    // The number of the point, record or element at fault, -1 for none.
    std::int64_t index() const noexcept { return index_; }

private:
    modmill_status status_;
    std::int64_t index_;
};

inline void check(modmill_status status) {
    if (status != MODMILL_OK) throw Error(status);
}

// True, or false for a verification that said no; an exception for anything else.
inline bool holds(modmill_status status) {
    if (status == MODMILL_REJECTED) return false;
    check(status);
    return true;
}

// Elements in memory of the caller's (C++20's std::span). A vector, an array or a pair of pointer and length makes one.
template <typename T> class View {
public:
    View() = default;
    View(T *data, std::size_t size) : data_(data), size_(size) {}
    template <typename C, typename = decltype(std::declval<C &>().data(), std::declval<C &>().size())>
    View(C &&container) : data_(container.data()), size_(container.size()) {} // NOLINT: implicit, as std::span's
    T *data() const noexcept { return data_; }
    std::size_t size() const noexcept { return size_; }
    T &operator[](std::size_t i) const { return data_[i]; }

private:
    T *data_ = nullptr;
    std::size_t size_ = 0;
};
using Bytes = View<const std::uint8_t>;

// A function that watches and may stop a long computation.
class Control {
public:
    using Function = std::function<bool(const modmill_progress &)>;
    Control() = default;
    template <typename F, typename = decltype(bool(std::declval<F &>()(std::declval<const modmill_progress &>())))>
    Control(F function, double interval_s = 0) : state_(std::make_unique<State>()) { // NOLINT: implicit
        state_->function = std::move(function);
        control_.progress = &Control::called;
        control_.user = state_.get();
        control_.interval_s = interval_s;
    }
    const modmill_control *get() const noexcept { return state_ ? &control_ : nullptr; }
    // As check, but for an exception of the function, which goes on.
    void check(modmill_status status) const {
        if (state_ && state_->thrown) std::rethrow_exception(std::exchange(state_->thrown, nullptr));
        modmill::check(status);
    }

private:
    struct State {
        Function function;
        std::exception_ptr thrown;
    };
    static bool called(const modmill_progress *progress, void *user) noexcept {
        auto *state = static_cast<State *>(user);
        try {
            return state->function(*progress);
        } catch (...) {
            state->thrown = std::current_exception();
            return false;
        }
    }
    std::unique_ptr<State> state_;
    modmill_control control_{};
};

// The owner of an object of the C interface.
template <typename T, void (*Free)(T *)> struct Freed {
    void operator()(T *object) const noexcept { Free(object); }
};
template <typename T, void (*Free)(T *)> using Owned = std::unique_ptr<T, Freed<T, Free>>;
using VdfEvaluation = Owned<modmill_vdf_evaluation, modmill_vdf_evaluation_free>;
using VdfProof = Owned<modmill_vdf_proof, modmill_vdf_proof_free>;
using IsogenyEvaluation = Owned<modmill_isogeny_evaluation, modmill_isogeny_evaluation_free>;
using Buffer = Owned<modmill_buffer, modmill_buffer_free>;

// Verifies Ed25519 signatures under a rule.
class Verifier {
public:
    explicit Verifier(const char *rule = nullptr, const char *backend = nullptr, std::size_t threads = 0) {
        modmill_sigverify *made;
        check(modmill_sigverify_new(rule, backend, threads, &made));
        object_.reset(made);
    }
    bool verify(Bytes message, const std::array<std::uint8_t, 64> &signature, const std::array<std::uint8_t, 32> &key) const {
        return holds(modmill_sigverify_one(get(), message.data(), message.size(), signature.data(), key.data(), nullptr));
    }
    std::vector<modmill_verdict> verify(View<const modmill_signed> items) const {
        std::vector<modmill_verdict> verdicts(items.size());
        holds(modmill_sigverify_many(get(), items.data(), items.size(), verdicts.data()));
        return verdicts;
    }
    std::string_view backend() const { return modmill_sigverify_backend(get()); }
    std::string_view why() const { return modmill_sigverify_why(get()); }
    const modmill_sigverify *get() const noexcept { return object_.get(); }

private:
    Owned<modmill_sigverify, modmill_sigverify_free> object_;
};

// A stream of signatures with tags.
class Stream {
public:
    explicit Stream(const Verifier &verifier, const modmill_sigstream_options &options = {}) {
        modmill_sigstream *made;
        check(modmill_sigstream_new(verifier.get(), &options, &made));
        object_.reset(made);
    }
    void submit(Bytes message, const std::uint8_t *signature, const std::uint8_t *key, std::uint64_t tag) {
        check(modmill_sigstream_submit(get(), message.data(), message.size(), signature, key, tag));
    }
    // Answers into the caller's memory, waiting for the first; none once the stream is closed and empty.
    std::optional<std::size_t> poll(View<modmill_answer> answers, std::int64_t timeout_ns = -1) {
        std::size_t count = 0;
        modmill_status status = modmill_sigstream_poll(get(), answers.data(), answers.size(), timeout_ns, &count);
        if (status == MODMILL_CLOSED) return std::nullopt;
        check(status);
        return count;
    }
    void close() { check(modmill_sigstream_close(get())); }
    const modmill_sigstream *get() const noexcept { return object_.get(); }

private:
    Owned<modmill_sigstream, modmill_sigstream_free> object_;
};

// Points prepared for products. Point and Scalar are any types of the layouts that modmill.h names.
class Bases {
public:
    template <typename Point>
    static Bases prepare(const char *curve, View<const Point> points, const modmill_msm_prepare_options &options = {}, const Control &control = {}) {
        return made(control, [&](modmill_msm_bases **out) {
            return modmill_msm_prepare(curve, points.data(), points.size(), sizeof(Point), &options, control.get(), out);
        });
    }
    static Bases random(const char *curve, std::size_t count, std::uint64_t seed, const modmill_msm_prepare_options &options = {}, const Control &control = {}) {
        return made(control, [&](modmill_msm_bases **out) { return modmill_msm_random(curve, count, seed, &options, control.get(), out); });
    }
    static Bases open(const char *curve, const std::string &path, const char *backend = nullptr, const Control &control = {}) {
        return made(control, [&](modmill_msm_bases **out) { return modmill_msm_open(curve, path.c_str(), backend, false, 0, control.get(), out); });
    }
    void save(const std::string &path, const Control &control = {}) const { control.check(modmill_msm_save(get(), path.c_str(), control.get())); }
    template <typename Scalar>
    std::array<std::uint64_t, 12> product(View<const Scalar> scalars, const modmill_msm_options &options = {}, const Control &control = {}) const {
        static_assert(sizeof(Scalar) == 32, "a scalar has 256 bits");
        std::array<std::uint64_t, 12> sum{};
        control.check(modmill_msm_product(get(), scalars.data(), scalars.size(), &options, control.get(), sum.data()));
        return sum;
    }
    std::size_t size() const { return modmill_msm_count(get()); }
    std::string_view backend() const { return modmill_msm_backend(get()); }
    std::string_view why() const { return modmill_msm_why(get()); }
    const modmill_msm_bases *get() const noexcept { return object_.get(); }

private:
    template <typename Make> static Bases made(const Control &control, Make make) {
        modmill_msm_bases *out = nullptr;
        control.check(make(&out));
        Bases bases;
        bases.object_.reset(out);
        return bases;
    }
    Bases() = default;
    Owned<modmill_msm_bases, modmill_msm_free> object_;
};

inline VdfEvaluation evaluate(const modmill_vdf_statement &statement, const modmill_vdf_options &options = {}, const Control &control = {}) {
    modmill_vdf_evaluation *out;
    control.check(modmill_vdf_evaluate(&statement, &options, control.get(), &out));
    return VdfEvaluation(out);
}

// The proof that holds for a statement; null where it does not.
inline VdfProof verify(const modmill_vdf_statement &statement, std::string_view proof, const char *backend = nullptr, bool accept_modulus = false) {
    modmill_vdf_proof *out;
    holds(modmill_vdf_verify(&statement, proof.data(), proof.size(), backend, accept_modulus, &out));
    return VdfProof(out);
}

inline IsogenyEvaluation evaluate(const std::string &directory, const modmill_isogeny_input &input, const modmill_isogeny_options &options = {},
                                  const Control &control = {}) {
    modmill_isogeny_evaluation *out;
    control.check(modmill_isogeny_evaluate(directory.c_str(), &input, &options, control.get(), &out));
    return IsogenyEvaluation(out);
}

// Any key where `key` is null.
inline bool verify(std::string_view proof, const std::array<std::uint8_t, 32> *key, const char *backend = nullptr) {
    return holds(modmill_isogeny_verify(proof.data(), proof.size(), key ? key->data() : nullptr, backend, nullptr, 0));
}

// GF(2^m), or a ring.
class Field {
public:
    explicit Field(View<const std::uint32_t> exponents, const modmill_gf2_options &options = {}, const Control &control = {}) {
        modmill_gf2 *made;
        control.check(modmill_gf2_new_sparse(exponents.data(), exponents.size(), &options, control.get(), &made));
        object_.reset(made);
    }
    std::size_t words() const { return modmill_gf2_words(get()); }
    // out may be a or b.
    void mul(View<std::uint64_t> out, View<const std::uint64_t> a, View<const std::uint64_t> b) const {
        check(modmill_gf2_mul(get(), out.data(), count(out), a.data(), count(a), b.data(), count(b)));
    }
    void square(View<std::uint64_t> out, View<const std::uint64_t> a) const {
        same(out, a);
        check(modmill_gf2_square(get(), out.data(), a.data(), count(a)));
    }
    void inverse(View<std::uint64_t> out, View<const std::uint64_t> a, const Control &control = {}) const {
        same(out, a);
        control.check(modmill_gf2_inverse(get(), out.data(), a.data(), count(a), control.get()));
    }
    std::string_view backend() const { return modmill_gf2_backend(get()); }
    std::string_view method() const { return modmill_gf2_method(get()); }
    std::string_view why() const { return modmill_gf2_why(get()); }
    const modmill_gf2 *get() const noexcept { return object_.get(); }

private:
    template <typename T> std::size_t count(View<T> array) const {
        if (array.size() % words()) throw std::invalid_argument("an array has not whole elements");
        return array.size() / words();
    }
    static void same(View<std::uint64_t> out, View<const std::uint64_t> a) {
        if (out.size() != a.size()) throw std::invalid_argument("the result has not as many elements as the operand");
    }
    Owned<modmill_gf2, modmill_gf2_free> object_;
};

} // namespace modmill

#endif
