package org.spindle.host.alis;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Validated;

/** Configuration of the feedback control. */
@Doc(
        "Feedback control: at each reorganisation the mean time of the reads of the interval that has ended decides whether there are"
                + " copies in the next one, and how runs are found (Hsu 2003, section 6.2).")
public record FeedbackConfig(
        @Doc(
                "Suspends the copies if reads took more than this many times as long as in the last interval without copies;"
                        + " never if absent.")
        @Range(min = "0.01", max = "100")
        @Nullable
        Double suspendAbove,

        @Doc("Number of intervals without copies after a suspension. They measure again how long reads take at home.")
        @Default("7")
        @Range(min = "1", max = "1000000")
        int pause,

        @Doc(
                "Hill climbing: factor by which runs.threshold changes with each interval with copies, in the same direction as long as reads"
                        + " do not take longer than in the interval before, else in the other one. It first grows. Constant if absent.")
        @Range(min = "1.01", max = "100")
        @Nullable
        Double climb)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (suspendAbove == null && climb == null) {
            problems.report(
                    "suspendAbove", "feedback without suspendAbove and climb changes nothing", "at least one of them");
        }
    }
}
