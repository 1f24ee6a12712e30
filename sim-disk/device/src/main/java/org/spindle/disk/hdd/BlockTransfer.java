package org.spindle.disk.hdd;

import static java.util.Objects.requireNonNull;

import org.jspecify.annotations.Nullable;
import org.spindle.disk.bus.Transfer;
import org.spindle.disk.bus.Transfer.Rounding;
import org.spindle.spi.bus.BusPort;

/** The transfers of blocks over the bus, one after the other, and how many blocks of the present one are accounted for. */
final class BlockTransfer {

    private final BusPort bus;
    private final DriveClock clock;
    private final Medium medium;
    private final BlockSectors sectors;
    private final long sectorPicos;
    private final Moment present = new Moment();
    private @Nullable Transfer transfer;

    /** The request whose blocks are being transferred; null if there is no transfer. */
    private @Nullable DriveRequest request;

    private long from;
    private long blocks;
    private long accounted;

    /** @param sectorPicos least time, in picoseconds, in which the drive itself moves a sector of 512 bytes */
    BlockTransfer(BusPort bus, DriveClock clock, Medium medium, BlockSectors sectors, long sectorPicos) {
        this.bus = bus;
        this.clock = clock;
        this.medium = medium;
        this.sectors = sectors;
        this.sectorPicos = sectorPicos;
    }

    /** Sets the action at the end of each transfer; called once, before the first. */
    void connect(Runnable ended) {
        transfer = new Transfer(bus, clock, this::presentPicos, sectorPicos, Rounding.NEAREST, ended);
    }

    private long presentPicos() {
        medium.catchUp();
        clock.present(present);
        return present.timelinePicos();
    }

    private Transfer transfer() {
        return requireNonNull(transfer);
    }

    /** Begins a transfer of blocks. */
    void begin(DriveRequest of, long first, long count) {
        set(of, first, count);
        transfer().begin(sectors.in(of, first, count), of.read);
    }

    /**
     * Continues a transfer of blocks that began at an earlier moment.
     *
     * @param since nanoseconds of the simulation
     */
    void beginAsOf(long since, DriveRequest of, long first, long count) {
        set(of, first, count);
        transfer().beginAsOf(since, sectors.in(of, first, count), of.read);
    }

    private void set(DriveRequest of, long first, long count) {
        request = of;
        from = first;
        blocks = count;
        accounted = 0;
    }

    /** Records that the transfer has ended, and returns its blocks that are not accounted for. */
    long end() {
        request = null;
        return blocks - accounted;
    }

    /** Returns whether a transfer of blocks of a segment is in progress. */
    boolean isOf(Segment segment) {
        return request != null && request.segment == segment;
    }

    /** Returns one past the last block of the transfer in progress. */
    long endBlock() {
        return from + blocks;
    }

    /** Returns the blocks of a request that have crossed the bus in the transfer in progress since the last call. */
    long newlyMoved(DriveRequest of, Moment now) {
        if (request != of) {
            return 0;
        }
        long moved = sectors.blocksIn(transfer().moved(now.timelinePicos()), of, from, blocks);
        long fresh = Math.max(0, moved - accounted);
        accounted += fresh;
        return fresh;
    }

    /** Returns the nanoseconds of a transfer of blocks of a request. */
    long nanos(DriveRequest of, long first, long count) {
        return transfer().nanos(sectors.in(of, first, count), of.read);
    }

    /** Returns the nanoseconds of the transfer of a whole block to the host. */
    long readNanos() {
        return transfer().nanos(sectors.inBlock(), true);
    }

    /**
     * Returns whether the transfer of each block of a write takes less than a time, because no other device can slow it
     * down.
     */
    boolean movesBlockWithin(long picos) {
        return !bus.isShared() && 1000 * (transfer().nanos(sectors.inBlock(), false) + 1) < picos;
    }
}
