"""Points of edwards25519 on plain integers, in the style of the Python in RFC 8032, section 6.

Run, it prints 1 B to 5 B in hex, as signatures encode points. `modmill hw trace` traces its functions as they are.
"""

p = 2**255 - 19


def modp_inv(x):
    return pow(x, p - 2, p)


d = -121665 * modp_inv(121666) % p
sqrt_of_minus_1 = pow(2, (p - 1) // 4, p)

# A point is a tuple X, Y, Z, T: x = X / Z, y = Y / Z, x y = T / Z.


def point_add(P, Q):
    A = (P[1] - P[0]) * (Q[1] - Q[0]) % p
    B = (P[1] + P[0]) * (Q[1] + Q[0]) % p
    C = 2 * P[3] * Q[3] * d % p
    D = 2 * P[2] * Q[2] % p
    E, F, G, H = B - A, D - C, D + C, B + A
    return (E * F, G * H, F * G, E * H)


def point_equal(P, Q):
    if (P[0] * Q[2] - Q[0] * P[2]) % p != 0:
        return False
    return (P[1] * Q[2] - Q[1] * P[2]) % p == 0


def recover_x(y, sign):
    """The x of the point with this y, with this lowest bit; None where there is none."""
    if y >= p:
        return None
    x2 = (y * y - 1) * modp_inv(d * y * y + 1) % p
    if x2 == 0:
        return None if sign else 0
    x = pow(x2, (p + 3) // 8, p)
    if (x * x - x2) % p != 0:
        x = x * sqrt_of_minus_1 % p
    if (x * x - x2) % p != 0:
        return None
    if x & 1 != sign:
        x = p - x
    return x


def point_decompress(encoding):
    """The point of an encoding, its 32 bytes as a number, the first byte the lowest."""
    y, sign = encoding & ((1 << 255) - 1), encoding >> 255
    x = recover_x(y, sign)
    if x is None:
        return None
    return (x, y, 1, x * y % p)


def point_compress(P):
    z_inv = modp_inv(P[2])
    x, y = P[0] * z_inv % p, P[1] * z_inv % p
    return y | (x & 1) << 255


base = point_decompress(4 * modp_inv(5) % p)

if __name__ == "__main__":
    total = base
    for _ in range(5):
        print(point_compress(total).to_bytes(32, "little").hex())
        total = point_add(total, base)
