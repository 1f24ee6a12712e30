package org.spindle.host.cache;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;

@Doc(
        "Writes dirty lines out, the one written longest ago first, between a high and a low watermark (the write buffer of"
                + " Hsu 2003, section 3.5.3). With cluster, contiguous lines are destaged with it.")
public record LeastRecentConfig(
        @Doc("Share of dirty lines above which write-outs begin (high watermark): 0 for at once, 1 for never.")
        @Default("0.8")
        @Range(min = "0", max = "1")
        double high,

        @Doc("Share of dirty lines below which write-outs end (low watermark); with 0 they end when no line is dirty.")
        @Default("0.2")
        @Range(min = "0", max = "1")
        double low,

        @Doc("A line is destaged at this age, independently of the watermarks; the thesis has 30 s"
                + " for small stores. No such limit if absent.")
        @Range(min = "1 ns")
        @Nullable
        Time age,

        @Doc(
                "Since when a line's age counts: first-write (since when it has been dirty, which bounds what a loss of power can take),"
                        + " last-write. The thesis does not say which.")
        @Default("first-write")
        AgeFrom ageFrom,

        @Doc("Maximum number of concurrent write-outs between the watermarks.")
        @Default("8")
        @Range(min = "1", max = "1000000")
        int outstanding)
        implements Validated {

    /** The write from which the age of a line counts. */
    public enum AgeFrom {
        FIRST_WRITE,
        LAST_WRITE
    }

    @Override
    public void validate(Problems problems) {
        if (age == null && ageFrom == AgeFrom.LAST_WRITE) {
            problems.report("ageFrom", "there is no age to count", "age, or leave it out");
        }
        if (low > high) {
            problems.report("low", low + " is more than the high watermark, " + high, "at most " + high);
        }
    }
}
