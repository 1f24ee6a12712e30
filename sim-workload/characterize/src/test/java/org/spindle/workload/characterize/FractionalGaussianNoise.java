package org.spindle.workload.characterize;

import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.sampling.distribution.ZigguratSampler;
import org.apache.commons.rng.simple.RandomSource;

/** Exact fractional Gaussian noise of variance 1 (Davies and Harte, Biometrika 74, 1987). */
final class FractionalGaussianNoise {

    private FractionalGaussianNoise() {}

    /**
     * @param length a power of two
     */
    static double[] of(double hurst, int length, long seed) {
        int n = 2 * length;
        double[] re = new double[n];
        double[] im = new double[n];
        for (int k = 0; k <= length; k++) {
            double covariance = covariance(hurst, k);
            re[k] = covariance;
            re[(n - k) % n] = covariance;
        }
        transform(re, im);
        UniformRandomProvider random = RandomSource.XO_RO_SHI_RO_128_PP.create(seed);
        ZigguratSampler.NormalizedGaussian normal = ZigguratSampler.NormalizedGaussian.of(random);
        double[] a = new double[n];
        double[] b = new double[n];
        for (int k = 0; k <= length; k++) {
            double eigenvalue = Math.max(0, re[k]);
            if (k == 0 || k == length) {
                a[k] = Math.sqrt(eigenvalue / n) * normal.sample();
            } else {
                double scale = Math.sqrt(eigenvalue / (2.0 * n));
                a[k] = scale * normal.sample();
                b[k] = scale * normal.sample();
                a[n - k] = a[k];
                b[n - k] = -b[k];
            }
        }
        transform(a, b);
        return java.util.Arrays.copyOf(a, length);
    }

    static double covariance(double hurst, int k) {
        double h = 2 * hurst;
        return 0.5 * (StrictMath.pow(k + 1.0, h) - 2 * StrictMath.pow(k, h) + StrictMath.pow(Math.abs(k - 1.0), h));
    }

    /** Fast Fourier transform in place. */
    private static void transform(double[] re, double[] im) {
        int n = re.length;
        for (int i = 1, j = 0; i < n; i++) {
            int bit = n >> 1;
            for (; (j & bit) != 0; bit >>= 1) {
                j ^= bit;
            }
            j ^= bit;
            if (i < j) {
                double swap = re[i];
                re[i] = re[j];
                re[j] = swap;
                swap = im[i];
                im[i] = im[j];
                im[j] = swap;
            }
        }
        for (int size = 2; size <= n; size <<= 1) {
            for (int k = 0; k < size / 2; k++) {
                double cos = StrictMath.cos(-2 * Math.PI * k / size);
                double sin = StrictMath.sin(-2 * Math.PI * k / size);
                for (int i = k; i < n; i += size) {
                    int j = i + size / 2;
                    double x = re[j] * cos - im[j] * sin;
                    double y = re[j] * sin + im[j] * cos;
                    re[j] = re[i] - x;
                    im[j] = im[i] - y;
                    re[i] += x;
                    im[i] += y;
                }
            }
        }
    }
}
