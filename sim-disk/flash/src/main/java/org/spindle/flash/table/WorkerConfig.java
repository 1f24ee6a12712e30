package org.spindle.flash.table;

import java.util.List;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Validated;

/** Config of the worker of a {@code table}. */
@Doc(
        "One worker that serves requests one after the other in the order of their arrival, as the I/O thread of a hypervisor does.")
public record WorkerConfig(
        @Doc("When requests are complete.") @Default("each") CompletionRule completions,

        @Doc(
                "Times that the worker takes to begin after pauses, by rising pause: linear between two, constant before the first and beyond the"
                        + " last. If empty, it begins at once.")
        @Default("[]")
        List<WakeUp> wakeUps)
        implements Validated {

    public WorkerConfig {
        wakeUps = List.copyOf(wakeUps);
    }

    @Override
    public void validate(Problems problems) {
        for (int i = 1; i < wakeUps.size(); i++) {
            if (wakeUps.get(i).pause().compareTo(wakeUps.get(i - 1).pause()) <= 0) {
                problems.report(
                        "wakeUps[" + i + "].pause",
                        wakeUps.get(i).pause() + " is no longer than the pause before",
                        "pauses in rising order");
            }
        }
    }

    /** The time to begin after a pause, in nanoseconds. */
    public long wakeUpNanos(long pause) {
        if (wakeUps.isEmpty()) {
            return 0;
        }
        int above = 0;
        while (above < wakeUps.size() && wakeUps.get(above).pause().inNanos() < pause) {
            above++;
        }
        if (above == 0 || above == wakeUps.size()) {
            return Math.round(
                    wakeUps.get(Math.min(above, wakeUps.size() - 1)).time().inNanos());
        }
        WakeUp low = wakeUps.get(above - 1);
        WakeUp high = wakeUps.get(above);
        double part = (pause - low.pause().inNanos())
                / (high.pause().inNanos() - low.pause().inNanos());
        return Math.round(low.time().inNanos()
                + part * (high.time().inNanos() - low.time().inNanos()));
    }
}
