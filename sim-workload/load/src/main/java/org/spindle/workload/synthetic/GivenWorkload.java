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
@Doc("The requests that are listed, each at its time: for cases that can be worked out by hand.")
public record GivenWorkload(
        @Doc("The requests; those of the same time are sent in the order of the list.")
        List<Entry> requests) implements Validated {

    public GivenWorkload {
        requests = List.copyOf(requests);
    }

    /** A request. */
    @Doc("A request.")
    public record Entry(
            @Doc("When it is sent.") @Default("0 ms") @Range(min = "0 ms", max = "1000 d")
            Time at,

            @Doc("What it asks for.") Operation operation,

            @Doc("Device or volume that it goes to; the first if absent.") @Nullable
            String device,

            @Doc("Where it begins.") @Default("0 B") @Range(min = "0 B")
            Size from,

            @Doc("Its length; a flush has none.") @Default("0 B") @Range(min = "0 B")
            Size size) {}

    @Override
    public void validate(Problems problems) {
        if (requests.isEmpty()) {
            problems.report("requests", "there are none", "list at least one");
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
                        flushes ? "a flush has no length" : "a request of no length asks for nothing",
                        flushes ? "leave it out" : "at least " + Size.SECTOR + " B");
            }
        }
    }

    private static void wholeSectors(Problems problems, String key, Size size) {
        if (size.bytes() % Size.SECTOR != 0) {
            problems.report(key, size + " is not a whole number of sectors", "a multiple of " + Size.SECTOR + " B");
        }
    }
}
