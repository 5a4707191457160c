// Sine, cosine and tangent, and their inverses: fdlibm's reduction by multiples of pi/2, then
// polynomials.
#include "base/strict_math.h"
#include "base/strict_words.h"

#include <math.h>
#include <stdbool.h>

// ---- Reduction: x is n * pi/2 + y[0] + y[1]

static const double half_pi_parts[] = {1.57079632673412561417e+00, 6.07710050630396597660e-11,
                                       2.02226624871116645580e-21};
static const double half_pi_tails[] = {6.07710050650619224932e-11, 2.02226624879595063154e-21,
                                       8.47842766036889956997e-32};

static const int32_t two_over_pi[] = {
    0xa2f983, 0x6e4e44, 0x1529fc, 0x2757d1, 0xf534dd, 0xc0db62, 0x95993c, 0x439041, 0xfe5163,
    0xabdebb, 0xc561b7, 0x246e3a, 0x424dd2, 0xe00649, 0x2eea09, 0xd1921c, 0xfe1deb, 0x1cb129,
    0xa73ee8, 0x8235f5, 0x2ebb44, 0x84e99c, 0x7026b4, 0x5f7e41, 0x3991d6, 0x398353, 0x39f49c,
    0x845f8b, 0xbdf928, 0x3b1ff8, 0x97ffde, 0x05980f, 0xef2f11, 0x8b5a0a, 0x6d1f6d, 0x367ecf,
    0x27cb09, 0xb74f46, 0x3f669e, 0x5fea2d, 0x7527ba, 0xc7ebe5, 0xf17b3d, 0x0739f7, 0x8a5292,
    0xea6bfb, 0x5fb11f, 0x8d5d08, 0x560330, 0x46fc7b, 0x6babf0, 0xcfbc20, 0x9af436, 0x1da9e3,
    0x91615e, 0xe61b08, 0x659985, 0x5f14a0, 0x68408d, 0xffd880, 0x4d7327, 0x310606, 0x1556ca,
    0x73a8c9, 0x60e27b, 0xc08c6b};

static const double half_pi_chunks[] = {1.57079625129699707031e+00, 7.54978941586159635335e-08,
                                        5.39030252995776476554e-15, 3.28200341580791294123e-22,
                                        1.27065575308067607349e-29, 1.22933308981111328932e-36,
                                        2.73370053816464559624e-44, 2.16741683877804819444e-51};

enum { CHUNKS = 20, FIRST_CHUNKS = 4 };

typedef struct Reduction {
    int start; // of the digits of 2/pi that matter
    int count; // of chunks of x
    int last;  // index of the last chunk of the product
    int exponent;
    double x[3], f[CHUNKS], q[CHUNKS];
    int32_t whole[CHUNKS];
} Reduction;

static double digit_of(int index) {
    return index < 0 ? 0.0 : (double)two_over_pi[index];
}

static void multiply_chunk(Reduction *reduction, int index) {
    double sum = 0.0;
    for (int j = 0; j < reduction->count; j++)
        sum += reduction->x[j] * reduction->f[reduction->count - 1 + index - j];
    reduction->q[index] = sum;
}

// Which half the fraction is in: 0 the lower, 1 the upper, 2 exactly one half or more of 24 bits.
static int distil(Reduction *reduction, double *rest, int *n) {
    const double two24 = 0x1p24, down24 = 0x1p-24;
    int last = reduction->last, exponent = reduction->exponent;
    double z = reduction->q[last];
    for (int i = 0, j = last; j > 0; i++, j--) {
        double high = (double)(int32_t)(down24 * z);
        reduction->whole[i] = (int32_t)(z - two24 * high);
        z = reduction->q[j - 1] + high;
    }
    z = scalbn(z, exponent);
    z -= 8.0 * floor(z * 0.125);
    *n = (int32_t)z;
    z -= (double)*n;
    int upper = 0;
    if (exponent > 0) {
        int32_t carry = reduction->whole[last - 1] >> (24 - exponent);
        *n += carry;
        reduction->whole[last - 1] -= carry << (24 - exponent);
        upper = reduction->whole[last - 1] >> (23 - exponent);
    } else if (exponent == 0) {
        upper = reduction->whole[last - 1] >> 23;
    } else if (z >= 0.5) {
        upper = 2;
    }
    *rest = z;
    return upper;
}

// The fraction becomes 1 minus it.
static void complement(Reduction *reduction, double *rest, int upper) {
    bool carry = false;
    for (int i = 0; i < reduction->last; i++) {
        int32_t j = reduction->whole[i];
        if (!carry) {
            if (j) {
                carry = true;
                reduction->whole[i] = 0x1000000 - j;
            }
        } else {
            reduction->whole[i] = 0xffffff - j;
        }
    }
    if (reduction->exponent == 1)
        reduction->whole[reduction->last - 1] &= 0x7fffff;
    else if (reduction->exponent == 2)
        reduction->whole[reduction->last - 1] &= 0x3fffff;
    if (upper == 2) {
        *rest = 1.0 - *rest;
        if (carry)
            *rest -= scalbn(1.0, reduction->exponent);
    }
}

static bool needs_more(const Reduction *reduction, int *missing) {
    int32_t any = 0;
    for (int i = reduction->last - 1; i >= FIRST_CHUNKS; i--)
        any |= reduction->whole[i];
    *missing = 1;
    while (!any && !reduction->whole[FIRST_CHUNKS - *missing])
        ++*missing;
    return !any;
}

static void chop(Reduction *reduction, double rest) {
    const double two24 = 0x1p24, down24 = 0x1p-24;
    if (rest == 0.0) {
        reduction->last--;
        reduction->exponent -= 24;
        while (!reduction->whole[reduction->last]) {
            reduction->last--;
            reduction->exponent -= 24;
        }
        return;
    }
    rest = scalbn(rest, -reduction->exponent);
    if (rest >= two24) {
        double high = (double)(int32_t)(down24 * rest);
        reduction->whole[reduction->last] = (int32_t)(rest - two24 * high);
        reduction->last++;
        reduction->exponent += 24;
        reduction->whole[reduction->last] = (int32_t)high;
    } else {
        reduction->whole[reduction->last] = (int32_t)rest;
    }
}

// The fraction times pi/2, as a sum of two doubles.
static void times_half_pi(Reduction *reduction, bool is_negative, double y[2]) {
    double scale = scalbn(1.0, reduction->exponent), product[CHUNKS] = {0.0};
    int last = reduction->last;
    for (int i = last; i >= 0; i--) {
        reduction->q[i] = scale * (double)reduction->whole[i];
        scale *= 0x1p-24;
    }
    for (int i = last; i >= 0; i--) {
        double sum = 0.0;
        for (int k = 0; k <= FIRST_CHUNKS && k <= last - i; k++)
            sum += half_pi_chunks[k] * reduction->q[i + k];
        product[last - i] = sum;
    }
    double sum = 0.0;
    for (int i = last; i >= 0; i--)
        sum += product[i];
    y[0] = is_negative ? -sum : sum;
    sum = product[0] - sum;
    for (int i = 1; i <= last; i++)
        sum += product[i];
    y[1] = is_negative ? -sum : sum;
}

static int reduce_far(Reduction *reduction, int exponent, double y[2]) {
    int chunks = reduction->count - 1;
    reduction->start = (exponent - 3) / 24;
    if (reduction->start < 0)
        reduction->start = 0;
    reduction->exponent = exponent - 24 * (reduction->start + 1);
    for (int i = 0; i <= chunks + FIRST_CHUNKS; i++)
        reduction->f[i] = digit_of(reduction->start - chunks + i);
    for (int i = 0; i <= FIRST_CHUNKS; i++)
        multiply_chunk(reduction, i);
    reduction->last = FIRST_CHUNKS;
    for (;;) {
        double rest;
        int n, missing;
        int upper = distil(reduction, &rest, &n);
        if (upper > 0) {
            n++;
            complement(reduction, &rest, upper);
        }
        if (rest == 0.0 && needs_more(reduction, &missing)) {
            for (int i = reduction->last + 1; i <= reduction->last + missing; i++) {
                reduction->f[chunks + i] = digit_of(reduction->start + i);
                multiply_chunk(reduction, i);
            }
            reduction->last += missing;
            continue;
        }
        chop(reduction, rest);
        times_half_pi(reduction, upper > 0, y);
        return n & 7;
    }
}

static int reduce_large(double x, double y[2]) {
    Reduction reduction = {.count = 3};
    int exponent = (strict_size(x) >> 20) - 1046;
    double z = strict_scaled(fabs(x), -exponent);
    for (int i = 0; i < 2; i++) {
        reduction.x[i] = (double)(int32_t)z;
        z = (z - reduction.x[i]) * 0x1p24;
    }
    reduction.x[2] = z;
    while (reduction.x[reduction.count - 1] == 0.0)
        reduction.count--;
    int n = reduce_far(&reduction, exponent, y);
    if (x >= 0)
        return n;
    y[0] = -y[0];
    y[1] = -y[1];
    return -n;
}

static int reduce_once(double x, double y[2]) {
    double sign = x > 0 ? 1.0 : -1.0;
    double z = x - sign * half_pi_parts[0];
    int tail = 0;
    if (strict_size(x) == 0x3ff921fb) {
        z -= sign * half_pi_parts[1];
        tail = 1;
    }
    y[0] = z - sign * half_pi_tails[tail];
    y[1] = (z - y[0]) - sign * half_pi_tails[tail];
    return x > 0 ? 1 : -1;
}

static int exponent_of(double x) {
    return (strict_high(x) >> 20) & 0x7ff;
}

static int reduce_some(double x, double y[2]) {
    double t = fabs(x);
    int n = (int)(t * 6.36619772367581382433e-01 + 0.5);
    double r = t - n * half_pi_parts[0], w = n * half_pi_tails[0];
    int j = strict_size(x) >> 20;
    y[0] = r - w;
    if (j - exponent_of(y[0]) > 16) {
        t = r;
        w = n * half_pi_parts[1];
        r = t - w;
        w = n * half_pi_tails[1] - ((t - r) - w);
        y[0] = r - w;
        if (j - exponent_of(y[0]) > 49) {
            t = r;
            w = n * half_pi_parts[2];
            r = t - w;
            w = n * half_pi_tails[2] - ((t - r) - w);
            y[0] = r - w;
        }
    }
    y[1] = (r - y[0]) - w;
    if (x >= 0)
        return n;
    y[0] = -y[0];
    y[1] = -y[1];
    return -n;
}

static int reduce(double x, double y[2]) {
    int32_t size = strict_size(x);
    if (size < 0x4002d97c)
        return reduce_once(x, y);
    return size <= 0x413921fb ? reduce_some(x, y) : reduce_large(x, y);
}

// ---- On [-pi/4, pi/4]

static double kernel_sin(double x, double y, bool has_tail) {
    if (strict_size(x) < 0x3e400000 && (int)x == 0)
        return x;
    double z = x * x, v = z * x;
    double r = 8.33333333332248946124e-03 +
               z * (-1.98412698298579493134e-04 +
                    z * (2.75573137070700676789e-06 +
                         z * (-2.50507602534068634195e-08 + z * 1.58969099521155010221e-10)));
    const double s1 = -1.66666666666666324348e-01;
    return has_tail ? x - ((z * (0.5 * y - v * r) - y) - v * s1) : x + v * (s1 + z * r);
}

static double kernel_cos(double x, double y) {
    int32_t size = strict_size(x);
    if (size < 0x3e400000 && (int)x == 0)
        return 1.0;
    double z = x * x;
    double r =
        z * (4.16666666666666019037e-02 +
             z * (-1.38888888888741095749e-03 +
                  z * (2.48015872894767294178e-05 +
                       z * (-2.75573143513906633035e-07 +
                            z * (2.08757232129817482790e-09 + z * -1.13596475577881948265e-11)))));
    if (size < 0x3fd33333)
        return 1.0 - (0.5 * z - (z * r - x * y));
    double q = size > 0x3fe90000 ? 0.28125 : strict_with_high(0.0, size - 0x00200000);
    double h = 0.5 * z - q, a = 1.0 - q;
    return a - (h - (z * r - x * y));
}

// -1 / (x + r), where w is their sum, without losing digits.
static double minus_inverse(double x, double r, double w) {
    double z = strict_with_low(w, 0), v = r - (z - x);
    double a = -1.0 / w, t = strict_with_low(a, 0);
    double s = 1.0 + t * z;
    return t + a * (s + t * v);
}

static double tangent_series(double x, double y, double z, double w) {
    static const double t[] = {
        3.33333333333334091986e-01, 1.33333333333201242699e-01, 5.39682539762260521377e-02,
        2.18694882948595424599e-02, 8.86323982359930005737e-03, 3.59207910759131235356e-03,
        1.45620945432529025516e-03, 5.88041240820264096874e-04, 2.46463134818469906812e-04,
        7.81794442939557092300e-05, 7.14072491382608190305e-05, -1.85586374855275456654e-05,
        2.59073051863633712884e-05};
    double r = t[1] + w * (t[3] + w * (t[5] + w * (t[7] + w * (t[9] + w * t[11]))));
    double v = z * (t[2] + w * (t[4] + w * (t[6] + w * (t[8] + w * (t[10] + w * t[12])))));
    double s = z * x;
    r = y + z * (s * (r + v) + y);
    return r + t[0] * s;
}

// Of an odd multiple of pi/2, the inverse with its sign changed.
static double kernel_tan(double x, double y, bool is_odd) {
    int32_t high = strict_high(x), size = strict_size(x);
    if (size < 0x3e300000 && (int)x == 0) {
        if (!(((uint32_t)size | strict_low(x)) || !is_odd))
            return 1.0 / fabs(x);
        return is_odd ? minus_inverse(x, y, x + y) : x;
    }
    bool is_large = size >= 0x3fe59428;
    if (is_large) {
        if (high < 0) {
            x = -x;
            y = -y;
        }
        double z = 7.85398163397448278999e-01 - x, w = 3.06161699786838301793e-17 - y;
        x = z + w;
        y = 0.0;
    }
    double z = x * x;
    double r = tangent_series(x, y, z, z * z), w = x + r;
    if (is_large) {
        double v = is_odd ? -1.0 : 1.0;
        return (double)(1 - ((high >> 30) & 2)) * (v - 2.0 * (x - (w * w / (w + v) - r)));
    }
    return is_odd ? minus_inverse(x, r, w) : w;
}

double strict_sin(double x) {
    int32_t size = strict_size(x);
    if (size <= 0x3fe921fb)
        return kernel_sin(x, 0.0, false);
    if (size >= STRICT_INFINITE)
        return x - x;
    double y[2];
    int n = reduce(x, y) & 3;
    double value = n & 1 ? kernel_cos(y[0], y[1]) : kernel_sin(y[0], y[1], true);
    return n & 2 ? -value : value;
}

double strict_cos(double x) {
    int32_t size = strict_size(x);
    if (size <= 0x3fe921fb)
        return kernel_cos(x, 0.0);
    if (size >= STRICT_INFINITE)
        return x - x;
    double y[2];
    int n = reduce(x, y) & 3;
    double value = n & 1 ? kernel_sin(y[0], y[1], true) : kernel_cos(y[0], y[1]);
    return n == 1 || n == 2 ? -value : value;
}

double strict_tan(double x) {
    int32_t size = strict_size(x);
    if (size <= 0x3fe921fb)
        return kernel_tan(x, 0.0, false);
    if (size >= STRICT_INFINITE)
        return x - x;
    double y[2];
    int n = reduce(x, y);
    return kernel_tan(y[0], y[1], n & 1);
}

// ---- Inverses

static const double half_pi = 1.57079632679489655800e+00, half_pi_low = 6.12323399573676603587e-17;
static const double quarter_pi = 7.85398163397448278999e-01, pi = 3.14159265358979311600e+00;

// (asin(x) - x) / x for x^2 = t
static double arc_series(double t) {
    double p =
        t * (1.66666666666666657415e-01 +
             t * (-3.25565818622400915405e-01 +
                  t * (2.01212532134862925881e-01 +
                       t * (-4.00555345006794114027e-02 +
                            t * (7.91534994289814532176e-04 + t * 3.47933107596021167570e-05)))));
    double q = 1.0 + t * (-2.40339491173441421878e+00 +
                          t * (2.02094576023350569471e+00 +
                               t * (-6.88283971605453293030e-01 + t * 7.70381505559019352791e-02)));
    return p / q;
}

double strict_asin(double x) {
    int32_t size = strict_size(x);
    if (size >= 0x3ff00000)
        return fabs(x) == 1.0 ? x * half_pi + x * half_pi_low : (x - x) / (x - x);
    if (size < 0x3fe00000)
        return size < 0x3e400000 ? x : x + x * arc_series(x * x);
    double t = (1.0 - fabs(x)) * 0.5, r = arc_series(t), s = sqrt(t);
    if (size >= 0x3fef3333) {
        t = half_pi - (2.0 * (s + s * r) - half_pi_low);
    } else {
        double w = strict_with_low(s, 0);
        double c = (t - w * w) / (s + w);
        double p = 2.0 * s * r - (half_pi_low - 2.0 * c);
        double q = quarter_pi - 2.0 * w;
        t = quarter_pi - (p - q);
    }
    return x > 0 ? t : -t;
}

double strict_acos(double x) {
    int32_t size = strict_size(x);
    if (size >= 0x3ff00000) {
        if (fabs(x) == 1.0)
            return x > 0 ? 0.0 : pi + 2.0 * half_pi_low;
        return (x - x) / (x - x);
    }
    if (size < 0x3fe00000) {
        if (size <= 0x3c600000)
            return half_pi + half_pi_low;
        double r = arc_series(x * x);
        return half_pi - (x - (half_pi_low - x * r));
    }
    if (x < 0) {
        double z = (1.0 + x) * 0.5, s = sqrt(z), w = arc_series(z) * s - half_pi_low;
        return pi - 2.0 * (s + w);
    }
    double z = (1.0 - x) * 0.5, s = sqrt(z), df = strict_with_low(s, 0);
    double c = (z - df * df) / (s + df), w = arc_series(z) * s + c;
    return 2.0 * (df + w);
}

static const double arc_high[] = {4.63647609000806093515e-01, 7.85398163397448278999e-01,
                                  9.82793723247329054082e-01, 1.57079632679489655800e+00};
static const double arc_low[] = {2.26987774529616870924e-17, 3.06161699786838301793e-17,
                                 1.39033110312309984516e-17, 6.12323399573676603587e-17};

static double arc_tangent_series(double z, double w) {
    static const double a[] = {
        3.33333333333329318027e-01,  -1.99999999998764832476e-01, 1.42857142725034663711e-01,
        -1.11111104054623557880e-01, 9.09088713343650656196e-02,  -7.69187620504482999495e-02,
        6.66107313738753120669e-02,  -5.83357013379057348645e-02, 4.97687799461593236017e-02,
        -3.65315727442169155270e-02, 1.62858201153657823623e-02};
    double s1 = z * (a[0] + w * (a[2] + w * (a[4] + w * (a[6] + w * (a[8] + w * a[10])))));
    double s2 = w * (a[1] + w * (a[3] + w * (a[5] + w * (a[7] + w * a[9]))));
    return s1 + s2;
}

double strict_atan(double x) {
    int32_t size = strict_size(x);
    bool is_negative = strict_high(x) < 0;
    if (size >= 0x44100000) {
        if (isnan(x))
            return x + x;
        return is_negative ? -arc_high[3] - arc_low[3] : arc_high[3] + arc_low[3];
    }
    int id = -1;
    if (size < 0x3fdc0000) {
        if (size < 0x3e200000)
            return x;
    } else {
        x = fabs(x);
        id = size < 0x3fe60000 ? 0 : size < 0x3ff30000 ? 1 : size < 0x40038000 ? 2 : 3;
        x = id == 0   ? (2.0 * x - 1.0) / (2.0 + x)
            : id == 1 ? (x - 1.0) / (x + 1.0)
            : id == 2 ? (x - 1.5) / (1.0 + 1.5 * x)
                      : -1.0 / x;
    }
    double z = x * x, series = arc_tangent_series(z, z * z);
    if (id < 0)
        return x - x * series;
    z = arc_high[id] - ((x * series - arc_low[id]) - x);
    return is_negative ? -z : z;
}

// Of infinities and zeros; the quadrant is 0 … 3: + +, - +, + -, - - for y and x.
static bool arc_special(double y, double x, int quadrant, double *result) {
    const double tiny = 1e-300;
    double value = 0.0;
    if (y == 0.0)
        value = quadrant < 2 ? 0.0 : pi + tiny;
    else if (x == 0.0)
        value = half_pi + tiny;
    else if (isinf(x) && isinf(y))
        value = quadrant < 2 ? quarter_pi + tiny : 3.0 * quarter_pi + tiny;
    else if (isinf(x))
        value = quadrant < 2 ? 0.0 : pi + tiny;
    else if (isinf(y))
        value = half_pi + tiny;
    else
        return false;
    *result = quadrant & 1 ? -value : value;
    return true;
}

double strict_atan2(double y, double x) {
    const double pi_low = 1.2246467991473531772e-16;
    if (isnan(x) || isnan(y))
        return x + y;
    if (x == 1.0)
        return strict_atan(y);
    int quadrant = (strict_high(y) < 0 ? 1 : 0) | (strict_high(x) < 0 ? 2 : 0);
    double z;
    if (arc_special(y, x, quadrant, &z))
        return z;
    int k = (strict_size(y) - strict_size(x)) >> 20;
    if (k > 60)
        z = half_pi + 0.5 * pi_low;
    else if (x < 0 && k < -60)
        z = 0.0;
    else
        z = strict_atan(fabs(y / x));
    if (quadrant < 2)
        return quadrant ? -z : z;
    return quadrant == 2 ? pi - (z - pi_low) : (z - pi_low) - pi;
}
