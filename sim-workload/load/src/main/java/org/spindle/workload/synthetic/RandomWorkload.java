package org.spindle.workload.synthetic;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;
import org.spindle.spi.workload.ArrivalPatternFactory;

/** Config of the workload {@code random}. */
@Doc("Generates random reads and writes.")
public record RandomWorkload(
        @Doc("Number of requests.") @Range(min = "1") long requests,

        @Doc("When requests are sent.") @OfKind(ArrivalPatternFactory.class)
        Component arrivals,

        @Doc("Probability that a request continues after the end of the previous one of its device, with that one's"
                + " size and direction.")
        @Default("0")
        @Range(min = "0", max = "1")
        double sequential,

        @Doc("Probability that a request begins near the previous one of its device.")
        @Default("0")
        @Range(min = "0", max = "1")
        double local,

        @Doc("Standard deviation of the normally distributed distance between the starts of a local request and the"
                + " previous one.")
        @Default("512 KiB")
        @Range(min = "1 B")
        Size localDistance,

        @Doc("Fraction of reads among the requests that are not sequential.")
        @Default("0.66")
        @Range(min = "0", max = "1")
        double reads,

        @Doc("Sizes of the requests that are not sequential, rounded up to the blocking factor.")
        @Default("{type: constant, size: 4 KiB}")
        Sizes sizes,

        @Doc("Blocking factor: sizes are multiples of it.") @Default("512 B") @Range(min = "512 B", max = "1 GiB")
        Size block,

        @Doc("Alignment: requests that are not sequential begin at multiples of it, counted from the start of the"
                + " device.")
        @Default("512 B")
        @Range(min = "512 B", max = "1 GiB")
        Size alignment,

        @Doc("Devices to which requests go, each with the same probability; all if empty.") @Default("[]")
        List<String> devices,

        @Doc("Start of the range of each device to which requests go.") @Default("0 B")
        Size from,

        @Doc("End of that range; the end of the device if absent.") @Nullable
        Size to)
        implements Validated {

    public RandomWorkload {
        devices = List.copyOf(devices);
    }

    @Override
    public void validate(Problems problems) {
        if (sequential + local > 1) {
            problems.report(
                    "local",
                    "sequential " + sequential + " and local " + local + " add up to more than 1",
                    "at most " + (1 - sequential) + "; the rest is uniform");
        }
        wholeSectors(problems, "block", block);
        wholeSectors(problems, "alignment", alignment);
        wholeSectors(problems, "from", from);
        if (to != null) {
            wholeSectors(problems, "to", to);
            if (to.compareTo(from) <= 0) {
                problems.report("to", to + " is not above from, " + from, "a larger size, or no end");
            }
        }
    }

    private static void wholeSectors(Problems problems, String key, Size size) {
        if (size.bytes() % Size.SECTOR != 0) {
            problems.report(key, size + " is not a whole number of sectors", "a multiple of " + Size.SECTOR + " B");
        }
    }
}
