package org.spindle.disk.hdd;

import java.util.Set;
import org.spindle.disk.hdd.spec.Buffer;
import org.spindle.disk.hdd.spec.Buffer.Reach;
import org.spindle.disk.hdd.spec.HddCompat;

/** The drive's settings for accesses: their order of transfer, the end of read-ahead, and their interruption. */
final class AccessRules {

    private final Reach reach;
    private final SectorOrder readOrder;
    private final SectorOrder writeOrder;
    private final boolean stopsInSector;
    private final boolean addsInterruption;

    AccessRules(Buffer buffer, Set<HddCompat> compat) {
        reach = buffer.readAhead().until();
        boolean inOrder = compat.contains(HddCompat.NO_ZERO_LATENCY);
        readOrder = inOrder
                ? SectorOrder.IN_ORDER
                : buffer.zeroLatencyReads() ? SectorOrder.ZERO_LATENCY : freeOrder(buffer.readAhead());
        writeOrder = !inOrder && buffer.zeroLatencyWrites() ? SectorOrder.ZERO_LATENCY : SectorOrder.IN_ORDER;
        stopsInSector = buffer.readAhead().stopInSector();
        addsInterruption = compat.contains(HddCompat.ADDED_STOP_WAIT);
    }

    private static SectorOrder freeOrder(Buffer.ReadAhead readAhead) {
        if (!readAhead.freeBlocks()) {
            return SectorOrder.IN_ORDER;
        }
        return readAhead.wholeTrack() ? SectorOrder.WHOLE_TRACK : SectorOrder.FREE_BLOCKS;
    }

    /** Starts the access of a request; incomplete blocks are read first unless the buffer holds the rest of them. */
    void start(
            Medium medium,
            Access access,
            DriveRequest request,
            long block,
            SectorOrder order,
            Moment start,
            long leastSeekPicos) {
        if (request.beginsWithPreread()) {
            medium.startWithPreread(access, request.incompleteStart(), request.incompleteEnd(), start, leastSeekPicos);
        } else {
            medium.start(access, block, request.end, !request.read, order, start, leastSeekPicos);
        }
    }

    /** Returns the order in which a request's own blocks may be transferred. */
    SectorOrder order(DriveRequest request) {
        return request.read ? readOrder : writeOrder;
    }

    /** Returns whether read-ahead ends before a block because that is not on the track or cylinder of the heads. */
    boolean endsReadAhead(Medium medium, long block) {
        return reach == Reach.END_OF_CYLINDER && medium.leavesTrack(block, true)
                || reach == Reach.END_OF_TRACK && medium.leavesTrack(block, false);
    }

    /** Returns whether read-ahead can be interrupted within a sector; a seek always ends first. */
    boolean stopsInSector() {
        return stopsInSector;
    }

    /** Returns whether the next access waits for the rest of an interrupted one after its command time, not during it. */
    boolean addsInterruption() {
        return addsInterruption;
    }
}
