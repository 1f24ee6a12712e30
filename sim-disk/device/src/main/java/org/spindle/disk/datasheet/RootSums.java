package org.spindle.disk.datasheet;

/**
 * Sums of the square roots of the whole numbers from 1 to n and of their cubes, by the formula of Euler and Maclaurin with Riemann's
 * zeta function as its constant (Graham, Knuth and Patashnik, Concrete Mathematics, section 9.6): within 3e-12 of the sums, whatever
 * n is. The number of cylinders of a drive would take a loop of several 100,000 steps.
 */
final class RootSums {

    /** Numbers up to this are added one by one, as the formula's error grows towards small ones. */
    private static final int FEW = 20;

    /** Zeta of -1/2 and of -3/2. */
    private static final double ZETA_OF_HALF = -0.20788622497735457;

    private static final double ZETA_OF_THREE_HALVES = -0.025485201889833036;

    private RootSums() {}

    /** Returns &radic;1 + &radic;2 + ... + &radic;n. */
    static double ofRoots(int n) {
        if (n <= FEW) {
            double sum = 0;
            for (int i = 1; i <= n; i++) {
                sum += Math.sqrt(i);
            }
            return sum;
        }
        double root = Math.sqrt(n);
        return root * (2.0 / 3 * n + 1.0 / 2 + 1.0 / 24 / n - 1.0 / 1920 / n / n / n) + ZETA_OF_HALF;
    }

    /** Returns &radic;1&sup3; + &radic;2&sup3; + ... + &radic;n&sup3;. */
    static double ofCubedRoots(int n) {
        if (n <= FEW) {
            double sum = 0;
            for (int i = 1; i <= n; i++) {
                sum += i * Math.sqrt(i);
            }
            return sum;
        }
        double root = Math.sqrt(n);
        return root * (2.0 / 5 * n * n + 1.0 / 2 * n + 1.0 / 8 + 1.0 / 1920 / n / n) + ZETA_OF_THREE_HALVES;
    }
}
