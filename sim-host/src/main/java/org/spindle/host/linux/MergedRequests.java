package org.spindle.host.linux;

import it.unimi.dsi.fastutil.objects.ObjectOpenHashSet;
import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestFlag;
import org.spindle.spi.request.TimeComponent;

/**
 * Merged requests, each of which carries several requests of the workload. When one is complete, its parts are completed in the order
 * of their sectors, and the device's work is accounted to the first part.
 */
final class MergedRequests implements CompletionListener {

    private final ArrayDeque<Request> unused = new ArrayDeque<>();
    private final ObjectOpenHashSet<Request> used = new ObjectOpenHashSet<>();
    private final long segmentSectors;
    private final TimeComponent combinedWait;

    /**
     * @param segmentSectors sectors of a memory segment
     * @param combinedWait component of the time that all parts but the first spend while the merged request is served
     */
    MergedRequests(long segmentSectors, TimeComponent combinedWait) {
        this.segmentSectors = segmentSectors;
        this.combinedWait = combinedWait;
    }

    /** Returns the number of memory segments of a read or a write. */
    long segments(Request request) {
        return used.contains(request)
                ? request.tag()
                : Math.max(1, (request.sectors() + segmentSectors - 1) / segmentSectors);
    }

    /**
     * Merges two requests into one.
     *
     * @param back begins where {@code front} ends
     * @param primary the one of the two whose issuer, number and priority the merged request has
     */
    Request join(Request front, Request back, Request primary) {
        long segments = segments(front) + segments(back);
        Request whole = unused.isEmpty() ? new Request() : unused.pop();
        whole.reset(
                primary.id(), primary.device(), primary.operation(), front.sector(), front.sectors() + back.sectors());
        whole.issuedAs(primary);
        whole.flag(RequestFlag.METADATA, front.isMetadata() || back.isMetadata());
        whole.flag(RequestFlag.READ_AHEAD, front.isReadAhead() && back.isReadAhead());
        if (front.criticality().compareTo(back.criticality()) != 0) {
            Request urgent = front.criticality().compareTo(back.criticality()) < 0 ? front : back;
            whole.criticality(urgent.criticality(), urgent.timeLimit());
        }
        whole.arrived(Math.min(front.arrived(), back.arrived()));
        whole.tag(segments);
        whole.hardwareQueue(primary.hardwareQueue());
        whole.expect(this);
        used.add(whole);
        addParts(front, whole);
        addParts(back, whole);
        return whole;
    }

    /** Adds a request, or the parts of a merged one, to another. */
    private void addParts(Request part, Request whole) {
        if (!used.remove(part)) {
            whole.carry(part);
            return;
        }
        for (Request inner = part.unload(); inner != null; inner = part.unload()) {
            whole.carry(inner);
        }
        unused.push(part);
    }

    /** Sets the dispatch time of a request and its parts; returns the number of parts, at least 1. */
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
