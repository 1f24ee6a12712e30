package org.spindle.reproduce.expectation;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.TypeName;

@TypeName("saturation")
@Doc(
        "With rising values of an axis, the queue starts to grow without bound between two of them: at the first point where more than"
                + " half of the runs carry that note.")
record SaturationExpectation(
        @Doc("Id of the expectation.") String target,
        @Doc("The axis, of rising numbers.") String along,

        @Doc("Values of the other axes.") @Default("{}") Map<String, String> at,

        @Doc("Least value of the axis at which the system may be saturated; none if absent.") @Nullable
        Double from,

        @Doc("Value of the axis at which the system is saturated at the latest; none if absent.") @Nullable
        Double to)
        implements Expectation {

    /** Start of a run's note on saturation. */
    static final String NOTE = "queue still growing";

    @Override
    public void check(Grid grid, Problems problems) {
        grid.checkLine(along, "at", at, problems);
        grid.checkNumbers(along, problems);
        new Bounds(from, to).check(problems);
    }

    @Override
    public Judgement judge(Observations observed) {
        Bounds bounds = new Bounds(from, to);
        double onset = Double.NaN;
        double last = Double.NaN;
        for (Point point : new Curve(observed, along, at).points()) {
            last = point.numberOn(along);
            long growing = point.runs().stream()
                    .filter(run -> run.notes().stream().anyMatch(note -> note.startsWith(NOTE)))
                    .count();
            if (2 * growing > point.runs().size()) {
                onset = last;
                break;
            }
        }
        boolean saturated = !Double.isNaN(onset);
        return Judgement.of(
                bounds.hold(onset),
                "saturated from " + along + " " + bounds.shown(""),
                saturated
                        ? "saturated from " + along + " " + FigureFormat.number(onset)
                        : "not saturated up to " + along + " " + FigureFormat.number(last),
                saturated ? "saturation begins outside the bounds" : "the queue grows at no point");
    }
}
