// Exponentials, logarithms, powers and roots, and hyperbolic functions, by fdlibm's algorithms.
#include "base/strict_math.h"
#include "base/strict_words.h"

#include <math.h>
#include <stdbool.h>

static const double ln2_high = 6.93147180369123816490e-01, ln2_low = 1.90821492927058770002e-10;
static const double inverse_ln2 = 1.44269504088896338700e+00;
static const double overflow_at = 7.09782712893383973096e+02;

// ---- Exponentials

static double exp_series(double t) {
    return t * (1.66666666666666019037e-01 +
                t * (-2.77777777770155933842e-03 +
                     t * (6.61375632143793436117e-05 +
                          t * (-1.65339022054652515390e-06 + t * 4.13813679705723846039e-08))));
}

double strict_exp(double x) {
    int32_t size = strict_size(x);
    bool is_negative = strict_high(x) < 0;
    if (isnan(x))
        return x + x;
    if (x > overflow_at)
        return INFINITY;
    if (x < -7.45133219101941108420e+02)
        return 0.0;
    double high = 0.0, low = 0.0;
    int k = 0;
    if (size > 0x3fd62e42) {
        if (size < 0x3ff0a2b2) {
            k = is_negative ? -1 : 1;
            high = x - k * ln2_high;
            low = k * ln2_low;
        } else {
            k = (int)(inverse_ln2 * x + (is_negative ? -0.5 : 0.5));
            high = x - k * ln2_high;
            low = k * ln2_low;
        }
        x = high - low;
    } else if (size < 0x3e300000) {
        return 1.0 + x;
    }
    double c = x - exp_series(x * x);
    if (k == 0)
        return 1.0 - ((x * c) / (c - 2.0) - x);
    double y = 1.0 - ((low - (x * c) / (2.0 - c)) - high);
    return k >= -1021 ? strict_scaled(y, k) : strict_scaled(y, k + 1000) * 0x1p-1000;
}

static double expm1_series(double h) {
    return 1.0 +
           h * (-3.33333333333331316428e-02 +
                h * (1.58730158725481460165e-03 +
                     h * (-7.93650757867487942473e-05 +
                          h * (4.00821782732936239552e-06 + h * -2.01099218183624371326e-07))));
}

// 2^k (x - e) - 1, where 1 + x - e is the rest of the exponential.
static double expm1_scaled(double x, double e, int k) {
    if (k == -1)
        return 0.5 * (x - e) - 0.5;
    if (k == 1)
        return x < -0.25 ? -2.0 * (e - (x + 0.5)) : 1.0 + 2.0 * (x - e);
    if (k <= -2 || k > 56)
        return strict_scaled(1.0 - (e - x), k) - 1.0;
    if (k < 20) {
        double t = strict_with_high(1.0, 0x3ff00000 - (0x200000 >> k));
        return strict_scaled(t - (e - x), k);
    }
    double t = strict_with_high(1.0, (0x3ff - k) << 20);
    return strict_scaled(x - (e + t) + 1.0, k);
}

double strict_expm1(double x) {
    int32_t size = strict_size(x);
    bool is_negative = strict_high(x) < 0;
    if (isnan(x))
        return x + x;
    if (x > overflow_at)
        return INFINITY;
    if (size >= 0x4043687a && is_negative)
        return 1.0e-300 - 1.0;
    double c = 0.0;
    int k = 0;
    if (size > 0x3fd62e42) {
        double high, low;
        if (size < 0x3ff0a2b2) {
            k = is_negative ? -1 : 1;
            high = x - k * ln2_high;
            low = k * ln2_low;
        } else {
            k = (int)(inverse_ln2 * x + (is_negative ? -0.5 : 0.5));
            high = x - k * ln2_high;
            low = k * ln2_low;
        }
        x = high - low;
        c = (high - x) - low;
    } else if (size < 0x3c900000) {
        return x;
    }
    double half = 0.5 * x, square = x * half;
    double r = expm1_series(square), t = 3.0 - r * half;
    double e = square * ((r - t) / (6.0 - x * t));
    if (k == 0)
        return x - (x * e - square);
    e = x * (e - c) - c;
    e -= square;
    return expm1_scaled(x, e, k);
}

// ---- Logarithms

static double log_series(double z) {
    double w = z * z;
    double t1 = w * (3.999999999940941908e-01 +
                     w * (2.222219843214978396e-01 + w * 1.531383769920937332e-01));
    double t2 = z * (6.666666666666735130e-01 +
                     w * (2.857142874366239149e-01 +
                          w * (1.818357216161805012e-01 + w * 1.479819860511658591e-01)));
    return t2 + t1;
}

double strict_log(double x) {
    int32_t high = strict_high(x);
    int k = 0;
    if (high < 0x00100000) {
        if (x == 0.0)
            return -INFINITY;
        if (high < 0)
            return (x - x) / 0.0;
        k -= 54;
        x *= 0x1p54;
        high = strict_high(x);
    }
    if (high >= STRICT_INFINITE)
        return x + x;
    k += (high >> 20) - 1023;
    high &= 0xfffff;
    int32_t i = (high + 0x95f64) & 0x100000;
    x = strict_with_high(x, high | (i ^ 0x3ff00000));
    k += i >> 20;
    double f = x - 1.0, dk = k;
    if ((0xfffff & (2 + high)) < 3) {
        if (f == 0.0)
            return k == 0 ? 0.0 : dk * ln2_high + dk * ln2_low;
        double r = f * f * (0.5 - 0.33333333333333333 * f);
        return k == 0 ? f - r : dk * ln2_high - ((r - dk * ln2_low) - f);
    }
    double s = f / (2.0 + f), r = log_series(s * s);
    if (((high - 0x6147a) | (0x6b851 - high)) > 0) {
        double square = 0.5 * f * f;
        return k == 0 ? f - (square - s * (square + r))
                      : dk * ln2_high - ((square - (s * (square + r) + dk * ln2_low)) - f);
    }
    return k == 0 ? f - s * (f - r) : dk * ln2_high - ((s * (f - r) - dk * ln2_low) - f);
}

double strict_log10(double x) {
    int32_t high = strict_high(x);
    int k = 0;
    if (high < 0x00100000) {
        if (x == 0.0)
            return -INFINITY;
        if (high < 0)
            return (x - x) / 0.0;
        k -= 54;
        x *= 0x1p54;
        high = strict_high(x);
    }
    if (high >= STRICT_INFINITE)
        return x + x;
    k += (high >> 20) - 1023;
    int i = k < 0;
    double y = k + i;
    x = strict_with_high(x, (high & 0xfffff) | ((0x3ff - i) << 20));
    double z = y * 3.69423907715893078616e-13 + 4.34294481903251816668e-01 * strict_log(x);
    return z + y * 3.01029995663611771306e-01;
}

// 1 + x as 2^k (1 + f), and what is lost.
static double log1p_parts(double x, int *k, double *lost, int32_t *high) {
    double u;
    if (strict_high(x) < 0x43400000) {
        u = 1.0 + x;
        *high = strict_high(u);
        *k = (*high >> 20) - 1023;
        *lost = (*k > 0 ? 1.0 - (u - x) : x - (u - 1.0)) / u;
    } else {
        u = x;
        *high = strict_high(u);
        *k = (*high >> 20) - 1023;
        *lost = 0.0;
    }
    *high &= 0xfffff;
    if (*high < 0x6a09e) {
        u = strict_with_high(u, *high | 0x3ff00000);
    } else {
        ++*k;
        u = strict_with_high(u, *high | 0x3fe00000);
        *high = (0x100000 - *high) >> 2;
    }
    return u - 1.0;
}

double strict_log1p(double x) {
    int32_t high = strict_high(x), size = strict_size(x);
    if (x == -1.0)
        return -INFINITY;
    if (x < -1.0 || isnan(x))
        return (x - x) / (x - x);
    if (size >= STRICT_INFINITE)
        return x + x;
    int k = 1;
    double f = 0.0, lost = 0.0;
    int32_t rest = 1;
    if (high < 0x3fda827a) {
        if (size < 0x3e200000)
            return size < 0x3c900000 ? x : x - x * x * 0.5;
        if (high > 0 || high <= (int32_t)0xbfd2bec3) {
            k = 0;
            f = x;
        }
    }
    if (k != 0)
        f = log1p_parts(x, &k, &lost, &rest);
    double square = 0.5 * f * f, dk = k;
    if (rest == 0) {
        if (f == 0.0) {
            if (k == 0)
                return 0.0;
            lost += dk * ln2_low;
            return dk * ln2_high + lost;
        }
        double r = square * (1.0 - 0.66666666666666666 * f);
        return k == 0 ? f - r : dk * ln2_high - ((r - (dk * ln2_low + lost)) - f);
    }
    double s = f / (2.0 + f), z = s * s;
    double r =
        z * (6.666666666666735130e-01 +
             z * (3.999999999940941908e-01 +
                  z * (2.857142874366239149e-01 +
                       z * (2.222219843214978396e-01 +
                            z * (1.818357216161805012e-01 +
                                 z * (1.531383769920937332e-01 + z * 1.479819860511658591e-01))))));
    return k == 0 ? f - (square - s * (square + r))
                  : dk * ln2_high - ((square - (s * (square + r) + (dk * ln2_low + lost))) - f);
}

// ---- Powers

// 0: y is no whole number, 1: an odd one, 2: an even one
static int parity(double y) {
    double size = fabs(y);
    if (size >= 0x1p53)
        return 2;
    if (size < 1.0 || size != floor(size))
        return 0;
    return fmod(size, 2.0) == 0.0 ? 2 : 1;
}

// Special values of either; false where there is work to do.
static bool pow_special(double x, double y, double *result) {
    double size = fabs(x);
    if (y == 0.0)
        *result = 1.0;
    else if (isnan(x) || isnan(y))
        *result = x + y;
    else if (isinf(y))
        *result = size == 1.0 ? y - y : (size > 1.0) == (y > 0) ? INFINITY : 0.0;
    else if (fabs(y) == 1.0)
        *result = y > 0 ? x : 1.0 / x;
    else if (y == 2.0)
        *result = x * x;
    else if (y == 0.5 && x >= -1.7976931348623157e308)
        *result = sqrt(x + 0.0);
    else
        return false;
    return true;
}

static bool pow_of_special(double x, double y, double *result) {
    double size = fabs(x);
    if (size != 0.0 && size != 1.0 && !isinf(size))
        return false;
    double z = y < 0 ? 1.0 / size : size;
    if (strict_high(x) < 0) {
        int kind = parity(y);
        if (size == 1.0 && kind == 0)
            z = (z - z) / (z - z);
        else if (kind == 1)
            z = -z;
    }
    *result = z;
    return true;
}

typedef struct Pair {
    double high, low;
} Pair;

// log2 of a number near 1.
static Pair log2_near_one(double size) {
    double t = size - 1.0;
    double w = (t * t) * (0.5 - t * (0.3333333333333333333333 - t * 0.25));
    double u = 1.44269502162933349609e+00 * t;
    double v = t * 1.92596299112661746887e-08 - w * inverse_ln2;
    double high = strict_with_low(u + v, 0);
    return (Pair){high, v - (high - u)};
}

static Pair log2_of(double size) {
    static const double base[] = {1.0, 1.5}, base_high[] = {0.0, 5.84962487220764160156e-01},
                        base_low[] = {0.0, 1.35003920212974897128e-08};
    int n = 0;
    int32_t high = strict_high(size);
    if (high < 0x00100000) {
        size *= 0x1p53;
        n -= 53;
        high = strict_high(size);
    }
    n += (high >> 20) - 0x3ff;
    int32_t j = high & 0xfffff;
    int k = 0;
    high = j | 0x3ff00000;
    if (j <= 0x3988e) {
        k = 0;
    } else if (j < 0xbb67a) {
        k = 1;
    } else {
        n++;
        high -= 0x00100000;
    }
    size = strict_with_high(size, high);
    double u = size - base[k], v = 1.0 / (size + base[k]);
    double s = u * v, s_high = strict_with_low(s, 0);
    double t_high =
        strict_with_high(0.0, ((high >> 1) | 0x20000000) + 0x00080000 + (int32_t)(k << 18));
    double t_low = size - (t_high - base[k]);
    double s_low = v * ((u - s_high * t_high) - s_high * t_low);
    double square = s * s;
    double r = square * square *
               (5.99999999999994648725e-01 +
                square * (4.28571428578550184252e-01 +
                          square * (3.33333329818377432918e-01 +
                                    square * (2.72728123808534006489e-01 +
                                              square * (2.30660745775561754067e-01 +
                                                        square * 2.06975017800338417784e-01)))));
    r += s_low * (s_high + s);
    square = s_high * s_high;
    t_high = strict_with_low(3.0 + square + r, 0);
    t_low = r - ((t_high - 3.0) - square);
    u = s_high * t_high;
    v = s_low * t_high + t_low * s;
    double p_high = strict_with_low(u + v, 0), p_low = v - (p_high - u);
    double z_high = 9.61796700954437255859e-01 * p_high;
    double z_low =
        -7.02846165095275826516e-09 * p_high + p_low * 9.61796693925975554329e-01 + base_low[k];
    double t = n;
    double result = strict_with_low(((z_high + z_low) + base_high[k]) + t, 0);
    return (Pair){result, z_low - (((result - t) - base_high[k]) - z_high)};
}

// 2 to the power of high + low.
static double power_of_two(double high, double low, double z) {
    int32_t j = strict_high(z), i = j & STRICT_MAGNITUDE;
    int k = (i >> 20) - 0x3ff;
    int32_t n = 0;
    if (i > 0x3fe00000) {
        n = j + (0x00100000 >> (k + 1));
        k = ((n & STRICT_MAGNITUDE) >> 20) - 0x3ff;
        double t = strict_with_high(0.0, n & ~(0x000fffff >> k));
        n = ((n & 0x000fffff) | 0x00100000) >> (20 - k);
        if (j < 0)
            n = -n;
        high -= t;
    }
    double t = strict_with_low(low + high, 0);
    double u = t * 6.93147182464599609375e-01;
    double v = (low - (t - high)) * 6.93147180559945286227e-01 + t * -1.90465429995776804525e-09;
    double sum = u + v, w = v - (sum - u);
    double t1 = sum - exp_series(sum * sum);
    double r = (sum * t1) / (t1 - 2.0) - (w + sum * w);
    double value = 1.0 - (r - sum);
    int32_t exponent = (strict_high(value) >> 20) + n;
    return exponent <= 0 ? scalbn(value, n) : strict_scaled(value, n);
}

// By its size: certain to overflow or underflow?
static bool pow_is_extreme(double size, double y, double *result) {
    int32_t x_size = strict_high(size), y_size = strict_size(y);
    if (y_size <= 0x41e00000)
        return false;
    if (y_size > 0x43f00000) {
        if (x_size <= 0x3fefffff)
            *result = y < 0 ? INFINITY : 0.0;
        else
            *result = y > 0 ? INFINITY : 0.0;
        return true;
    }
    if (x_size < 0x3fefffff)
        *result = y < 0 ? INFINITY : 0.0;
    else if (x_size > 0x3ff00000)
        *result = y > 0 ? INFINITY : 0.0;
    else
        return false;
    return true;
}

double strict_pow(double x, double y) {
    double result;
    if (pow_special(x, y, &result) || pow_of_special(x, y, &result))
        return result;
    double size = fabs(x), sign = 1.0;
    if (x < 0) {
        int kind = parity(y);
        if (kind == 0)
            return (x - x) / (x - x);
        sign = kind == 1 ? -1.0 : 1.0;
    }
    if (pow_is_extreme(size, y, &result))
        return sign * result;
    Pair log = strict_size(y) > 0x41e00000 ? log2_near_one(size) : log2_of(size);
    double y_high = strict_with_low(y, 0);
    double low = (y - y_high) * log.high + y * log.low, high = y_high * log.high;
    double z = low + high;
    int32_t j = strict_high(z);
    if (j >= 0x40900000) {
        bool is_over =
            j > 0x40900000 || strict_low(z) || low + 8.0085662595372944372e-17 > z - high;
        if (is_over)
            return sign * INFINITY;
    } else if ((j & STRICT_MAGNITUDE) >= 0x4090cc00) {
        bool is_under = (j & STRICT_MAGNITUDE) > 0x4090cc00 || strict_low(z) || low <= z - high;
        if (is_under)
            return sign * 0.0;
    }
    return sign * power_of_two(high, low, z);
}

double strict_cbrt(double x) {
    if (isnan(x) || isinf(x) || x == 0.0)
        return x + x;
    double size = fabs(x), t;
    if (strict_high(size) < 0x00100000) {
        t = 0x1p54 * size;
        t = strict_with_high(t, strict_high(t) / 3 + 696219795);
    } else {
        t = strict_with_high(0.0, strict_high(size) / 3 + 715094163);
    }
    double r = t * t / size;
    double s = 5.42857142857142815906e-01 + r * t;
    t *= 3.57142857142857150787e-01 +
         1.60714285714285720630e+00 /
             (s + 1.41428571428571436819e+00 + -7.05306122448979611050e-01 / s);
    t = strict_with_low(t, 0);
    t = strict_with_high(t, strict_high(t) + 1);
    s = t * t;
    r = size / s;
    double w = t + t;
    r = (r - t) / (w + r);
    t = t + t * r;
    return x < 0 ? -t : t;
}

// ---- Hyperbolic functions

double strict_sinh(double x) {
    int32_t size = strict_size(x);
    if (size >= STRICT_INFINITE)
        return x + x;
    double h = strict_high(x) < 0 ? -0.5 : 0.5;
    if (size < 0x40360000) {
        if (size < 0x3e300000)
            return x;
        double t = strict_expm1(fabs(x));
        return size < 0x3ff00000 ? h * (2.0 * t - t * t / (t + 1.0)) : h * (t + t / (t + 1.0));
    }
    if (size < 0x40862e42)
        return h * strict_exp(fabs(x));
    if (fabs(x) <= 0x1.633ce8fb9f87dp9) {
        double w = strict_exp(0.5 * fabs(x));
        return h * w * w;
    }
    return x * 1.0e307;
}

double strict_cosh(double x) {
    int32_t size = strict_size(x);
    if (size >= STRICT_INFINITE)
        return x * x;
    if (size < 0x3fd62e43) {
        double t = strict_expm1(fabs(x)), w = 1.0 + t;
        return size < 0x3c800000 ? w : 1.0 + (t * t) / (w + w);
    }
    if (size < 0x40360000) {
        double t = strict_exp(fabs(x));
        return 0.5 * t + 0.5 / t;
    }
    if (size < 0x40862e42)
        return 0.5 * strict_exp(fabs(x));
    if (fabs(x) <= 0x1.633ce8fb9f87dp9) {
        double w = strict_exp(0.5 * fabs(x));
        return 0.5 * w * w;
    }
    return INFINITY;
}

double strict_tanh(double x) {
    int32_t size = strict_size(x);
    bool is_negative = strict_high(x) < 0;
    if (size >= STRICT_INFINITE)
        return is_negative ? 1.0 / x - 1.0 : 1.0 / x + 1.0;
    double z = 1.0;
    if (size < 0x40360000) {
        if (size < 0x3c800000)
            return x * (1.0 + x);
        if (size >= 0x3ff00000) {
            double t = strict_expm1(2.0 * fabs(x));
            z = 1.0 - 2.0 / (t + 2.0);
        } else {
            double t = strict_expm1(-2.0 * fabs(x));
            z = -t / (t + 2.0);
        }
    }
    return is_negative ? -z : z;
}

double strict_hypot(double x, double y) {
    double a = fabs(x), b = fabs(y);
    if (isinf(a) || isinf(b))
        return INFINITY;
    if (isnan(a) || isnan(b))
        return a + b;
    if (strict_high(b) > strict_high(a)) {
        double larger = b;
        b = a;
        a = larger;
    }
    if (strict_high(a) - strict_high(b) > 0x3c00000)
        return a + b;
    int k = 0;
    if (strict_high(a) > 0x5f300000) {
        a = strict_scaled(a, -600);
        b = strict_scaled(b, -600);
        k += 600;
    }
    if (strict_high(b) < 0x20b00000) {
        if (strict_high(b) < 0x00100000) {
            if (b == 0.0)
                return a;
            b *= 0x1p1022;
            a *= 0x1p1022;
            k -= 1022;
        } else {
            a = strict_scaled(a, 600);
            b = strict_scaled(b, 600);
            k -= 600;
        }
    }
    double w = a - b;
    if (w > b) {
        double t1 = strict_with_high(0.0, strict_high(a)), t2 = a - t1;
        w = sqrt(t1 * t1 - (b * (-b) - t2 * (a + t1)));
    } else {
        double y1 = strict_with_high(0.0, strict_high(b)), y2 = b - y1;
        double t1 = strict_with_high(0.0, strict_high(a) + 0x00100000);
        a += a;
        double t2 = a - t1;
        w = sqrt(t1 * y1 - (w * (-w) - (t1 * y2 + t2 * b)));
    }
    return k ? strict_scaled(1.0, k) * w : w;
}
