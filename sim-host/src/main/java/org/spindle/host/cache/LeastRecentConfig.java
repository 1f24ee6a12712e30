package org.spindle.host.cache;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;

@Doc("Writes dirty lines out, the one written longest ago first, between a high and a low mark (the write buffer of"
        + " Hsu 2003, section 3.5.3). With cluster, contiguous lines are destaged with it.")
public record LeastRecentConfig(
        @Doc("Share of all lines that may be dirty; more begin the write-outs. 0 begins them at once, 1 never.")
        @Default("0.8")
        @Range(min = "0", max = "1")
        double high,

        @Doc("They end when fewer than this share are dirty; with 0 when none is.")
        @Default("0.2")
        @Range(min = "0", max = "1")
        double low,

        @Doc("A line is destaged when it has been dirty for this time, independently of the marks; the thesis has 30 s"
                + " for small stores. No such limit if absent.")
        @Range(min = "1 ns")
        @Nullable
        Time age,

        @Doc("Most write-outs at once between the marks.") @Default("8") @Range(min = "1", max = "1000000")
        int outstanding)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (low > high) {
            problems.report("low", low + " is more than the high mark, " + high, "at most " + high);
        }
    }
}
