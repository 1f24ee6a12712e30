package org.spindle.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.spindle.analytic.fit.Form;
import org.spindle.cli.command.Shell;
import org.spindle.cli.command.UsageException;
import org.spindle.sweep.CurveFits;
import org.spindle.sweep.SweepResult;
import org.spindle.sweep.SweptFigure;
import picocli.CommandLine.Option;

/** The options for curves fitted to a sweep. */
final class FitOptions {

    private static final String FIGURE = "system/all/response-time/mean";

    @Option(
            names = "--fit",
            paramLabel = "FORM",
            description =
                    "Fit a curve along each axis of numbers: reciprocal, power, exponential-of-inverse, shifted-power,"
                            + " saturation or proportional; may be repeated.")
    private List<String> forms = new ArrayList<>();

    @Option(
            names = "--fit-of",
            paramLabel = "FIGURE",
            defaultValue = FIGURE,
            description = "Figure to which curves are fitted: component/class/metric/stat (default: ${DEFAULT-VALUE}).")
    private String figure = FIGURE;

    /**
     * Checks that forms and figure can be parsed.
     *
     * @throws UsageException if not
     */
    void check() {
        forms();
        figure();
    }

    private List<Form> forms() {
        return forms.stream()
                .map(each -> read("--fit", () -> Form.labelled(each)))
                .toList();
    }

    private SweptFigure figure() {
        return read("--fit-of", () -> SweptFigure.parse(figure));
    }

    private static <T> T read(String option, Supplier<T> reader) {
        try {
            return reader.get();
        } catch (IllegalArgumentException e) {
            throw new UsageException(option + ": " + e.getMessage());
        }
    }

    /** Returns the options as on the command line. */
    String words() {
        StringBuilder words = new StringBuilder();
        forms.forEach(each -> words.append(" --fit ").append(each));
        if (!forms.isEmpty() && !figure.equals(FIGURE)) {
            words.append(" --fit-of ").append(Shell.quote(figure));
        }
        return words.toString();
    }

    /** Fits the curves; null if none was requested. */
    @Nullable
    CurveFits of(SweepResult sweep) {
        return forms.isEmpty() ? null : CurveFits.of(sweep, figure(), forms());
    }
}
