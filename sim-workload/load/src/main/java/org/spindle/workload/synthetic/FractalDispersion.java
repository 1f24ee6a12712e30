package org.spindle.workload.synthetic;

/**
 * Index of dispersion (variance over mean) of the number of arrivals in a window, of a fractal renewal process in
 * equilibrium with the gaps of Hsu 2003, equation B.6. Exact except for rounding. Hsu's formula 1 + (T/T0)^alpha,
 * after Ryu and Lowen 1996, is its limit, which it approaches slowly: for windows of ten to a thousand bends the
 * formula is between 60 % too high (gamma 1.8) and 36 % too low (gamma 1.2).
 *
 * <p>Computed from the Laplace transform of the variance of a renewal process (Cox 1962, section 4.5), inverted by
 * Stehfest's algorithm 368 (1970), which suits a smooth function like this.
 *
 * @param gamma exponent of the tail of the gap distribution, between 1 and 2
 */
record FractalDispersion(double gamma) {

    /** Number of terms of the inversion; in double precision more terms increase the error. */
    private static final int TERMS = 12;

    private static final double LN_2 = StrictMath.log(2);
    private static final double[] WEIGHTS = weights();

    /** Bound below which e^-u - 1 + u is replaced by u^2/2 - u^3/6. */
    private static final double SMALL = 1e-3;

    /** Bound above which e^-u is negligible. */
    private static final double LARGE = 40;

    /** Bound below which a series of this order is exact, while the closed form loses digits. */
    private static final double SERIES = 0.1;

    private static final int ORDER = 9;

    private static final int TAIL_PANELS = 80;

    /** Returns the mean gap in bends. */
    double meanGap() {
        return (1 + 1 / ((gamma - 1) * StrictMath.exp(gamma))) / gamma;
    }

    /**
     * Returns the index of dispersion for a window.
     *
     * @param window in bends (A in the source), more than 0
     * @return more than 1, to about four digits
     */
    double at(double window) {
        double step = LN_2 / window;
        double sum = 0;
        for (int k = 1; k <= TERMS; k++) {
            sum += WEIGHTS[k - 1] * excess(k * step);
        }
        return 1 + step * sum / window;
    }

    /**
     * Returns the Laplace transform of T (I(T) - 1). With f the transform of the gaps, m their mean and q(s) = f(s) -
     * 1 + m s it is 2 f / (s^2 (1 - f)) - 2 / (m s^3), computed here without a difference of large numbers.
     */
    private double excess(double s) {
        double mean = meanGap();
        double curved = body(s) + tail(s);
        double rest = mean * s - curved;
        return 2 * (curved - mean * s * rest) / (mean * s * s * s * rest);
    }

    /**
     * Returns the contribution to q(s) of gaps up to the bend: the integral of gamma e^(-gamma t) (e^(-st) - 1 + st)
     * from 0 to 1.
     */
    private double body(double s) {
        double end = StrictMath.exp(-gamma);
        if (s >= SERIES) {
            return gamma * (1 - end * StrictMath.exp(-s)) / (gamma + s)
                    - (1 - end)
                    + s * (1 - (1 + gamma) * end) / gamma;
        }
        double moment = 1 - end;
        double power = 1;
        double sum = 0;
        for (int k = 1; k <= ORDER; k++) {
            moment = k * moment / gamma - end;
            power *= -s / k;
            sum += k == 1 ? 0 : power * moment;
        }
        return sum;
    }

    /**
     * Returns the contribution to q(s) of longer gaps: gamma e^-gamma s^gamma times the integral of u^(-gamma-1)
     * (e^-u - 1 + u) from s on.
     */
    private double tail(double s) {
        double sum = 0;
        double from = s;
        if (from < SMALL) {
            sum += power(from, SMALL, 2 - gamma) / 2 - power(from, SMALL, 3 - gamma) / 6;
            from = SMALL;
        }
        if (from < LARGE) {
            double begin = StrictMath.log(from);
            double width = (StrictMath.log(LARGE) - begin) / TAIL_PANELS;
            double panels = 0;
            for (int i = 0; i <= TAIL_PANELS; i++) {
                double log = begin + i * width;
                panels += simpson(i) * StrictMath.exp(-gamma * log) * curvature(StrictMath.exp(log));
            }
            sum += panels * width / 3;
            from = LARGE;
        }
        sum += StrictMath.pow(from, 1 - gamma) / (gamma - 1) - StrictMath.pow(from, -gamma) / gamma;
        return gamma * StrictMath.exp(-gamma) * StrictMath.pow(s, gamma) * sum;
    }

    /** Returns the integral of u^(exponent - 1). */
    private static double power(double from, double to, double exponent) {
        return (StrictMath.pow(to, exponent) - StrictMath.pow(from, exponent)) / exponent;
    }

    private static double curvature(double u) {
        return u < SMALL ? u * u / 2 - u * u * u / 6 : StrictMath.expm1(-u) + u;
    }

    private static int simpson(int i) {
        return i == 0 || i == TAIL_PANELS ? 1 : i % 2 == 1 ? 4 : 2;
    }

    private static double[] weights() {
        int half = TERMS / 2;
        double[] weights = new double[TERMS];
        for (int k = 1; k <= TERMS; k++) {
            double sum = 0;
            for (int j = (k + 1) / 2; j <= Math.min(k, half); j++) {
                sum += StrictMath.pow(j, half)
                        * factorial(2 * j)
                        / (factorial(half - j)
                                * factorial(j)
                                * factorial(j - 1)
                                * factorial(k - j)
                                * factorial(2 * j - k));
            }
            weights[k - 1] = (k + half) % 2 == 0 ? sum : -sum;
        }
        return weights;
    }

    private static double factorial(int n) {
        double product = 1;
        for (int i = 2; i <= n; i++) {
            product *= i;
        }
        return product;
    }
}
