package org.spindle.host.redcap;

import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.ArrayDeque;
import org.spindle.host.virtualdisk.RealDisk;
import org.spindle.host.virtualdisk.VirtualDisk;
import org.spindle.host.virtualdisk.VirtualDiskContext;
import org.spindle.host.virtualdisk.VirtualDiskListener;
import org.spindle.host.virtualdisk.VirtualDisks;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/**
 * The rule of version vd (section 3.3). While the cache is active, the virtual disk serves the unchanged requests of the host; while it is
 * inactive, the reads that the cache would cause. After an interval of reads on both sides, the state with the lower time per block is
 * chosen. Reads of the disk count with the times of the table (equation 3.1), so that both sides have the same errors.
 */
final class VirtualDiskRule implements ActivationRule, VirtualDiskListener {

    /** A read in progress in the virtual disk. */
    private static final class VirtualRead {

        /** Number of copies that have not been served. */
        int left;

        /** Time of the copy that took longest. */
        long nanos;

        /** Hits of the read in the simulated cache, if that is active. */
        long hitBlocks;

        long blocks;
        boolean isForActive;
        int change;
    }

    private final Activation activation;
    private final RedcapMetrics metrics;
    private final RealDisk real;
    private final VirtualDisk virtual;
    private final ReadTimes active;
    private final ReadTimes inactive;
    private final Long2ObjectOpenHashMap<VirtualRead> pending = new Long2ObjectOpenHashMap<>();
    private final ArrayDeque<VirtualRead> unused = new ArrayDeque<>();
    private final boolean countsPrefetched;
    private final long blockSectors;
    private long tickets;

    /** Number of changes of state so far; reads that began before the latest are not compared. */
    private int changes;

    /** T_CHit_Active and B_CHit_Active of the current interval, and of the latest with hits while the cache was active. */
    private double hitNanos;

    private double hitBlocks;
    private double knownHitNanos;
    private double knownHitBlocks;

    VirtualDiskRule(
            ComparisonConfig config,
            long blockSectors,
            LayerContext context,
            Unit below,
            Activation activation,
            RedcapMetrics metrics) {
        countsPrefetched = config.blocks() == ComparisonConfig.Blocks.SERVED;
        this.blockSectors = blockSectors;
        this.activation = activation;
        this.metrics = metrics;
        boolean byRatios = config.by() == ComparisonConfig.Measure.RATIOS;
        active = new ReadTimes(config.interval(), byRatios);
        inactive = new ReadTimes(config.interval(), byRatios);
        VirtualDisks disks = new VirtualDisks(config.disk(), VirtualDiskContext.of(context, below));
        real = disks.real();
        virtual = disks.live("virtual-disk", config.scheduler(), this);
        metrics.interval(config.interval());
    }

    @Override
    public void arrives(Request whole, boolean isOn) {
        if (!isOn && whole.isRead()) {
            return;
        }
        long ticket = tickets++;
        if (whole.isRead()) {
            VirtualRead read = take(false);
            read.left = 1;
            read.blocks = blocks(whole.sector(), whole.end());
            pending.put(ticket, read);
        }
        virtual.copy(whole, ticket);
    }

    @Override
    public void processEnded(long process) {
        virtual.exited(process);
    }

    private VirtualRead take(boolean isForActive) {
        VirtualRead read = unused.isEmpty() ? new VirtualRead() : unused.removeLast();
        read.nanos = 0;
        read.hitBlocks = 0;
        read.isForActive = isForActive;
        read.change = changes;
        return read;
    }

    /** Returns B_Redcap of a read. */
    private long served(ReadCosts costs) {
        return costs.requestedBlocks() + (countsPrefetched ? costs.prefetchedBlocks : 0);
    }

    private long blocks(long sector, long end) {
        return (end + blockSectors - 1) / blockSectors - sector / blockSectors;
    }

    @Override
    public void wouldRead(Request whole, ReadPlan plan, ReadCosts costs) {
        VirtualRead read = take(true);
        read.left = plan.count() + 1;
        read.hitBlocks = costs.hitBlocks;
        read.blocks = served(costs);
        for (int i = 0; i < plan.count(); i++) {
            long ticket = tickets++;
            pending.put(ticket, read);
            virtual.copy(whole, plan.sector(i), plan.sectors(i), ticket);
        }
        oneOver(read);
    }

    @Override
    public void served(long ticket, Operation operation, long sectors, long serviceNanos) {
        VirtualRead read = pending.remove(ticket);
        if (read != null) {
            read.nanos = Math.max(read.nanos, serviceNanos);
            oneOver(read);
            compare();
        }
    }

    @Override
    public void dropped(long ticket) {
        VirtualRead read = pending.remove(ticket);
        if (read != null) {
            read.change = -1;
            oneOver(read);
        }
    }

    private void oneOver(VirtualRead read) {
        read.left--;
        if (read.left > 0) {
            return;
        }
        if (read.change == changes) {
            if (read.isForActive) {
                active.add(read.nanos + estimatedCopy(read.hitBlocks), read.blocks);
            } else {
                inactive.add(read.nanos, read.blocks);
            }
        }
        unused.add(read);
    }

    /** Returns the estimated copy time of hits in nanoseconds (equation 2.10); 0 as long as no hit has been measured. */
    private long estimatedCopy(long blocks) {
        return knownHitBlocks == 0 ? 0 : Math.round(knownHitNanos * blocks / knownHitBlocks);
    }

    /** Restarts the comparison, as the virtual disk has dropped copies. */
    @Override
    public void recovered() {
        clear();
    }

    @Override
    public long served(Request part, long sent) {
        if (!part.isRead() && !part.isWrite()) {
            return 0;
        }
        long dispatched = part.dispatched() == Request.NONE ? sent : part.dispatched();
        long measured = part.completed() - dispatched;
        return real.completed(part, real.dispatched(part), measured) - measured;
    }

    @Override
    public void completes(ReadCosts costs, long nanos) {
        if (activation.isOn()) {
            active.add(Math.max(0, nanos), served(costs));
        }
    }

    @Override
    public void passed(ReadCosts costs, long nanos) {
        if (!activation.isOn()) {
            inactive.add(Math.max(0, nanos), costs.requestedBlocks());
        }
    }

    @Override
    public void ended(boolean wasOn, ReadCosts costs) {
        if (wasOn) {
            hitNanos += costs.hitNanos;
            hitBlocks += costs.hitBlocks;
        }
        compare();
    }

    /** Compares the two states if there are enough reads of both. */
    private void compare() {
        if (!active.isComplete() || !inactive.isComplete() || virtual.isCongested()) {
            return;
        }
        boolean isOn = activation.isOn();
        boolean isGood = active.nanosPerBlock() < inactive.nanosPerBlock();
        metrics.checked(isOn, isGood, active.nanosPerBlock(), inactive.nanosPerBlock());
        if (hitBlocks > 0) {
            knownHitNanos = hitNanos;
            knownHitBlocks = hitBlocks;
        }
        clear();
        if (isOn != isGood) {
            changes++;
            activation.turn(isGood);
        }
    }

    private void clear() {
        active.clear();
        inactive.clear();
        hitNanos = 0;
        hitBlocks = 0;
    }
}
