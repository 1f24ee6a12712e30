package org.spindle.cli.validation.linux;

import java.util.Set;
import java.util.TreeSet;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;

/**
 * Answers which of the two processes that a completion wakes runs first, as in a recording: the one whose request is complete if a
 * request that arrived after the completion was issued before those that waited.
 */
final class RecordedOvertaking implements RandomStream {

    private final EventLoop events;
    private final Set<Long> overtaken = new TreeSet<>();

    RecordedOvertaking(Recording recording, EventLoop events) {
        this.events = events;
        for (int i = 0; i < recording.issues.size(); i++) {
            Long completion = recording.completionBefore(i);
            if (completion != null && recording.issueArrivals.get(i) > completion) {
                overtaken.add(completion);
            }
        }
    }

    /** Returns 0 if the process whose request is complete runs first, otherwise almost 1. */
    @Override
    public double nextDouble() {
        return overtaken.contains(events.now()) ? 0 : Math.nextDown(1.0);
    }

    @Override
    public long nextLong(long bound) {
        throw new UnsupportedOperationException();
    }

    @Override
    public long nextLong() {
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
