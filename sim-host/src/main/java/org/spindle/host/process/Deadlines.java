package org.spindle.host.process;

import java.util.Comparator;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/** Time limits as deadlines: each counts from the moment at which its request is sent. */
final class Deadlines implements TimeLimits {

    private record Deadline(double at, long number, Issued request) {}

    private final PriorityQueue<Deadline> deadlines =
            new PriorityQueue<>(Comparator.comparingDouble(Deadline::at).thenComparingLong(Deadline::number));
    private long added;

    @Override
    public @Nullable Issued next() {
        Deadline first = deadlines.peek();
        return first == null ? null : first.request();
    }

    @Override
    public double remaining(double clock) {
        Deadline first = deadlines.peek();
        return first == null ? Double.POSITIVE_INFINITY : Math.max(0, first.at() - clock);
    }

    @Override
    public void remove(Issued request) {
        deadlines.removeIf(deadline -> deadline.request() == request);
    }

    @Override
    public void add(Issued request, double limit, double clock, double thought) {
        deadlines.add(new Deadline(clock + limit, added++, request));
    }

    @Override
    public void completed(Issued request) {
        remove(request);
    }
}
