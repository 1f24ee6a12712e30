package org.spindle.host.linux;

import it.unimi.dsi.fastutil.objects.ObjectOpenHashSet;
import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestFlag;
import org.spindle.spi.request.TimeComponent;

/**
 * Requests that stand for several of the workload, and their end: the parts are complete in the order of their sectors, the
 * device's work is accounted to the first of them.
 */
final class MergedRequests implements CompletionListener {

    private final ArrayDeque<Request> unused = new ArrayDeque<>();
    private final ObjectOpenHashSet<Request> used = new ObjectOpenHashSet<>();
    private final long segmentSectors;
    private final TimeComponent combinedWait;

    /**
     * @param segmentSectors sectors of a piece of memory
     * @param combinedWait what all parts but the first spend while the whole is served
     */
    MergedRequests(long segmentSectors, TimeComponent combinedWait) {
        this.segmentSectors = segmentSectors;
        this.combinedWait = combinedWait;
    }

    /** Returns the pieces of memory that a request covers. */
    long segments(Request request) {
        return used.contains(request)
                ? request.tag()
                : Math.max(1, (request.sectors() + segmentSectors - 1) / segmentSectors);
    }

    /**
     * Makes one request of two.
     *
     * @param back begins where {@code front} ends
     * @param kept the one of the two whose issuer, number and priority the whole has
     */
    Request join(Request front, Request back, Request kept) {
        long segments = segments(front) + segments(back);
        Request whole = unused.isEmpty() ? new Request() : unused.pop();
        whole.reset(kept.id(), kept.device(), kept.operation(), front.sector(), front.sectors() + back.sectors());
        whole.issuedAs(kept);
        whole.flag(RequestFlag.METADATA, front.isMetadata() || back.isMetadata());
        whole.flag(RequestFlag.READ_AHEAD, front.isReadAhead() && back.isReadAhead());
        if (front.criticality().compareTo(back.criticality()) != 0) {
            Request urgent = front.criticality().compareTo(back.criticality()) < 0 ? front : back;
            whole.criticality(urgent.criticality(), urgent.timeLimit());
        }
        whole.arrived(Math.min(front.arrived(), back.arrived()));
        whole.tag(segments);
        whole.hardwareQueue(kept.hardwareQueue());
        whole.expect(this);
        used.add(whole);
        take(front, whole);
        take(back, whole);
        return whole;
    }

    /** Puts a request, or the parts of one that was made here, into another. */
    private void take(Request part, Request whole) {
        if (!used.remove(part)) {
            whole.carry(part);
            return;
        }
        for (Request inner = part.unload(); inner != null; inner = part.unload()) {
            whole.carry(inner);
        }
        unused.push(part);
    }

    /** Tells a request and its parts when they were handed to the device; says how many parts there are, at least 1. */
    int dispatched(Request request, long now) {
        request.dispatched(now);
        if (!used.contains(request)) {
            return 1;
        }
        int parts = 0;
        for (Request part = request.carried(); part != null; part = part.nextCarried()) {
            part.dispatched(now);
            parts++;
        }
        return parts;
    }

    @Override
    public void completed(Request whole) {
        long at = whole.completed();
        used.remove(whole);
        boolean isFirst = true;
        for (@Nullable Request part = whole.unload(); part != null; part = whole.unload()) {
            if (isFirst) {
                part.servedAs(whole);
            } else {
                part.servedWith(whole);
                part.spend(combinedWait, whole.clock().elapsed());
            }
            isFirst = false;
            part.hardwareQueue(0);
            part.complete(at);
        }
        unused.push(whole);
    }
}
