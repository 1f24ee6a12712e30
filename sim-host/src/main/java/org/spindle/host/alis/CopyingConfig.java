package org.spindle.host.alis;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Rate;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;

/** Configuration of the copying of data. */
@Doc("Copying by requests of the layer: blocks written to copies are first copied home, then the area is filled"
        + " from its beginning to its end. A batch is read at once and written at once.")
public record CopyingConfig(
        @Doc("Number of reads in a batch.") @Default("8") @Range(min = "1", max = "1024")
        int batch,

        @Doc("Maximum size of a request for copying.") @Default("1 MiB") @Range(min = "512 B", max = "1 GiB")
        Size transfer,

        @Doc("Maximum data copied per second; no limit if absent.") @Range(min = "1 B/s") @Nullable
        Rate rate,

        @Doc("A batch begins only after this idle time of the host; independently of the host if absent.")
        @Range(min = "0 ms")
        @Nullable
        Time idle)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (transfer.bytes() % Size.SECTOR != 0) {
            problems.report("transfer", transfer + " is not a whole number of sectors", "a multiple of 512 B");
        }
    }
}
