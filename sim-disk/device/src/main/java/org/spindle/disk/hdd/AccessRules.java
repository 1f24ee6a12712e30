package org.spindle.disk.hdd;

import java.util.Set;
import org.spindle.disk.hdd.Medium.Latitude;
import org.spindle.disk.hdd.spec.Buffer;
import org.spindle.disk.hdd.spec.Buffer.Reach;
import org.spindle.disk.hdd.spec.HddCompat;

/** What the drive's settings let an access to the medium do: how it begins and how far it goes. */
final class AccessRules {

    private final Reach reach;
    private final Latitude readLatitude;
    private final Latitude writeLatitude;

    AccessRules(Buffer buffer, Set<HddCompat> compat) {
        reach = buffer.readAhead().until();
        boolean inOrder = compat.contains(HddCompat.NO_ZERO_LATENCY);
        readLatitude = inOrder
                ? Latitude.IN_ORDER
                : buffer.zeroLatencyReads()
                        ? Latitude.ZERO_LATENCY
                        : buffer.readAhead().freeBlocks() ? Latitude.FREE_BLOCKS : Latitude.IN_ORDER;
        writeLatitude = !inOrder && buffer.zeroLatencyWrites() ? Latitude.ZERO_LATENCY : Latitude.IN_ORDER;
    }

    /** Lets a request's access begin; incomplete blocks are read first unless the buffer holds the rest of them. */
    void begin(
            Medium on,
            DriveRequest request,
            long block,
            long to,
            Latitude latitude,
            Moment start,
            long leastSeekPicos) {
        if (request.hasIncompleteBlocks() && request.mediaPointer == request.first && !request.restBuffered) {
            on.startWithPreread(request.incompleteStart(), request.incompleteEnd(), start, leastSeekPicos);
        } else {
            on.start(block, to, !request.read, latitude, start, leastSeekPicos);
        }
    }

    /** What the access of a request for its own blocks may do. */
    Latitude latitude(DriveRequest request) {
        return request.read ? readLatitude : writeLatitude;
    }

    /** Whether read-ahead must not go on to a block from the track that the heads are on. */
    boolean leavesReach(Medium on, long block) {
        return reach == Reach.END_OF_CYLINDER && on.leavesTrack(block, true)
                || reach == Reach.END_OF_TRACK && on.leavesTrack(block, false);
    }
}
