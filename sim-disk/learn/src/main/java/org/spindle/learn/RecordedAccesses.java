package org.spindle.learn;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.spindle.flash.blackbox.AccessHistory;
import org.spindle.flash.calibrate.TimedAccess;
import org.spindle.spi.config.Size;

/**
 * Accesses of a trace, each with its features at issue.
 *
 * @param numbers features of each access
 * @param nanos how long it took
 */
public record RecordedAccesses(List<double[]> numbers, List<Double> nanos) {

    private record Completion(long at, long sectors, long nanos) {}

    public RecordedAccesses {
        numbers = List.copyOf(numbers);
        nanos = List.copyOf(nanos);
    }

    /** Reads traces, each with its own start of time. */
    public static RecordedAccesses of(List<List<TimedAccess>> traces) {
        List<double[]> numbers = new ArrayList<>();
        List<Double> nanos = new ArrayList<>();
        for (List<TimedAccess> trace : traces) {
            follow(trace, numbers, nanos);
        }
        return new RecordedAccesses(numbers, nanos);
    }

    private static void follow(List<TimedAccess> trace, List<double[]> numbers, List<Double> nanos) {
        AccessHistory history = new AccessHistory();
        PriorityQueue<Completion> under = new PriorityQueue<>(Comparator.comparingLong(Completion::at));
        List<TimedAccess> issued = new ArrayList<>(trace);
        issued.sort(Comparator.comparingLong(TimedAccess::issued));
        long start = issued.isEmpty() ? 0 : issued.get(0).issued();
        for (TimedAccess access : issued) {
            Completion first = under.peek();
            while (first != null && first.at() <= access.issued()) {
                history.completes(first.sectors(), first.at() - start, first.nanos());
                under.remove();
                first = under.peek();
            }
            double[] row = new double[AccessHistory.names().size()];
            long sectors = (access.bytes() + Size.SECTOR - 1) / Size.SECTOR;
            history.arrives(access.operation(), access.sector(), sectors, access.issued() - start, row);
            numbers.add(row);
            nanos.add((double) access.nanos());
            under.add(new Completion(access.issued() + access.nanos(), sectors, access.nanos()));
        }
    }

    int size() {
        return nanos.size();
    }
}
