package org.spindle.workload.days;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;

/** Lengths of requests: lognormally distributed with these moments, rounded up to sectors. */
@Doc("Lengths of requests: lognormally distributed by mean and standard deviation, rounded up to sectors.")
public record SizeMoments(
        @Doc("Mean.") @Range(min = "1 sector") Size mean,

        @Doc("Standard deviation; 0 B for requests of one length.") @Range(min = "0 B")
        Size deviation,

        @Doc("Maximum length; longer ones are cut to it.") @Range(min = "1 sector")
        Size largest)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (largest.bytes() < mean.bytes()) {
            problems.report("largest", largest + " is less than the mean of " + mean, "at least the mean");
        }
    }

    /** Returns a length in bytes for a standard normal variate. */
    int length(double normal) {
        LogNormal law = LogNormal.of(mean.bytes(), deviation.bytes());
        long sectors = (long) Math.ceil(Math.min(law.value(normal), largest.bytes()) / Size.SECTOR);
        return (int) (Math.max(1, sectors) * Size.SECTOR);
    }
}
