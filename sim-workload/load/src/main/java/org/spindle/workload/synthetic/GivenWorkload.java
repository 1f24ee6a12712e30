package org.spindle.workload.synthetic;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;
import org.spindle.spi.request.Operation;

/** Config of the workload {@code given}. */
@Doc("Sends listed requests, each at its time; for small cases that can be verified by hand.")
public record GivenWorkload(
        @Doc("The requests; simultaneous ones are sent in the order of the list.")
        List<Entry> requests) implements Validated {

    public GivenWorkload {
        requests = List.copyOf(requests);
    }

    /** A request. */
    @Doc("A request.")
    public record Entry(
            @Doc("Time at which it is sent.") @Default("0 ms") @Range(min = "0 ms", max = "1000 d")
            Time at,

            @Doc("Operation of the request.") Operation operation,

            @Doc("Device or volume to which it goes; the first if absent.") @Nullable
            String device,

            @Doc("First byte on the device.") @Default("0 B") @Range(min = "0 B")
            Size from,

            @Doc("Length; none for a flush.") @Default("0 B") @Range(min = "0 B")
            Size size) {}

    @Override
    public void validate(Problems problems) {
        if (requests.isEmpty()) {
            problems.report("requests", "the list is empty", "at least one request");
        }
        for (int i = 0; i < requests.size(); i++) {
            Entry entry = requests.get(i);
            String place = "requests[" + i + "]";
            wholeSectors(problems, place + ".from", entry.from());
            wholeSectors(problems, place + ".size", entry.size());
            boolean flushes = entry.operation() == Operation.FLUSH;
            if (flushes != (entry.size().bytes() == 0)) {
                problems.report(
                        place + ".size",
                        flushes ? "a flush has no length" : "a request has length 0",
                        flushes ? "no size" : "at least " + Size.SECTOR + " B");
            }
        }
    }

    private static void wholeSectors(Problems problems, String key, Size size) {
        if (size.bytes() % Size.SECTOR != 0) {
            problems.report(key, size + " is not a whole number of sectors", "a multiple of " + Size.SECTOR + " B");
        }
    }
}
