package org.spindle.host.filecache;

import java.util.List;
import org.spindle.spi.layer.Unit;

/** One number for each block of all units: its key. A part of a block at the end of a unit is a block, too. */
final class BlockKeys {

    private final long[] first;
    private final long[] sectors;
    private final int blockSectors;

    BlockKeys(List<Unit> units, int blockSectors) {
        this.blockSectors = blockSectors;
        first = new long[units.size() + 1];
        sectors = new long[units.size()];
        for (int i = 0; i < sectors.length; i++) {
            sectors[i] = units.get(i).sectors();
            first[i + 1] = first[i] + (sectors[i] + blockSectors - 1) / blockSectors;
        }
    }

    int units() {
        return sectors.length;
    }

    long limit() {
        return first[sectors.length];
    }

    long sectors(int unit) {
        return sectors[unit];
    }

    long key(int unit, long sector) {
        return first[unit] + sector / blockSectors;
    }

    /** Returns one past the key of the last block of a unit. */
    long end(int unit) {
        return first[unit + 1];
    }

    int unit(long key) {
        int unit = 0;
        while (key >= first[unit + 1]) {
            unit++;
        }
        return unit;
    }

    /** Returns the number of a block within its unit, from 0. */
    long block(int unit, long key) {
        return key - first[unit];
    }

    /** Returns the first sector of a block. */
    long sector(int unit, long key) {
        return block(unit, key) * blockSectors;
    }

    /** Returns the number of sectors of consecutive blocks. */
    long length(int unit, long key, int blocks) {
        return Math.min((long) blocks * blockSectors, sectors[unit] - sector(unit, key));
    }
}
