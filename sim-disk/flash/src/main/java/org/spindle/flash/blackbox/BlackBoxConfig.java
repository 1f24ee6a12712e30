package org.spindle.flash.blackbox;

import java.nio.file.Path;
import org.spindle.flash.front.HostLink;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;

/** Config of the device {@code black-box}. */
@Doc("A device whose times are drawn from regression trees over the access, the recent load and its recent times;"
        + " 'spindle calibrate --as black-box' grows them from traces.")
public record BlackBoxConfig(
        @Doc("Addressable bytes.") @Range(min = "512 B") Size capacity,

        @Doc("Link to the host: queue-pairs or conversation.") @Default("conversation")
        HostLink link,

        @Doc("Requests that the device accepts at once.") @Default("32") @Range(min = "1", max = "65536")
        int queueDepth,

        @Doc("File of the trees.") Path trees)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (capacity.bytes() % Size.SECTOR != 0) {
            problems.report(
                    "capacity", capacity + " is not a whole number of sectors", "a multiple of " + Size.SECTOR + " B");
        }
    }
}
