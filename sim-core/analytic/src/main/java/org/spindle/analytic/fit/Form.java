package org.spindle.analytic.fit;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.spindle.analytic.fit.LeastSquares.Fit;

/** The functional forms of Hsu 2003 (sections 2.4 and 3.4.4), with parameters a, b and c. */
public enum Form implements Model {
    /** 1 / (a x + b), for instance the busy share of the processor over think time. */
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
    /** a / x^b, for instance the size of a working set over the number of references. */
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
    /** a e^(b / x), for instance the ratio of reads to writes over the size of memory. */
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
            return from(0, x, y);
        }

        /** Returns the best of several searches: the distance of the initial b from the least x decides which minimum a search finds. */
        @Override
        public @Nullable Fit fit(double[] x, double[] y) {
            double least = Double.POSITIVE_INFINITY;
            double greatest = Double.NEGATIVE_INFINITY;
            for (double each : x) {
                least = Math.min(least, each);
                greatest = Math.max(greatest, each);
            }
            Fit best = super.fit(x, y);
            for (double distance : SHIFTS) {
                double[] start = from(least - distance * (greatest - least), x, y);
                Fit found = isFinite(start) ? LeastSquares.fit(this, x, y, start) : null;
                if (found != null && (best == null || found.determination() > best.determination())) {
                    best = found;
                }
            }
            return best;
        }

        private double[] from(double shift, double[] x, double[] y) {
            double[] shifted = new double[x.length];
            for (int i = 0; i < x.length; i++) {
                shifted[i] = x[i] - shift;
            }
            Regression line = Regression.of(logs(shifted), logs(y));
            return new double[] {StrictMath.exp(line.intercept()), shift, line.slope()};
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
            double xx = 0;
            double xy = 0;
            for (int i = 0; i < x.length; i++) {
                xx += x[i] * x[i];
                xy += x[i] * y[i];
            }
            double slope = xy / xx;
            return new double[] {slope};
        }
    };

    private static final String PARAMETERS = "abc";

    /** Returns the form written on a command line: {@code shifted-power}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns the formula with its parameters as letters. */
    public String formula() {
        return switch (this) {
            case RECIPROCAL -> "1 / (a x + b)";
            case POWER -> "a / x^b";
            case EXPONENTIAL_OF_INVERSE -> "a e^(b / x)";
            case SHIFTED_POWER -> "a (x - b)^c";
            case SATURATION -> "a (1 - e^(-b x))";
            case PROPORTIONAL -> "a x";
        };
    }

    /**
     * Parses a {@link #label}.
     *
     * @throws IllegalArgumentException if there is no such form; the message lists the forms
     */
    public static Form labelled(String label) {
        for (Form each : values()) {
            if (each.label().equals(label)) {
                return each;
            }
        }
        throw new IllegalArgumentException("'" + label + "' is not a form of a curve; write one of "
                + Arrays.stream(values()).map(Form::label).collect(Collectors.joining(", ")));
    }

    /** Returns the letter of a parameter: {@code a} for the first. */
    public static String parameter(int index) {
        return PARAMETERS.substring(index, index + 1);
    }

    /** Initial values of the shift: distances below the least x, in units of the range of x. */
    private static final double[] SHIFTS = {0.01, 0.1, 1, 10};

    /** Returns initial parameters near the optimum, for points above zero. */
    abstract double[] start(double[] x, double[] y);

    /**
     * Returns the parameters with the least sum of squared residuals.
     *
     * @param x above zero
     * @param y above zero
     * @return null if there are too few points or the search fails
     */
    public @Nullable Fit fit(double[] x, double[] y) {
        double[] start = start(x, y);
        return isFinite(start) ? LeastSquares.fit(this, x, y, start) : null;
    }

    private static boolean isFinite(double[] values) {
        for (double each : values) {
            if (!Double.isFinite(each)) {
                return false;
            }
        }
        return true;
    }

    private static double[] logs(double[] values) {
        double[] logs = new double[values.length];
        for (int i = 0; i < values.length; i++) {
            logs[i] = StrictMath.log(values[i]);
        }
        return logs;
    }
}
