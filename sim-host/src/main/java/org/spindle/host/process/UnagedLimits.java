package org.spindle.host.process;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * DiskSim's list of limits. Each entry is relative to the previous one, the first to the beginning of a think time. A think time that
 * ends before the first limit leaves the list unchanged, so that time elapses only for limits that are reached within one think time.
 * Completed requests stay in the list.
 */
final class UnagedLimits implements TimeLimits {

    private static final class Entry {
        private final Issued request;
        private double after;

        Entry(Issued request, double after) {
            this.request = request;
            this.after = after;
        }
    }

    private final List<Entry> entries = new ArrayList<>();

    @Override
    public @Nullable Issued next() {
        return entries.isEmpty() ? null : entries.get(0).request;
    }

    @Override
    public double remaining(double clock) {
        return entries.isEmpty() ? Double.POSITIVE_INFINITY : entries.get(0).after;
    }

    @Override
    public void remove(Issued request) {
        entries.removeIf(entry -> entry.request == request);
    }

    @Override
    public void add(Issued request, double limit, double clock, double thought) {
        double after = limit + thought;
        int place = 0;
        while (place < entries.size() && entries.get(place).after <= after) {
            after -= entries.get(place).after;
            place++;
        }
        if (place < entries.size()) {
            entries.get(place).after -= after;
        }
        entries.add(place, new Entry(request, after));
    }

    @Override
    public void completed(Issued request) {}
}
