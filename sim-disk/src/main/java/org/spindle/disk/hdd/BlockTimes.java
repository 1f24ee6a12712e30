package org.spindle.disk.hdd;

import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.spi.bus.BusPort;

/**
 * How long data takes on the bus. A block counts its sectors of 512 bytes, less those of the first and last block that
 * the request does not want.
 */
final class BlockTimes {

    private final int sectorsPerBlock;
    private final long readPicos;
    private final long writePicos;

    BlockTimes(HddConfig config, BusPort bus) {
        sectorsPerBlock = (int) (config.sectorSize().bytes() / 512);
        long own = config.bus().sectorTime().picos();
        readPicos = Math.max(own, bus.sectorTimePicos(true));
        writePicos = Math.max(own, bus.sectorTimePicos(false));
    }

    /** Nanoseconds for {@code blocks} blocks from {@code from} on. */
    long moveNanos(DriveRequest request, long from, long blocks) {
        long sectors = blocks * sectorsPerBlock;
        if (from == request.first) {
            sectors -= request.leadingSectors;
        }
        if (from + blocks == request.end) {
            sectors -= request.trailingSectors;
        }
        long picos = sectors * (request.read ? readPicos : writePicos);
        return (picos + 500) / 1000;
    }

    /** How many of the blocks from {@code from} on have crossed the bus after a time. */
    long movedAfter(DriveRequest request, long from, long blocks, long picos) {
        long sectorPicos = request.read ? readPicos : writePicos;
        if (sectorPicos == 0) {
            return blocks;
        }
        long sectors = picos / sectorPicos;
        if (from == request.first) {
            sectors += request.leadingSectors;
        }
        return Math.min(blocks, sectors / sectorsPerBlock);
    }
}
