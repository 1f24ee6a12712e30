package org.spindle.workload.trace.figures;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.spindle.spi.config.Size;

/** Figures of the blocks of 4 KiB that reads and writes touch, and of the sectors of 512 bytes in them. */
final class BlockFigures {

    private static final int BLOCK = 4096;
    private static final int ALL = 0xff;
    private static final int UNKNOWN = -1;

    private final Long2ObjectOpenHashMap<Long2IntOpenHashMap> numbers = new Long2ObjectOpenHashMap<>();
    private final Reuse reuse;
    private final BitSet written = new BitSet();

    /** For each block, one bit per touched sector. */
    private final IntArrayList sectors = new IntArrayList();

    BlockFigures(List<Integer> capacities) {
        reuse = new Reuse(capacities);
    }

    void add(long device, long offset, long length, boolean write) {
        if (length == 0) {
            return;
        }
        Long2IntOpenHashMap blocks = numbers.computeIfAbsent(device, unknown -> emptyMap());
        long last = offset + length - 1;
        for (long block = offset / BLOCK; block <= last / BLOCK; block++) {
            int number = blocks.get(block);
            if (number == UNKNOWN) {
                number = sectors.size();
                blocks.put(block, number);
                sectors.add(0);
            }
            int first = block == offset / BLOCK ? (int) (offset % BLOCK / Size.SECTOR) : 0;
            int end = block == last / BLOCK ? (int) (last % BLOCK / Size.SECTOR) : BLOCK / Size.SECTOR - 1;
            sectors.set(number, sectors.getInt(number) | (ALL << first & ALL >>> BLOCK / Size.SECTOR - 1 - end));
            if (write) {
                written.set(number);
            }
            reuse.access(number);
        }
    }

    private static Long2IntOpenHashMap emptyMap() {
        Long2IntOpenHashMap map = new Long2IntOpenHashMap();
        map.defaultReturnValue(UNKNOWN);
        return map;
    }

    void addTo(Map<String, Object> figures) {
        if (reuse.accesses() == 0) {
            return;
        }
        long uniqueSectors = 0;
        for (int i = 0; i < sectors.size(); i++) {
            uniqueSectors += Integer.bitCount(sectors.getInt(i));
        }
        figures.put("unique_sectors_512", uniqueSectors);
        figures.put("block_accesses_4k", reuse.accesses());
        figures.put("unique_blocks_4k", reuse.items());
        figures.put("unique_blocks_4k_written", written.cardinality());
        figures.put("most_accessed_block_4k_count", reuse.greatestCount());
        figures.put("blocks_4k_accessed_once", reuse.accessedOnce());
        figures.put("lru_misses_4k_by_cache_blocks", reuse.misses());
    }
}
