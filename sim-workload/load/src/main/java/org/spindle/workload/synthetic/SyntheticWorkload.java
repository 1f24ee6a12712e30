package org.spindle.workload.synthetic;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
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

/** Config of the workload {@code synthetic}. */
@Doc("Generates requests from models of their arrivals, kinds, runs and addresses, such as 'spindle trace model' fits"
        + " to a trace.")
public record SyntheticWorkload(
        @Doc("Number of requests.") @Range(min = "1") long requests,

        @Doc("When requests are sent.") @OfKind(ArrivalPatternFactory.class)
        Component arrivals,

        @Doc("Kinds of requests.") @Default("[{size: 4 KiB}]")
        List<RequestKind> kinds,

        @Doc("Number of requests per deck, from which kinds are drawn without replacement; in each deck all shares"
                + " are exact except for rounding. If absent, draws are independent.")
        @Nullable
        @Range(min = "1", max = "1000000000000")
        Long deck,

        @Doc("Sequential runs; none if absent.") @Nullable SequentialRuns runs,

        @Doc("Addresses of requests that do not continue a run.") @Default("{type: uniform}")
        AddressPattern addresses,

        @Doc("Alignment: requests that do not continue a run begin at multiples of it, counted from the start of the"
                + " device.")
        @Default("4 KiB")
        @Range(min = "512 B", max = "1 GiB")
        Size alignment,

        @Doc("Devices to which requests go; if empty, all, with equal shares.") @Default("[]")
        List<Target> devices)
        implements Validated {

    public SyntheticWorkload {
        kinds = List.copyOf(kinds);
        devices = List.copyOf(devices);
    }

    @Override
    public void validate(Problems problems) {
        if (kinds.stream().mapToDouble(RequestKind::share).sum() <= 0) {
            problems.report("kinds", "no kind has a share", "a share above 0");
        }
        for (int i = 0; i < kinds.size(); i++) {
            String key = "kinds[" + i + "].";
            wholeSectors(problems, key + "size", kinds.get(i).size());
            if (kinds.get(i).reuse() != null && !(addresses instanceof AddressPattern.StackDistance)) {
                problems.report(
                        key + "reuse",
                        "reuse needs addresses of type stack-distance",
                        "no reuse, or addresses of that type");
            }
        }
        wholeSectors(problems, "alignment", alignment);
        Set<String> named = new HashSet<>();
        for (int i = 0; i < devices.size(); i++) {
            Target target = devices.get(i);
            Size to = target.to();
            String key = "devices[" + i + "].";
            if (!named.add(target.device())) {
                problems.report(key + "device", target.device() + " is listed twice", "each device once");
            }
            wholeSectors(problems, key + "from", target.from());
            if (to != null) {
                wholeSectors(problems, key + "to", to);
                if (to.compareTo(target.from()) <= 0) {
                    problems.report(
                            key + "to", to + " is not above from, " + target.from(), "a larger size, or no end");
                }
            }
        }
    }

    private static void wholeSectors(Problems problems, String key, Size size) {
        if (size.bytes() % Size.SECTOR != 0) {
            problems.report(key, size + " is not a whole number of sectors", "a multiple of " + Size.SECTOR + " B");
        }
    }
}
