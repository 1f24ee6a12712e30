package org.spindle.workload.trace.figures;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.List;
import java.util.Map;
import org.spindle.spi.config.Size;

/** Figures of the first sectors of reads and writes: a request is represented by its first sector of 512 bytes. */
final class StartFigures {

    private static final int UNKNOWN = -1;

    private final Long2ObjectOpenHashMap<Long2IntOpenHashMap> numbers = new Long2ObjectOpenHashMap<>();
    private final Reuse reuse;

    StartFigures(List<Integer> capacities) {
        reuse = new Reuse(capacities);
    }

    void add(long device, long offset) {
        Long2IntOpenHashMap starts = numbers.computeIfAbsent(device, unknown -> emptyMap());
        long sector = offset / Size.SECTOR;
        int number = starts.get(sector);
        if (number == UNKNOWN) {
            number = reuse.items();
            starts.put(sector, number);
        }
        reuse.access(number);
    }

    private static Long2IntOpenHashMap emptyMap() {
        Long2IntOpenHashMap map = new Long2IntOpenHashMap();
        map.defaultReturnValue(UNKNOWN);
        return map;
    }

    void addTo(Map<String, Object> figures) {
        if (reuse.accesses() > 0) {
            figures.put("unique_start_sectors", reuse.items());
            figures.put("lbn_key_lru_misses_by_entries", reuse.misses());
        }
    }
}
