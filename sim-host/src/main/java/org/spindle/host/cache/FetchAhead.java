package org.spindle.host.cache;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.cache.PrefetchPolicy;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/** Tells a prefetch policy what the host accesses, and reads what the policy wants ahead: whole lines, one range of a unit at a time. */
final class FetchAhead implements CompletionListener {

    private final BlockCache cache;
    private final PrefetchPolicy policy;
    private final int line;
    private final Counter prefetches;
    private final Counter sectorsPrefetched;

    /** For each unit, the read that is in progress. */
    private final @Nullable Request[] reads;

    FetchAhead(BlockCache cache, PrefetchPolicy policy, Metrics metrics) {
        this.cache = cache;
        this.policy = policy;
        line = cache.rules().shape().line();
        reads = new Request[cache.units()];
        prefetches = metrics.counter("prefetches", "requests", "Reads ahead of what the host reads");
        sectorsPrefetched = metrics.counter("sectors-prefetched", "sectors", "Sectors of these");
    }

    /** Whether a request is one of these reads, not one of the host. */
    boolean isOwn(Request request) {
        return reads[request.device()] == request;
    }

    /** A request of the host is complete. */
    void accessed(Request request, boolean isMiss) {
        int unit = request.device();
        policy.accessed(unit, request.sector(), request.sectors(), request.isWrite(), !isMiss);
        if (reads[unit] == null) {
            fetch(unit, Math.max(0, policy.aheadFrom(unit)), Math.min(policy.aheadTo(unit), cache.sectors(unit)));
        }
    }

    /** Leaves out lines in the cache at the beginning and at the end, and what would fill more than half of it. */
    private void fetch(int unit, long wantedFrom, long wantedTo) {
        long from = LineShape.down(wantedFrom, line);
        long to = LineShape.up(Math.min(wantedTo, from + (long) cache.rules().lines() / 2 * line), line);
        while (from < to && cache.lines().find(unit, from) != Lines.NONE) {
            from += line;
        }
        while (from < to && cache.lines().find(unit, to - line) != Lines.NONE) {
            to -= line;
        }
        to = Math.min(to, cache.sectors(unit));
        if (from < to) {
            read(unit, from, to);
        }
    }

    private void read(int unit, long from, long to) {
        Request read = cache.context().own(Operation.READ, from, to - from);
        read.redirect(unit, from);
        read.arrived(cache.context().events().now());
        read.expect(this);
        reads[unit] = read;
        prefetches.add(1);
        sectorsPrefetched.add(to - from);
        cache.begin(read, from, false, false);
        cache.agenda().run();
    }

    @Override
    public void completed(Request read) {
        reads[read.device()] = null;
        cache.context().finish(read);
    }
}
