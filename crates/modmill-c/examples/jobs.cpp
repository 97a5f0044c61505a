// The C++17 interface: objects that free themselves, exceptions, a control that is a lambda.
#include <cstring>
#include <iostream>
#include <modmill.hpp>

static void must(bool condition, const char *text) {
    if (!condition) throw std::runtime_error(text);
}

int main() try {
    modmill::Verifier verifier("strict");
    std::cout << "signatures: " << verifier.backend() << ", " << verifier.why() << '\n';
    std::array<std::uint8_t, 64> signature{};
    std::array<std::uint8_t, 32> key{2};
    const std::vector<std::uint8_t> message{1, 2, 3};
    must(!verifier.verify(message, signature, key), "no point has this key");
    std::vector<modmill_signed> items(20, {message.data(), message.size(), signature.data(), key.data()});
    for (auto verdict : verifier.verify(items)) must(verdict == MODMILL_KEY_ENCODING, "the verdict");

    modmill::Stream stream(verifier);
    for (std::uint64_t tag = 0; tag < 50; tag++) stream.submit(message, signature.data(), key.data(), tag);
    stream.close();
    std::array<modmill_answer, 16> answers;
    std::uint64_t next = 0;
    while (auto count = stream.poll(answers))
        for (std::size_t i = 0; i < *count; i++) must(answers[i].tag == next++, "the order");
    must(next == 50, "all answers");

    auto bases = modmill::Bases::random("bls12-377", 300, 1);
    std::cout << "msm: " << bases.size() << " points, " << bases.backend() << '\n';
    using Scalar = std::array<std::uint64_t, 4>;
    std::vector<Scalar> scalars(bases.size());
    scalars[5][0] = 1;
    auto point = bases.product<Scalar>(scalars);
    std::vector<std::array<std::uint64_t, 12>> alone{point};
    auto other = modmill::Bases::prepare<std::array<std::uint64_t, 12>>("bls12-377", alone);
    must(other.product<Scalar>(std::vector<Scalar>{{1}}) == point, "a point by its own");
    try {
        bases.product<Scalar>(std::vector<Scalar>(3));
        must(false, "three scalars are too few");
    } catch (const modmill::Error &e) {
        must(e.status() == MODMILL_USAGE, "the status");
        std::cout << "error: " << e.what() << '\n';
    }

    modmill_vdf_statement statement{};
    const std::uint8_t base[1] = {3};
    statement.modulus_name = "vdf-alliance";
    statement.base = base;
    statement.base_length = 1;
    statement.steps = 3000;
    modmill_vdf_options options{};
    options.proof = "pietrzak";
    auto done = modmill::evaluate(statement, options, modmill::Control([](const modmill_progress &) { return true; }));
    must(modmill::verify(statement, done->proof) != nullptr, "the proof");
    statement.steps++;
    must(modmill::verify(statement, done->proof) == nullptr, "a proof of another statement");
    try {
        modmill::evaluate(statement, {}, modmill::Control([](const modmill_progress &) -> bool { throw std::out_of_range("mine"); }));
        must(false, "the control's exception");
    } catch (const std::out_of_range &e) {
        must(std::strcmp(e.what(), "mine") == 0, "the caller's own exception");
    }

    const std::array<std::uint32_t, 3> exponents{255, 82, 0};
    modmill::Field field(exponents);
    std::vector<std::uint64_t> a(10 * field.words(), 5), b(a.size()), one(a.size());
    field.inverse(b, a);
    field.mul(b, a, b);
    for (std::size_t i = 0; i < one.size(); i += field.words()) one[i] = 1;
    must(b == one, "a (1 / a) = 1");
    std::cout << "gf2: " << field.method() << ", " << field.backend() << '\n';
    return 0;
} catch (const std::exception &e) {
    std::cerr << e.what() << '\n';
    return 1;
}
