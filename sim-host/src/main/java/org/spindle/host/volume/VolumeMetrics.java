package org.spindle.host.volume;

import java.util.List;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Distribution;
import org.spindle.spi.metric.Level;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.Request;
import org.spindle.stats.DiscardedMetrics;

/** The metrics of a volume. */
final class VolumeMetrics {

    private final Counter reads;
    private final Counter writes;
    private final Counter memberReads;
    private final Counter memberWrites;
    private final Counter[] requestsAt;
    private final Counter[] sectorsAt;
    private final Counter readModifyWrites;
    private final Counter reconstructWrites;
    private final Counter decodingWrites;
    private final Counter fullStripeWrites;
    private final Counter degradedReads;
    private final Counter degradedWrites;
    private final Distribution stripeWait;
    private final Level lostMembers;
    private final Level rebuilt;
    private final Counter rebuiltSectors;
    private final Distribution rebuildTime;

    /**
     * @param readsToWrite whether writes may require reads
     * @param isRedundant whether the volume is redundant, so that members may fail
     */
    VolumeMetrics(Metrics metrics, List<Unit> below, boolean readsToWrite, boolean isRedundant) {
        reads = metrics.counter("reads", "requests", "Reads of the volume");
        writes = metrics.counter("writes", "requests", "Writes of the volume");
        memberReads = metrics.counter("member-reads", "requests", "Reads sent to members, for whatever purpose");
        memberWrites = metrics.counter("member-writes", "requests", "Writes sent to members, for whatever purpose");
        requestsAt = new Counter[below.size()];
        sectorsAt = new Counter[below.size()];
        for (int i = 0; i < requestsAt.length; i++) {
            String name = below.get(i).name();
            requestsAt[i] = metrics.counter(name + "-requests", "requests", "Requests sent to " + name);
            sectorsAt[i] = metrics.counter(name + "-sectors", "sectors", "Sectors transferred by " + name);
        }
        Metrics parity = readsToWrite ? metrics : DiscardedMetrics.METRICS;
        readModifyWrites = parity.counter(
                "read-modify-writes", "stripes", "Stripes written in part after reading old data and parity");
        reconstructWrites = parity.counter(
                "reconstruct-writes", "stripes", "Stripes written in part after reading what is not written");
        decodingWrites = parity.counter(
                "decoding-writes", "stripes", "Stripes written in part after computing old data of a lost member");
        fullStripeWrites = parity.counter("full-stripe-writes", "stripes", "Stripes written without reading");
        stripeWait = parity.distribution(
                "stripe-wait", "ns", "Time that requests waited for a stripe on which another was working");
        Metrics redundancy = isRedundant ? metrics : DiscardedMetrics.METRICS;
        degradedReads = redundancy.counter(
                "degraded-reads", "requests", "Reads of stripes, or copies, of which a part was lost");
        degradedWrites = redundancy.counter("degraded-writes", "stripes", "Writes of stripes of which a part was lost");
        lostMembers =
                redundancy.level("lost-members", "members", "Members that are lost, those being rebuilt included");
        rebuilt = redundancy.level("rebuilt", "", "Share of the member in rebuild that is on its spare");
        rebuiltSectors = redundancy.counter("rebuilt-sectors", "sectors", "Sectors computed and written to spares");
        rebuildTime = redundancy.distribution(
                "rebuild-time", "ns", "Time from a member's failure until it was on its spare as a whole");
    }

    void arrived(Request whole) {
        if (whole.isRead()) {
            reads.add(1);
        } else if (whole.isWrite()) {
            writes.add(1);
        }
    }

    void sent(int place, Request part) {
        requestsAt[place].add(1);
        if (part.isRead()) {
            memberReads.add(1);
            sectorsAt[place].add(part.sectors());
        } else if (part.isWrite()) {
            memberWrites.add(1);
            sectorsAt[place].add(part.sectors());
        }
    }

    void readModifyWrite() {
        readModifyWrites.add(1);
    }

    void reconstructWrite() {
        reconstructWrites.add(1);
    }

    void decodingWrite() {
        decodingWrites.add(1);
    }

    void fullStripeWrite() {
        fullStripeWrites.add(1);
    }

    void degradedRead() {
        degradedReads.add(1);
    }

    void degradedWrite() {
        degradedWrites.add(1);
    }

    void waited(long nanos) {
        stripeWait.record(nanos);
    }

    void lost(int members) {
        lostMembers.set(members);
    }

    void rebuilt(double share, long sectors) {
        rebuilt.set(share);
        rebuiltSectors.add(sectors);
    }

    void restored(long afterNanos) {
        rebuildTime.record(afterNanos);
    }
}
