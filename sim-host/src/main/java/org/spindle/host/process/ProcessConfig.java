package org.spindle.host.process;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.BuiltInTypes.Distribution;
import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;
import org.spindle.spi.distribution.SizeDistributionFactory;
import org.spindle.spi.distribution.TimeDistributionFactory;

/** Configuration of processes of one kind. */
@Doc("A process, or several identical ones.")
public record ProcessConfig(
        @Doc("Number of processes of this kind.") @Default("1") @Range(min = "1", max = "1000000")
        int count,

        @Doc("Devices that requests go to, each with the same probability; all if empty.") @Default("[]")
        List<String> devices,

        @Doc("How much of each device is used, from its start; the capacity of the smallest of them if absent.")
        @Nullable
        Size capacity,

        @Doc("Whether a capacity above that of the smallest device is reduced to it; otherwise it is refused.")
        @Default("false")
        boolean fit,

        @Doc("Blocking factor: addresses and sizes of requests are multiples of it.")
        @Default("1 sector")
        @Range(min = "1 sector", max = "1 GiB")
        Size block,

        @Inline Locality locality,

        @Doc("Fraction of reads among the requests that are not sequential.")
        @Default("0.66")
        @Range(min = "0", max = "1")
        double reads,

        @Inline TimeCriticality criticality,

        @Doc("Think time before a request that is neither sequential nor local.") @OfKind(TimeDistributionFactory.class)
        Component think,

        @Doc("Think time before a sequential request; as for other requests if absent.")
        @OfKind(TimeDistributionFactory.class)
        @Nullable
        Component sequentialThink,

        @Doc("Think time before a local request; as for other requests if absent.")
        @OfKind(TimeDistributionFactory.class)
        @Nullable
        Component localThink,

        @Doc("Distance from the beginning of the previous request to that of a local one, rounded towards 0 to the"
                + " blocking factor; drawn again if the request would leave the device, and after 10,000 such draws the"
                + " request is placed anywhere.")
        @OfKind(SizeDistributionFactory.class)
        @Default("{type: " + Distribution.NORMAL + ", mean: 0 B, deviation: 512 KiB}")
        Component localDistance,

        @Doc("Sizes of the requests that are not sequential: rounded down to whole sectors, then up to the blocking"
                + " factor; drawn again if the result is 0.")
        @OfKind(SizeDistributionFactory.class)
        @Default("{type: " + Distribution.CONSTANT + ", size: 4 KiB}")
        Component sizes)
        implements Validated {

    public ProcessConfig {
        devices = List.copyOf(devices);
    }

    @Override
    public void validate(Problems problems) {
        wholeSectors(problems, "block", block);
        if (capacity != null) {
            wholeSectors(problems, "capacity", capacity);
        }
    }

    private static void wholeSectors(Problems problems, String key, Size size) {
        if (size.bytes() % Size.SECTOR != 0) {
            problems.report(key, size + " is not a whole number of sectors", "a multiple of " + Size.SECTOR + " B");
        }
    }
}
