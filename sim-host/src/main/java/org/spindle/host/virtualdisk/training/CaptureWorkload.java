package org.spindle.host.virtualdisk.training;

import org.spindle.spi.config.Size;
import org.spindle.spi.metric.Distribution;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;

/** Measures the cache of a drive: the number of segments, then the read-ahead of sequential and of random reads. */
final class CaptureWorkload implements Workload, EventHandler, CompletionListener {

    private enum CacheQuantity {
        SEGMENTS,
        SEQUENTIAL,
        RANDOM
    }

    private final WorkloadContext context;
    private final DriveCacheCapture config;
    private final int device;
    private final long capacity;
    private final CacheProbe probe;
    private final Distribution segments;
    private final Distribution sequential;
    private final Distribution random;

    private CacheQuantity quantity = CacheQuantity.SEGMENTS;
    private HitSearch search;
    private long places;
    private int repeat;
    private boolean wasHit;
    private int next;
    private int hits;
    private long sent;
    private long sentAt;

    CaptureWorkload(DriveCacheCapture config, WorkloadContext context) {
        this.context = context;
        this.config = config;
        device = Devices.index(config.device(), context);
        capacity = context.sectors(device);
        long spacing = config.spacing().bytes() / Size.SECTOR;
        long greatest = capacity / spacing;
        if (greatest < 2) {
            throw new IllegalArgumentException(
                    "drive-cache-capture: '" + context.devices().get(device) + "' has no room for two places "
                            + config.spacing() + " apart; give a smaller spacing");
        }
        probe = new CacheProbe(capacity, spacing, config.emptying(), context.random("capture"));
        search = new HitSearch(config.segments(), 1, greatest - 1);
        segments = context.metrics().distribution("segments", "segments", "Number of segments of the drive's cache");
        sequential =
                context.metrics().distribution("sequential-read-ahead", "sectors", "Read-ahead of sequential reads");
        random = context.metrics().distribution("random-read-ahead", "sectors", "Read-ahead of random reads");
        context.tasks().add(1);
    }

    @Override
    public void start() {
        plan();
        context.events().schedule(context.events().now(), this, 0, 0);
    }

    private void plan() {
        switch (quantity) {
            case SEGMENTS -> probe.segments(search.value());
            case SEQUENTIAL -> probe.sequentialReadAhead(search.value());
            case RANDOM -> probe.randomReadAhead(places, search.value());
        }
        next = 0;
        hits = 0;
    }

    @Override
    public void handle(int op, long arg) {
        Request request = context.newRequest();
        request.reset(++sent, device, Operation.READ, probe.reads().getLong(next), CacheProbe.READ);
        request.process(0);
        sentAt = context.events().now();
        context.submit(request, this);
    }

    @Override
    public void completed(Request request) {
        boolean isHit = context.events().now() - sentAt <= config.hitWithin().nanos();
        if (next >= probe.probesFrom() && isHit) {
            hits++;
        }
        if (++next == probe.reads().size() && !planNext()) {
            context.tasks().done();
            return;
        }
        context.events().schedule(context.events().now(), this, 0, 0);
    }

    /** Evaluates a test and plans the next one; returns false after the last. */
    private boolean planNext() {
        int probes = probe.reads().size() - probe.probesFrom();
        wasHit |= quantity == CacheQuantity.SEGMENTS ? hits == probes : hits > 0;
        if (++repeat == config.repeats()) {
            search.tried(wasHit);
            wasHit = false;
            repeat = 0;
            if (search.isDone() && !beginNextQuantity()) {
                return false;
            }
        }
        plan();
        return true;
    }

    /** Records the result and begins with the next quantity; returns false after the last. */
    private boolean beginNextQuantity() {
        long step = CacheProbe.READ;
        long first = Math.max(step, config.readAhead().bytes() / Size.SECTOR / step * step);
        long greatest = Math.min(
                config.mostReadAhead().bytes() / Size.SECTOR, config.spacing().bytes() / Size.SECTOR - 2 * step);
        switch (quantity) {
            case SEGMENTS -> {
                places = Math.max(1, search.result());
                segments.record(search.result());
                quantity = CacheQuantity.SEQUENTIAL;
                search = new HitSearch(first, step, Math.min(greatest, capacity / 2));
            }
            case SEQUENTIAL -> {
                sequential.record(search.result());
                quantity = CacheQuantity.RANDOM;
                search = new HitSearch(first, step, greatest);
            }
            case RANDOM -> {
                random.record(search.result());
                return false;
            }
        }
        return true;
    }

    @Override
    public void close() {}
}
