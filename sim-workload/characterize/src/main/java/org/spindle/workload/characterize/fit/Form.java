package org.spindle.workload.characterize.fit;

import org.jspecify.annotations.Nullable;
import org.spindle.workload.characterize.fit.LeastSquares.Fit;

/** The functional forms of Hsu 2003 (sections 2.4 and 3.4.4), with parameters a, b and c. */
public enum Form implements Model {
    /** 1 / (a x + b), as of the share of think time that the processor works. */
    RECIPROCAL {
        @Override
        public double value(double x, double[] p) {
            return 1 / (p[0] * x + p[1]);
        }

        @Override
        double[] start(double[] x, double[] y) {
            double[] inverse = new double[y.length];
            for (int i = 0; i < y.length; i++) {
                inverse[i] = 1 / y[i];
            }
            Regression line = Regression.of(x, inverse);
            return new double[] {line.slope(), line.intercept()};
        }
    },
    /** a / x^b, as of the size of a working set over the number of references. */
    POWER {
        @Override
        public double value(double x, double[] p) {
            return p[0] * StrictMath.pow(x, -p[1]);
        }

        @Override
        double[] start(double[] x, double[] y) {
            Regression line = Regression.of(logs(x), logs(y));
            return new double[] {StrictMath.exp(line.intercept()), -line.slope()};
        }
    },
    /** a e^(b / x), as of the ratio of reads to writes over the size of memory. */
    EXPONENTIAL_OF_INVERSE {
        @Override
        public double value(double x, double[] p) {
            return p[0] * StrictMath.exp(p[1] / x);
        }

        @Override
        double[] start(double[] x, double[] y) {
            double[] inverse = new double[x.length];
            for (int i = 0; i < x.length; i++) {
                inverse[i] = 1 / x[i];
            }
            Regression line = Regression.of(inverse, logs(y));
            return new double[] {StrictMath.exp(line.intercept()), line.slope()};
        }
    },
    /** a (x - b)^c. */
    SHIFTED_POWER {
        @Override
        public double value(double x, double[] p) {
            return p[0] * StrictMath.pow(x - p[1], p[2]);
        }

        @Override
        double[] start(double[] x, double[] y) {
            Regression line = Regression.of(logs(x), logs(y));
            return new double[] {StrictMath.exp(line.intercept()), 0, line.slope()};
        }
    },
    /** a (1 - e^(-b x)). */
    SATURATION {
        @Override
        public double value(double x, double[] p) {
            return -p[0] * StrictMath.expm1(-p[1] * x);
        }

        @Override
        double[] start(double[] x, double[] y) {
            double most = 0;
            double at = 0;
            for (int i = 0; i < x.length; i++) {
                most = Math.max(most, y[i]);
                at += x[i] / x.length;
            }
            return new double[] {most, 1 / at};
        }
    },
    /** a x. */
    PROPORTIONAL {
        @Override
        public double value(double x, double[] p) {
            return p[0] * x;
        }

        @Override
        double[] start(double[] x, double[] y) {
            double slope = 0;
            for (int i = 0; i < x.length; i++) {
                slope += y[i] / x[i] / x.length;
            }
            return new double[] {slope};
        }
    };

    /** Parameters near the best ones, for points above zero. */
    abstract double[] start(double[] x, double[] y);

    /**
     * The parameters with the least squared residuals.
     *
     * @param x above zero
     * @param y above zero
     * @return null if there are too few points or none fit
     */
    public @Nullable Fit fit(double[] x, double[] y) {
        double[] start = start(x, y);
        for (double each : start) {
            if (!Double.isFinite(each)) {
                return null;
            }
        }
        return LeastSquares.fit(this, x, y, start);
    }

    private static double[] logs(double[] values) {
        double[] logs = new double[values.length];
        for (int i = 0; i < values.length; i++) {
            logs[i] = StrictMath.log(values[i]);
        }
        return logs;
    }
}
