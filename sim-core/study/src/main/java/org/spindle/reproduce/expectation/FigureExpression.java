package org.spindle.reproduce.expectation;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.result.Metric;
import org.spindle.spi.config.Problems;
import org.spindle.sweep.RunRow;

/**
 * A figure of a run: {@code component/class/metric/stat}, or a sum of products of such figures and numbers, {@code 0.001 *
 * system/all/throughput/mean * system/all/response-time/mean + 0.05 * system/all/throughput/mean}. The operators {@code +}, {@code -},
 * {@code *} and {@code /} need spaces around them; the last two bind more tightly, and equal ones are evaluated from left to right.
 * A component that ends in {@code *}, {@code disk*}, stands for all whose names begin like that, and {@code mean} for the mean of all of
 * their values.
 */
final class FigureExpression {

    private sealed interface Factor permits Constant, Measured, Pooled {
        double in(RunRow run);
    }

    private record Constant(double value) implements Factor {
        @Override
        public double in(RunRow run) {
            return value;
        }
    }

    private record Measured(Selector selector, Statistic statistic) implements Factor {
        @Override
        public double in(RunRow run) {
            return statistic.in(selector.in(run).value());
        }
    }

    /**
     * The mean over several components of one metric, each value counting once.
     *
     * @param prefix with which the names of the components begin
     */
    private record Pooled(String prefix, Selector selector) implements Factor {
        @Override
        public double in(RunRow run) {
            boolean found = false;
            double sum = 0;
            long count = 0;
            for (Metric metric : run.metrics()) {
                if (metric.component().startsWith(prefix)
                        && metric.requestClass().equals(selector.requestClass())
                        && metric.name().equals(selector.metric())
                        && metric.value() instanceof Metric.Distribution values) {
                    found = true;
                    if (values.count() > 0) {
                        sum += values.count() * values.mean();
                        count += values.count();
                    }
                }
            }
            if (!found) {
                throw new FigureException("the runs have no distribution " + selector);
            }
            return count == 0 ? Double.NaN : sum / count;
        }
    }

    /** One factor of a product. */
    private record Part(boolean divides, Factor factor) {}

    /** A product with its sign in the sum. */
    private record Term(boolean subtracted, List<Part> parts) {
        double in(RunRow run) {
            double product = 1;
            for (Part part : parts) {
                double factor = part.factor().in(run);
                product = part.divides() ? product / factor : product * factor;
            }
            return subtracted ? -product : product;
        }
    }

    private final List<Term> terms;

    private FigureExpression(List<Term> terms) {
        this.terms = terms;
    }

    /**
     * Parses a figure.
     *
     * @throws IllegalArgumentException if the text is not a figure; the message says what would be right
     */
    static FigureExpression parse(String text) {
        List<Term> terms = new ArrayList<>();
        List<Part> parts = new ArrayList<>();
        boolean subtracted = false;
        boolean divides = false;
        boolean factorNext = true;
        for (String word : text.strip().split("\\s+")) {
            if (factorNext) {
                parts.add(new Part(divides, factor(word)));
            } else if (word.equals("*") || word.equals("/")) {
                divides = word.equals("/");
            } else if (word.equals("+") || word.equals("-")) {
                terms.add(new Term(subtracted, List.copyOf(parts)));
                parts.clear();
                subtracted = word.equals("-");
                divides = false;
            } else {
                throw new IllegalArgumentException("'" + word
                        + "' is not an operator; write +, -, * or / between two figures, with spaces around it");
            }
            factorNext = !factorNext;
        }
        if (factorNext) {
            throw new IllegalArgumentException("'" + text + "' ends with an operator; write a figure behind it");
        }
        terms.add(new Term(subtracted, List.copyOf(parts)));
        return new FigureExpression(List.copyOf(terms));
    }

    /** Reports a text that is not a figure. */
    static void check(String key, @Nullable String text, Problems problems) {
        if (text != null) {
            try {
                FigureExpression figure = parse(text);
                if (figure.terms.stream()
                        .flatMap(term -> term.parts().stream())
                        .allMatch(part -> part.factor() instanceof Constant)) {
                    problems.report(
                            key,
                            "'" + text + "' is a constant, not a figure of a run",
                            "component/class/metric/stat as a factor, such as system/all/response-time/mean");
                }
            } catch (IllegalArgumentException e) {
                String[] parts = String.valueOf(e.getMessage()).split("; ", 2);
                problems.report(key, parts[0], parts.length > 1 ? parts[1] : "");
            }
        }
    }

    private static Factor factor(String word) {
        if (!word.contains("/")) {
            try {
                return new Constant(Double.parseDouble(word));
            } catch (NumberFormatException e) {
                throw noFigure(word, e);
            }
        }
        int slash = word.lastIndexOf('/');
        String stat = word.substring(slash + 1);
        if (word.substring(0, slash).split("/", -1).length != 3) {
            throw noFigure(word, null);
        }
        Selector selector = Selector.parse(word.substring(0, slash));
        if (!selector.component().endsWith("*")) {
            return new Measured(selector, Statistic.labelled(stat));
        }
        if (!stat.equals("mean")) {
            throw new IllegalArgumentException("'" + word
                    + "' is of several components, of which only the mean is defined; write mean for " + stat);
        }
        String component = selector.component();
        return new Pooled(component.substring(0, component.length() - 1), selector);
    }

    private static IllegalArgumentException noFigure(String word, @Nullable Throwable cause) {
        return new IllegalArgumentException(
                "'" + word + "' is not a figure; write component/class/metric/stat, such as"
                        + " system/all/response-time/mean, or a number",
                cause);
    }

    /**
     * Returns its value; NaN if the run does not define it.
     *
     * @throws FigureException if the run has no such metric
     */
    double in(RunRow run) {
        double sum = 0;
        for (Term term : terms) {
            sum += term.in(run);
        }
        return sum;
    }

    /** Returns a space and the unit; empty for a number, a product and a sum, whose unit is not derived. */
    String unit(RunRow run) {
        if (terms.size() != 1
                || terms.get(0).parts().size() != 1
                || !(terms.get(0).parts().get(0).factor() instanceof Measured measured)) {
            return "";
        }
        String unit = measured.statistic().unit(measured.selector().in(run).unit());
        return unit.isEmpty() ? "" : " " + unit;
    }
}
