package org.spindle.host.cache;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Validated;

@Doc("Writes dirty lines out, oldest first, when there are too many.")
public record MarksConfig(
        @Doc("Share of dirty lines above which write-outs begin (high watermark).")
        @Default("0.5")
        @Range(min = "0", max = "1")
        double high,

        @Doc("Share of dirty lines at which write-outs end (low watermark).")
        @Default("0.25")
        @Range(min = "0", max = "1")
        double low)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (low > high) {
            problems.report("low", low + " is more than the high watermark, " + high, "at most " + high);
        }
    }
}
