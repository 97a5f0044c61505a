/* The C interface of Modmill. Generated from crates/modmill-c; do not edit.
 *
 * The rules of the whole interface:
 *
 * - Results. A function that can fail returns a modmill_status. After anything but MODMILL_OK, modmill_error_message() has a sentence that says
 *   what is wrong and what to do, for the calling thread. MODMILL_REJECTED is the answer of a verification: the signature or proof does not hold.
 * - Ownership. A function with a parameter `X **out` makes an object, which the caller owns and gives back to modmill_..._free. *out is NULL
 *   after an error. A free function takes NULL, too. Every `const char *` and `const uint8_t *` that a function or a result gives belongs to
 *   the object that it was asked of and lives as long; text of modmill_error_message lives until the next error of the same thread.
 * - Inputs. They are read during the call and never kept, but where a function says that it copies. An array may be NULL if it has no elements.
 *   Text is UTF-8 with a 0 behind it. Names (of backends, rules, curves, formats, methods) are those of the command line; NULL is the default.
 * - Options. A struct of zeros is the default, and so is NULL. Bytes of `reserved` must be 0.
 * - Numbers. Those of delay functions are big-endian bytes, like BN_bn2bin's of OpenSSL and those of math/big in Go; elements of curves and binary fields are 64-bit
 *   words, lowest first.
 * - Threads. Every object may be used by several threads at a time, but for its free function, which must be the last call. A stream and everything
 *   with threads belongs to the process that made it, not to a forked child. Nothing here installs a signal handler.
 * - Control. A long computation takes a modmill_control, whose functions are called on the calling thread. They must return: neither longjmp
 *   nor a C++ exception may leave them.
 * - Backends. MODMILL_BACKEND and MODMILL_MASK in the environment act as for the command line.
 *
 * Licence: Apache-2.0 OR MIT. */

#ifndef MODMILL_H
#define MODMILL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The result of a function that can fail.
enum modmill_status
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : int32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  // Done; a verification: it holds.
  MODMILL_OK = 0,
  // A verification said no: the signature, proof or statement does not hold.
  MODMILL_REJECTED = 1,
  // An argument is not what the function takes.
  MODMILL_USAGE = 2,
  // Bytes or a file are not in the form that is accepted.
  MODMILL_FORMAT = 3,
  // The backend cannot run here, or cannot take this job.
  MODMILL_UNAVAILABLE = 4,
  // A point is not on the curve or not in the subgroup, or a coordinate is not below p; modmill_error_index has its number.
  MODMILL_POINT = 5,
  // Anyone could prove false statements over the modulus.
  MODMILL_REFUSED = 6,
  // The control, or the end of a stream, stopped the work.
  MODMILL_INTERRUPTED = 7,
  // A checkpoint cannot be used: damaged, of another job, or in use.
  MODMILL_CHECKPOINT = 8,
  // The system refused: a file, a thread, memory.
  MODMILL_SYSTEM = 9,
  // The machine makes errors: self-checks failed again and again.
  MODMILL_FAULT = 10,
  // There is no room in the stream now.
  MODMILL_FULL = 11,
  // The stream is closed; of a receiver: and everything was received.
  MODMILL_CLOSED = 12,
  // A bug in this library, which stopped where it was found. The objects of the call must not be used again, only freed.
  MODMILL_BUG = 13,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum modmill_status modmill_status;
#else
typedef int32_t modmill_status;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

// The verdict on one signature. The checks run in the order of the codes; the first that fails gives the verdict.
enum modmill_verdict
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : uint8_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  // The signature holds.
  MODMILL_ACCEPTED = 0,
  // S is not below L.
  MODMILL_SCALAR_NOT_REDUCED = 1,
  // The key encodes no point, or not canonically where the rule requires that.
  MODMILL_KEY_ENCODING = 2,
  // R encodes no point, or not canonically where the rule requires that.
  MODMILL_COMMITMENT_ENCODING = 3,
  // The key has small order, which the rule refuses.
  MODMILL_KEY_SMALL_ORDER = 4,
  // R has small order, which the rule refuses.
  MODMILL_COMMITMENT_SMALL_ORDER = 5,
  // The equation does not hold.
  MODMILL_EQUATION_FAILED = 6,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum modmill_verdict modmill_verdict;
#else
typedef uint8_t modmill_verdict;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

// GF(2^m), or a ring `GF(2)[x] / N`. Several threads may use it at the same time.
typedef struct modmill_gf2 modmill_gf2;

// Points prepared once for many products. Several threads may use them at the same time.
typedef struct modmill_msm_bases modmill_msm_bases;

// A stream of signatures. Any number of threads submit and poll at the same time; those that poll take turns.
typedef struct modmill_sigstream modmill_sigstream;

// A verifier of Ed25519 signatures: a rule, a backend, threads.
typedef struct modmill_sigverify modmill_sigverify;

// The state of a long computation.
typedef struct modmill_progress {
  // The name of the part that runs, such as "evaluate".
  const char *phase;
  // Units of this part done, those of earlier runs included.
  uint64_t done;
  // Units of this part in all, at most; 0 when unknown.
  uint64_t total;
  // Units that were done when this run began: the rate is (done - start) / seconds.
  uint64_t start;
  // Seconds since this part began in this run.
  double seconds;
} modmill_progress;

// Watches and stops a long computation. A struct of zeros does neither.
typedef struct modmill_control {
  // Called with the state of the work, on the thread that called the computation; returns true to go on. After false the computation ends with
  // MODMILL_INTERRUPTED and has saved its state where it has a checkpoint. What `progress` points to lives during the call.
  bool (*progress)(const struct modmill_progress *progress, void *user);
  // Called with a sentence that the user should read while the work goes on.
  void (*warn)(const char *sentence, void *user);
  // Passed on to both.
  void *user;
  // Seconds between two calls of `progress`; 0 for a tenth.
  double interval_s;
} modmill_control;

// Options for a field. A struct of zeros is the default.
typedef struct modmill_gf2_options {
  // The backend; NULL for "auto".
  const char *backend;
  // The method of multiplication; NULL for "auto", the fastest on a small sample.
  const char *method;
  // True if a reducible modulus is taken: a ring instead of a field.
  bool ring;
  // Threads that share an array; 0 for one per processor.
  size_t threads;
  // Must be 0.
  uint64_t reserved[4];
} modmill_gf2_options;

// The input of an evaluation: a message, or x of a point. Numbers are big-endian bytes.
typedef struct modmill_isogeny_input {
  // At most 4096 bytes, which are hashed to a point; NULL where a point is given.
  const uint8_t *message;
  // Bytes of the message.
  size_t message_length;
  // The part of x in Fp; NULL where a message is given.
  const uint8_t *re;
  // Bytes of it.
  size_t re_length;
  // The coefficient of i in x; NULL for 0, as over Fp.
  const uint8_t *im;
  // Bytes of it.
  size_t im_length;
  // Must be 0.
  uint64_t reserved[4];
} modmill_isogeny_input;

// Options for an evaluation. A struct of zeros is the default.
typedef struct modmill_isogeny_options {
  // The backend; NULL for "auto".
  const char *backend;
  // A directory for the state: created if it is missing; a state of this job in it is resumed. NULL for none.
  const char *checkpoint;
  // Seconds between two savings of the state; 0 for 30.
  double checkpoint_interval_s;
  // Steps between two self-checks; 0 for 2^22.
  uint64_t check_steps;
  // Threads that read the key ahead of the steps; 0 for one per processor. The steps run on the calling thread.
  size_t threads;
  // Must be 0.
  uint64_t reserved[4];
} modmill_isogeny_options;

// A finished evaluation. To read only; later versions may have more fields at the end.
typedef struct modmill_isogeny_evaluation {
  // The output, x of a point over Fp, big-endian.
  const uint8_t *output;
  // Bytes of it, as many as p has.
  size_t output_length;
  // The text of the proof file, which was verified.
  const char *proof;
  // 32 bytes: the id of the key.
  const uint8_t *key;
  // The name of the backend that ran.
  const char *backend;
  // A sentence that says why.
  const char *why;
  // Seconds of this run.
  double seconds;
  // Steps that a checkpoint had already.
  uint64_t resumed_from;
  // Self-checks passed, the final verification among them.
  uint64_t checks_passed;
  // Self-checks failed: faults of the machine, found and undone.
  uint64_t faults;
} modmill_isogeny_evaluation;

// Bytes in memory of the library's. To read only.
typedef struct modmill_buffer {
  // The bytes.
  const uint8_t *data;
  // Their number.
  size_t length;
} modmill_buffer;

// Options for sealing contents. `steps` is needed; the rest of a struct of zeros is the default.
typedef struct modmill_vdf_lock_options {
  // T, the number of squarings that opening takes.
  uint64_t steps;
  // Bits of the new modulus: even, 1024 to 8192; 0 for 2048.
  uint64_t bits;
  // True for text (base64 between marker lines) instead of bytes.
  bool armor;
  // True if an output file that exists is replaced.
  bool replace;
  // Must be 0.
  uint64_t reserved[4];
} modmill_vdf_lock_options;

// Options for an evaluation. A struct of zeros is the default.
typedef struct modmill_vdf_options {
  // The backend; NULL for "auto".
  const char *backend;
  // The proof to make: "none" (NULL: this), "wesolowski", "segments" or "pietrzak".
  const char *proof;
  // A directory for the state: created if it is missing; a state of this job in it is resumed. NULL for none.
  const char *checkpoint;
  // Seconds between two savings of the state; 0 for 30.
  double checkpoint_interval_s;
  // Threads for the proof; 0 for one per processor. The squarings run on the calling thread.
  size_t threads;
  // Bytes of points kept for the proof; 0 for 512 MiB. More of them make the proof faster.
  uint64_t point_memory;
  // True for a proof over a modulus that does not pass the checks: it convinces nobody who does not trust the modulus.
  bool accept_modulus;
  // Must be 0.
  uint64_t reserved[4];
} modmill_vdf_options;

// Options for a product. A struct of zeros is the default.
typedef struct modmill_msm_options {
  // The form of scalars, 32 bytes each: "plain" (NULL: this; any 256-bit integer, as blst_scalar), "montgomery" (below r, as Fr of gnark-crypto and arkworks in memory), "gnark" or "ark".
  const char *scalars;
  // True for sums in plain integers; otherwise in Montgomery form, which is blst's and gnark-crypto's.
  bool plain_sums;
  // Bits of a window; 0 for those that take the least time.
  uint32_t window;
  // Threads; 0 for one per processor.
  size_t threads;
  // Must be 0.
  uint64_t reserved[4];
} modmill_msm_options;

// Options for preparing points. A struct of zeros is the default.
typedef struct modmill_msm_prepare_options {
  // The backend that will compute; NULL for "auto".
  const char *backend;
  // The properties of points that are checked: "subgroup" (NULL: this), "curve" or "none", for points that were checked before.
  const char *checks;
  // The number of multiples that are kept of each point; 0 for 1. More of them take more memory and make products faster.
  size_t multiples;
  // Threads; 0 for one per processor.
  size_t threads;
  // Must be 0.
  uint64_t reserved[4];
} modmill_msm_prepare_options;

// Limits of a stream. A struct of zeros is the default. All memory but `long_memory` is taken at the start.
typedef struct modmill_sigstream_options {
  // Threads that verify; 0 for one per processor.
  size_t workers;
  // Signatures that may wait or be verified at one time; 0 for 1024.
  size_t queue;
  // Signatures that may be under way or answered and not yet received; 0 for 4096. A receiver that is behind by that many blocks submissions.
  size_t results;
  // The longest message in bytes that every place has room for; 0 for 1232, a packet of Solana's.
  size_t max_message;
  // Bytes that longer messages may take up together; 0 for none.
  size_t long_memory;
  // Nanoseconds that a part-filled group of signatures is held for more to come; 0 verifies what is there.
  uint64_t max_wait_ns;
  // True if answers come as they are found instead of in the order of submission.
  bool as_they_come;
  // Must be 0.
  uint64_t reserved[4];
} modmill_sigstream_options;

// The answer to one submitted signature.
typedef struct modmill_answer {
  // The tag that was given with the signature.
  uint64_t tag;
  // Nanoseconds from submission to answer.
  uint64_t latency_ns;
  // The verdict: one of modmill_verdict.
  uint8_t verdict;
} modmill_answer;

// A signature with what it signs. Nothing is kept after the call.
typedef struct modmill_signed {
  // The message; may be NULL if its length is 0.
  const uint8_t *message;
  // Bytes of the message.
  size_t length;
  // 64 bytes: R and S.
  const uint8_t *signature;
  // 32 bytes.
  const uint8_t *key;
} modmill_signed;

// A statement y = x^(2^T) mod N, without y. Numbers are big-endian bytes.
typedef struct modmill_vdf_statement {
  // The name of a built-in modulus, such as "vdf-alliance"; NULL for the bytes.
  const char *modulus_name;
  // N, odd, of 3 to 8192 bits.
  const uint8_t *modulus;
  // Bytes of N.
  size_t modulus_length;
  // x, between 1 and N - 1 and coprime to N; NULL to hash it from an input.
  const uint8_t *base;
  // Bytes of x.
  size_t base_length;
  // 32 bytes: SHA-256 of the input that x is hashed from; NULL where x is given.
  const uint8_t *input_sha256;
  // T, the number of squarings.
  uint64_t steps;
  // Must be 0.
  uint64_t reserved[4];
} modmill_vdf_statement;

// A proof that holds, with its statement. To read only; later versions may have more fields at the end.
typedef struct modmill_vdf_proof {
  // N.
  const uint8_t *modulus;
  // Bytes of N.
  size_t modulus_length;
  // x, as many bytes as N.
  const uint8_t *base;
  // 32 bytes: SHA-256 of the input that x was hashed from; NULL where the proof names none.
  const uint8_t *input_sha256;
  // T.
  uint64_t steps;
  // y, as many bytes as N.
  const uint8_t *y;
  // The kind of proof.
  const char *kind;
  // A sentence that says how it was checked.
  const char *checked_by;
  // Why N may be used: "built-in", "checked" or "accepted" (by the caller).
  const char *trust;
  // The name of the backend that ran.
  const char *backend;
  // Seconds.
  double seconds;
} modmill_vdf_proof;

// A finished evaluation. To read only; later versions may have more fields at the end.
typedef struct modmill_vdf_evaluation {
  // min(v, N - v) for v = x^(2^T) mod N: the number that proofs are about.
  const uint8_t *y;
  // Bytes of y, as many as N has.
  size_t y_length;
  // x^(2^T) mod N.
  const uint8_t *y_full;
  // Bytes of y_full, as many as N has.
  size_t y_full_length;
  // The text of the proof file, which was verified; NULL without a proof.
  const char *proof;
  // The name of the backend that ran.
  const char *backend;
  // A sentence that says why.
  const char *why;
  // Seconds of this run's squarings.
  double seconds;
  // Seconds of the proof.
  double seconds_proof;
  // Squarings that a checkpoint had already.
  uint64_t resumed_from;
  // Self-checks passed.
  uint64_t checks_passed;
  // Self-checks failed: faults of the machine, found and undone.
  uint64_t faults;
} modmill_vdf_evaluation;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

// The name of a status, such as "rejected"; "unknown" for other numbers. It lives for ever.
const char *modmill_status_name(int32_t status);

// The sentence about the last error of this thread, "" before any. It lives until the next error of this thread.
const char *modmill_error_message(void);

// The number, from 0, of the point, record, element or signature that the last error of this thread is about; -1 where it is about none.
int64_t modmill_error_index(void);

// The version of the library, such as "0.1.0". It lives for ever.
const char *modmill_version(void);

// MODMILL_OK where this machine can run the backend of that name for integers (signatures, msm, vdf, isogeny), or for binary fields (gf2);
// MODMILL_UNAVAILABLE with what it lacks.
modmill_status modmill_backend_check(const char *name,
                                     bool for_binary_fields);

// Writes a b to out, `count` elements. `a_count` and `b_count` are `count` or 1: a single element goes with all of the other. As in all functions on arrays, an element takes
// modmill_gf2_words words, lowest first, has degree below m, and element i begins at word i times that; `out` may be an operand of `count` elements, which is then
// replaced, but not overlap one otherwise. After an error the content of `out` is unspecified.
modmill_status modmill_gf2_mul(const struct modmill_gf2 *field,
                               uint64_t *out,
                               size_t count,
                               const uint64_t *a,
                               size_t a_count,
                               const uint64_t *b,
                               size_t b_count);

// Writes a + b to out, `count` elements each.
modmill_status modmill_gf2_add(const struct modmill_gf2 *field,
                               uint64_t *out,
                               const uint64_t *a,
                               const uint64_t *b,
                               size_t count);

// Writes a^2 to out, `count` elements each.
modmill_status modmill_gf2_square(const struct modmill_gf2 *field, uint64_t *out, const uint64_t *a, size_t count);

// Writes 1 / a to out, `count` elements each. MODMILL_USAGE with the number of the first element that has no inverse.
modmill_status modmill_gf2_inverse(const struct modmill_gf2 *field,
                                   uint64_t *out,
                                   const uint64_t *a,
                                   size_t count,
                                   const struct modmill_control *control);

// Writes a^e to out, `count` elements each, 0^0 being 1; e in big-endian bytes. negative: the powers of the inverses, a^-e.
modmill_status modmill_gf2_pow(const struct modmill_gf2 *field,
                               uint64_t *out,
                               const uint64_t *a,
                               size_t count,
                               const uint8_t *exponent,
                               size_t exponent_length,
                               bool negative,
                               const struct modmill_control *control);

// Writes the sum of all a b to out, one element; a and b have `count` elements each.
modmill_status modmill_gf2_dot(const struct modmill_gf2 *field,
                               uint64_t *out,
                               const uint64_t *a,
                               const uint64_t *b,
                               size_t count);

// Writes the product of all `count` elements to out, one element; 1 of none.
modmill_status modmill_gf2_product(const struct modmill_gf2 *field, uint64_t *out, const uint64_t *a, size_t count);

// Writes the trace of each of `count` elements to out, 0 or 1, a byte each.
modmill_status modmill_gf2_trace(const struct modmill_gf2 *field, uint8_t *out, const uint64_t *a, size_t count);

// Makes the field modulo a polynomial of degree m, 2 to 65536, in `words` 64-bit words, lowest first: bit i of the number is the coefficient of x^i. MODMILL_USAGE
// where it is reducible, unless options->ring.
modmill_status modmill_gf2_new(const uint64_t *modulus,
                               size_t words,
                               const struct modmill_gf2_options *options,
                               const struct modmill_control *control,
                               struct modmill_gf2 **out);

// Makes the field modulo the polynomial with these exponents: {163, 7, 6, 3, 0} for x^163 + x^7 + x^6 + x^3 + 1.
modmill_status modmill_gf2_new_sparse(const uint32_t *exponents,
                                      size_t count,
                                      const struct modmill_gf2_options *options,
                                      const struct modmill_control *control,
                                      struct modmill_gf2 **out);

// Frees a field.
void modmill_gf2_free(struct modmill_gf2 *field);

// The name of the backend that runs.
const char *modmill_gf2_backend(const struct modmill_gf2 *field);

// The method that runs, with its levels: "karatsuba:3".
const char *modmill_gf2_method(const struct modmill_gf2 *field);

// A sentence that says why that backend and method run.
const char *modmill_gf2_why(const struct modmill_gf2 *field);

// m.
size_t modmill_gf2_degree(const struct modmill_gf2 *field);

// The words of an element, m / 64 rounded up.
size_t modmill_gf2_words(const struct modmill_gf2 *field);

// Walks the steps of a key directory from an input: as many isogenies, one after the other, with self-checks; the output is verified. Runs on the calling thread, with
// others that read the key. With a checkpoint a call that was interrupted goes on where it was.
modmill_status modmill_isogeny_evaluate(const char *directory,
                                        const struct modmill_isogeny_input *input,
                                        const struct modmill_isogeny_options *options,
                                        const struct modmill_control *control,
                                        struct modmill_isogeny_evaluation **out);

// Frees an evaluation.
void modmill_isogeny_evaluation_free(struct modmill_isogeny_evaluation *evaluation);

// Verifies the text of a proof file, in milliseconds: MODMILL_OK only where its output is right for its key and `key`, 32 bytes, is that key's id. NULL takes any key: then the
// result says nothing unless the caller trusts the key that modmill_isogeny_evaluation names. `output` may be NULL; otherwise the output goes there, `output_length` big-endian bytes.
modmill_status modmill_isogeny_verify(const char *proof,
                                      size_t length,
                                      const uint8_t *key,
                                      const char *backend,
                                      uint8_t *output,
                                      size_t output_length);

// Walks `steps` steps from the start curve for tests and writes a key directory, which must exist and be empty of keys. field: "p89" for tests to "p1506"; variant: "fp" or
// "fp2" with the seed of its turns. Whoever knows the start curve's endomorphism ring, as everybody does for this one, evaluates without delay: for tests only.
modmill_status modmill_isogeny_set_up_for_tests(const char *directory,
                                                const char *field,
                                                const char *variant,
                                                uint64_t steps,
                                                const uint8_t *seed,
                                                size_t seed_length,
                                                const struct modmill_control *control);

// Frees a buffer.
void modmill_buffer_free(struct modmill_buffer *buffer);

// Seals `length` bytes: *out is a time-lock file in memory. Nobody, its maker included, can open it without options->steps squarings. Seal on a machine that nobody observes.
modmill_status modmill_vdf_lock(const uint8_t *contents,
                                size_t length,
                                const struct modmill_vdf_lock_options *options,
                                const struct modmill_control *control,
                                struct modmill_buffer **out);

// Seals like modmill_vdf_lock, from a file to a file, which appears only when it is complete.
modmill_status modmill_vdf_lock_file(const char *input,
                                     const char *output,
                                     const struct modmill_vdf_lock_options *options,
                                     const struct modmill_control *control);

// Opens a time-lock file in memory: looks at all of it, then does its squarings (options: backend, checkpoint), then decrypts: *out has the contents.
modmill_status modmill_vdf_unlock(const uint8_t *sealed,
                                  size_t length,
                                  const struct modmill_vdf_options *options,
                                  const struct modmill_control *control,
                                  struct modmill_buffer **out);

// Opens like modmill_vdf_unlock, from a file to a file, which appears only when it is complete.
modmill_status modmill_vdf_unlock_file(const char *input,
                                       const char *output,
                                       bool replace,
                                       const struct modmill_vdf_options *options,
                                       const struct modmill_control *control);

// Computes s_0 P_0 + s_1 P_1 + ... of `count` scalars, as many as there are points, and writes the sum to sum[0..12]: x and y, zeros for the neutral element.
// `scalars` may be an array of `uint64_t[4]`, blst_scalar or fr.Element, `sum` a `uint64_t[12]`, blst_p1_affine or G1Affine, at an address for 64-bit words.
modmill_status modmill_msm_product(const struct modmill_msm_bases *bases,
                                   const void *scalars,
                                   size_t count,
                                   const struct modmill_msm_options *options,
                                   const struct modmill_control *control,
                                   void *sum);

// The sums of `vectors` vectors of `count` scalars each over the same points; sum i goes to sums[12 i ..]. On several threads, as many vectors are multiplied side by side.
modmill_status modmill_msm_products(const struct modmill_msm_bases *bases,
                                    const void *const *scalars,
                                    size_t vectors,
                                    size_t count,
                                    const struct modmill_msm_options *options,
                                    const struct modmill_control *control,
                                    void *sums);

// Writes `count` random scalars below r to scalars[4 i ..], plain: vector number `index` of a seed, for tests and measurements.
modmill_status modmill_msm_random_scalars(const char *curve,
                                          size_t count,
                                          uint64_t seed,
                                          uint64_t index,
                                          uint64_t *scalars);

// Prepares `count` points in memory, `stride` bytes from one to the next (0: 96). A point is x and y, each a 2^384 modulo p in six 64-bit words, lowest
// first, and zeros for the neutral element: blst's blst_p1_affine and gnark-crypto's G1Affine (stride 96), arkworks' Affine (stride 104 with its flag). They
// are read where they are; curve: "bls12-377" or "bls12-381". MODMILL_POINT with the number of the first point that fails the checks.
modmill_status modmill_msm_prepare(const char *curve,
                                   const void *points,
                                   size_t count,
                                   size_t stride,
                                   const struct modmill_msm_prepare_options *options,
                                   const struct modmill_control *control,
                                   struct modmill_msm_bases **out);

// Prepares points in bytes of a format: "ark-compressed", "ark", "gnark-compressed", "gnark", "plain" or "montgomery", with or without their number before them.
modmill_status modmill_msm_read(const char *curve,
                                const char *format,
                                const uint8_t *bytes,
                                size_t length,
                                const struct modmill_msm_prepare_options *options,
                                const struct modmill_control *control,
                                struct modmill_msm_bases **out);

// Prepares `count` random points that a seed determines, for tests and measurements.
modmill_status modmill_msm_random(const char *curve,
                                  size_t count,
                                  uint64_t seed,
                                  const struct modmill_msm_prepare_options *options,
                                  const struct modmill_control *control,
                                  struct modmill_msm_bases **out);

// Opens a file that modmill_msm_save wrote, on this or another backend. The file must not be changed until the bases are freed, since they may be used where
// they are in it. skip_checksum: true trusts the file without reading it whole.
modmill_status modmill_msm_open(const char *curve,
                                const char *path,
                                const char *backend,
                                bool skip_checksum,
                                size_t threads,
                                const struct modmill_control *control,
                                struct modmill_msm_bases **out);

// Writes the bases to a file, which appears, or replaces another, only when it is complete.
modmill_status modmill_msm_save(const struct modmill_msm_bases *bases,
                                const char *path,
                                const struct modmill_control *control);

// Frees bases.
void modmill_msm_free(struct modmill_msm_bases *bases);

// The name of the backend that runs.
const char *modmill_msm_backend(const struct modmill_msm_bases *bases);

// A sentence that says why that backend runs.
const char *modmill_msm_why(const struct modmill_msm_bases *bases);

// The name of the curve.
const char *modmill_msm_curve(const struct modmill_msm_bases *bases);

// The checks that the points have passed. The text lives for ever.
const char *modmill_msm_checks(const struct modmill_msm_bases *bases);

// The number of points.
size_t modmill_msm_count(const struct modmill_msm_bases *bases);

// The number of multiples kept of each point: 1 for the points alone.
size_t modmill_msm_multiples(const struct modmill_msm_bases *bases);

// Bytes that the prepared points take.
size_t modmill_msm_memory(const struct modmill_msm_bases *bases);

// Starts a stream under a verifier's rule and backend. Its threads run until it is closed and empty, or freed.
modmill_status modmill_sigstream_new(const struct modmill_sigverify *verifier,
                                     const struct modmill_sigstream_options *options,
                                     struct modmill_sigstream **out);

// Frees a stream: what is not verified yet is given up. No other thread may be in one of its functions.
void modmill_sigstream_free(struct modmill_sigstream *stream);

// Submits a signature with a tag of the caller's, which comes back with the answer. Copies everything. Waits while the stream is full, for as long as nobody
// receives. MODMILL_USAGE refuses this one (a message too long) and the stream goes on; MODMILL_CLOSED after modmill_sigstream_close.
modmill_status modmill_sigstream_submit(const struct modmill_sigstream *stream,
                                        const uint8_t *message,
                                        size_t length,
                                        const uint8_t *signature,
                                        const uint8_t *key,
                                        uint64_t tag);

// Submits like modmill_sigstream_submit, but never waits: MODMILL_FULL where there is no room now.
modmill_status modmill_sigstream_try_submit(const struct modmill_sigstream *stream,
                                            const uint8_t *message,
                                            size_t length,
                                            const uint8_t *signature,
                                            const uint8_t *key,
                                            uint64_t tag);

// Receives up to `capacity` answers that are there and writes their number to *count. Waits for the first: timeout_ns nanoseconds at most, for ever if it is
// negative, not at all if it is 0; none may come in that time. MODMILL_CLOSED once the stream is closed and everything was received.
modmill_status modmill_sigstream_poll(const struct modmill_sigstream *stream,
                                      struct modmill_answer *answers,
                                      size_t capacity,
                                      int64_t timeout_ns,
                                      size_t *count);

// Ends submission. What was submitted is answered; then modmill_sigstream_poll gives MODMILL_CLOSED.
modmill_status modmill_sigstream_close(const struct modmill_sigstream *stream);

// Makes a verifier. rule: "strict" (NULL: this), "rfc8032", "rfc8032-cofactored" or "zip215"; programs that must agree on signatures must use the same.
// threads: those that share the signatures of one call; 0 for one per processor.
modmill_status modmill_sigverify_new(const char *rule,
                                     const char *backend,
                                     size_t threads,
                                     struct modmill_sigverify **out);

// Frees a verifier. Streams that were made from it go on.
void modmill_sigverify_free(struct modmill_sigverify *verifier);

// The name of the backend that runs.
const char *modmill_sigverify_backend(const struct modmill_sigverify *verifier);

// A sentence that says why that backend runs.
const char *modmill_sigverify_why(const struct modmill_sigverify *verifier);

// The name of the rule.
const char *modmill_sigverify_rule(const struct modmill_sigverify *verifier);

// Verifies one signature (64 bytes) of a message under a key (32 bytes): MODMILL_OK only where it holds, MODMILL_REJECTED where it does not. The verdict goes
// to *verdict, unless that is NULL. Runs on the calling thread.
modmill_status modmill_sigverify_one(const struct modmill_sigverify *verifier,
                                     const uint8_t *message,
                                     size_t length,
                                     const uint8_t *signature,
                                     const uint8_t *key,
                                     modmill_verdict *verdict);

// Verifies `count` signatures, each independently of the others, on the verifier's threads: MODMILL_OK only where all hold, MODMILL_REJECTED with the number of the
// first that does not. Verdict i goes to `verdicts[i]`, unless `verdicts` is NULL.
modmill_status modmill_sigverify_many(const struct modmill_sigverify *verifier,
                                      const struct modmill_signed *items,
                                      size_t count,
                                      modmill_verdict *verdicts);

// Does what modmill_sigverify_many does, with the parts in arrays: message i is the bytes of `messages` from `ends[i - 1]` (from 0 for the first) to `ends[i]`, signature i
// the 64 bytes from 64 i, key i the 32 bytes from 32 i. Languages that may not pass pointers to pointers use this.
modmill_status modmill_sigverify_packed(const struct modmill_sigverify *verifier,
                                        const uint8_t *messages,
                                        const size_t *ends,
                                        const uint8_t *signatures,
                                        const uint8_t *keys,
                                        size_t count,
                                        modmill_verdict *verdicts);

// Verifies the text of a proof file, in milliseconds: MODMILL_OK only where it proves `statement`, MODMILL_REJECTED where it does not hold or proves another one. NULL as
// the statement takes the proof's own: then the caller must compare it, N above all, which may be one whose factors somebody knows. accept_modulus as in
// modmill_vdf_options. `out` may be NULL if nobody reads the result.
modmill_status modmill_vdf_verify(const struct modmill_vdf_statement *statement,
                                  const char *proof,
                                  size_t length,
                                  const char *backend,
                                  bool accept_modulus,
                                  struct modmill_vdf_proof **out);

// Frees a proof.
void modmill_vdf_proof_free(struct modmill_vdf_proof *proof);

// Computes x^(2^T) mod N by T squarings, one after the other, checks itself, and makes the proof that options.proof names. Runs on the calling thread; the proof also on
// others. With a checkpoint a call that was interrupted, by its control or by a crash, goes on where it was; a finished chain only makes its proof.
modmill_status modmill_vdf_evaluate(const struct modmill_vdf_statement *statement,
                                    const struct modmill_vdf_options *options,
                                    const struct modmill_control *control,
                                    struct modmill_vdf_evaluation **out);

// Frees an evaluation.
void modmill_vdf_evaluation_free(struct modmill_vdf_evaluation *evaluation);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* MODMILL_H */
