package org.spindle.cli.validation.linux;

import java.util.Set;
import java.util.TreeSet;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;

/**
 * Answers whether the two processes that a completion wakes are on one processor, as in a recording: they are if a request that arrived
 * after the completion was issued before those that waited.
 */
final class RecordedProcessors implements RandomStream {

    private final EventLoop events;
    private final Set<Long> shared = new TreeSet<>();

    RecordedProcessors(Recording recording, EventLoop events) {
        this.events = events;
        for (int i = 0; i < recording.issues.size(); i++) {
            Long completion = recording.completionBefore(i);
            if (completion != null && recording.issueArrivals.get(i) > completion) {
                shared.add(completion);
            }
        }
    }

    /** Returns 0 for the same processor, otherwise 1. */
    @Override
    public long nextLong(long bound) {
        return shared.contains(events.now()) ? 0 : 1;
    }

    @Override
    public long nextLong() {
        throw new UnsupportedOperationException();
    }

    @Override
    public double nextDouble() {
        throw new UnsupportedOperationException();
    }

    @Override
    public double nextExponential() {
        throw new UnsupportedOperationException();
    }

    @Override
    public double nextGaussian() {
        throw new UnsupportedOperationException();
    }
}
