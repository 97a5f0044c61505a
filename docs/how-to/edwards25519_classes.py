"""Points of edwards25519 as objects with operators, in the style of the Python in RFC 8032, appendix A.

Run, it prints 1 B to 5 B in hex, as signatures encode points. `modmill hw trace` traces calls of it as they are.
"""


class Field:
    """A number modulo p."""

    def __init__(self, x, p):
        self.__x = x % p
        self.__p = p

    def make(self, x):
        return Field(x, self.__p)

    def __check(self, other):
        if type(other) is not Field or self.__p != other.__p:
            raise ValueError("numbers of two fields")

    def __add__(self, other):
        self.__check(other)
        return self.make(self.__x + other.__x)

    def __sub__(self, other):
        self.__check(other)
        return self.make(self.__p + self.__x - other.__x)

    def __neg__(self):
        return self.make(self.__p - self.__x)

    def __mul__(self, other):
        self.__check(other)
        return self.make(self.__x * other.__x)

    def __truediv__(self, other):
        return self * other.inv()

    def __eq__(self, other):
        return self.__x == other.__x and self.__p == other.__p

    def __hash__(self):
        return hash((self.__x, self.__p))

    def inv(self):
        return self.make(pow(self.__x, -1, self.__p))

    def sqrt(self):
        """A square root, or None; p is 5 modulo 8."""
        root = self.make(pow(self.__x, (self.__p + 3) // 8, self.__p))
        if root * root != self:
            root = root * self.make(pow(2, (self.__p - 1) // 4, self.__p))
        return root if root * root == self else None

    def is_zero(self):
        return self.__x == 0

    def sign(self):
        return self.__x % 2

    def number(self):
        return self.__x


one = Field(1, 2**255 - 19)
d = -one.make(121665) / one.make(121666)


class Point:
    """A point X / Z, Y / Z with T = X Y / Z."""

    def __init__(self, x, y):
        if y * y - x * x != one + d * x * x * y * y:
            raise ValueError("no point of the curve")
        self.x, self.y, self.z, self.t = x, y, one, x * y

    def __add__(self, other):
        a = (self.y - self.x) * (other.y - other.x)
        b = (self.y + self.x) * (other.y + other.x)
        c = self.t * other.t * d
        c, e = c + c, self.z * other.z
        e = e + e
        total = Point(one - one, one)
        total.x, total.y, total.z, total.t = (b - a) * (e - c), (e + c) * (b + a), (e - c) * (e + c), (b - a) * (b + a)
        return total

    def __eq__(self, other):
        return self.x * other.z == other.x * self.z and self.y * other.z == other.y * self.z

    def __hash__(self):
        return hash(self.encode())

    def encode(self):
        x, y = self.x / self.z, self.y / self.z
        return y.number() | x.sign() << 255


def decode(y, sign):
    """The point with this y whose x has this lowest bit; None where there is none."""
    if y >= 2**255 - 19:
        return None
    y = one.make(y)
    x = ((y * y - one) / (d * y * y + one)).sqrt()
    if x is None or (x.is_zero() and sign != x.sign()):
        return None
    if x.sign() != sign:
        x = -x
    return Point(x, y)


base = decode((one.make(4) / one.make(5)).number(), 0)

if __name__ == "__main__":
    total = base
    for _ in range(5):
        print(total.encode().to_bytes(32, "little").hex())
        total = total + base
