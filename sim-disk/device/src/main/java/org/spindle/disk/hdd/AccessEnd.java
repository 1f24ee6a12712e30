package org.spindle.disk.hdd;

import static java.util.Objects.requireNonNull;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.spindle.disk.hdd.spec.Buffer;
import org.spindle.disk.hdd.spec.Buffer.WriteReporting;
import org.spindle.disk.hdd.spec.HddCompat;

/** The end of an access: the state of a request and its segment when the arm leaves it. */
final class AccessEnd {

    private final Buffer buffer;
    private final boolean losesData;
    private final Arm arm;
    private final DriveQueue queue;
    private final DriveObserver observer;
    private final @Nullable Prefetching prefetching;

    /** @param prefetching null without a prefetch policy */
    AccessEnd(
            Buffer buffer,
            Set<HddCompat> compat,
            Arm arm,
            DriveQueue queue,
            DriveObserver observer,
            @Nullable Prefetching prefetching) {
        this.prefetching = prefetching;
        this.buffer = buffer;
        losesData = compat.contains(HddCompat.PRESEEK_LOSES_DATA);
        this.arm = arm;
        this.queue = queue;
        this.observer = observer;
    }

    /**
     * Frees the arm after the owner's access.
     *
     * @return the write that must follow at once; null if any request may follow
     */
    @Nullable
    DriveRequest finish(DriveRequest owner) {
        arm.free();
        Segment segment = requireNonNull(owner.segment);
        DriveRequest successor = null;
        if (owner.read) {
            segment.clean();
            segment.discarded = !owner.acknowledged() && losesData;
        } else {
            successor = finishWrite(owner, segment);
        }
        if (owner.acknowledged()) {
            detach(owner, segment);
        }
        return successor;
    }

    private @Nullable DriveRequest finishWrite(DriveRequest owner, Segment segment) {
        if (segment.hasUnwrittenBesides(owner)) {
            segment.dirty();
            boolean appendsFirst = buffer.writeReporting() == WriteReporting.IN_BUFFER_APPENDS_FIRST;
            return appendsFirst ? appendedTo(owner, segment) : null;
        }
        boolean isShared = segment.attached.size() > 1;
        boolean isReadable = buffer.caching() && buffer.readHitsOnWrites();
        if (isShared || isReadable || !owner.acknowledged()) {
            segment.clean();
        } else {
            segment.empty();
        }
        return null;
    }

    private static @Nullable DriveRequest appendedTo(DriveRequest write, Segment segment) {
        for (int i = 0; i < segment.attached.size(); i++) {
            DriveRequest other = segment.attached.get(i);
            if (!other.read && other.first == write.end) {
                return other;
            }
        }
        return null;
    }

    /** Ends the owner's read-ahead and frees the arm. */
    void stop(DriveRequest owner) {
        arm.stop();
        Segment segment = requireNonNull(owner.segment);
        segment.clean();
        if (owner.acknowledged()) {
            detach(owner, segment);
        }
    }

    /** Takes the arm from its owner for a read to which the access passes. */
    void handOver(DriveRequest owner) {
        arm.handOver();
        Segment segment = requireNonNull(owner.segment);
        if (owner.acknowledged()) {
            segment.detach(owner);
            forget(owner);
        } else if (segment.end < owner.end) {
            queue.putBack(owner);
        }
    }

    /** Detaches a request that is no longer needed; empties the segment if its content is of no further use. */
    void detach(DriveRequest request, Segment segment) {
        segment.detach(request);
        boolean useless = !buffer.caching() || segment.discarded;
        if (useless && segment.attached.isEmpty() && !segment.state().unwritten()) {
            segment.empty();
        }
        forget(request);
    }

    private void forget(DriveRequest request) {
        if (request.isOwn() && prefetching != null) {
            queue.leave(request);
            prefetching.ended();
        }
        observer.forgotten(request);
    }
}
