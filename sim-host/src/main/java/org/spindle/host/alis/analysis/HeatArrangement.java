package org.spindle.host.alis.analysis;

import it.unimi.dsi.fastutil.ints.IntArrays;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Arranges the most referenced units. */
final class HeatArrangement {

    private HeatArrangement() {}

    /**
     * @param byHeat units by falling count
     */
    static long[] organPipe(long[] byHeat) {
        long[] arranged = new long[byHeat.length];
        int middle = (byHeat.length - 1) / 2;
        for (int i = 0; i < byHeat.length; i++) {
            int away = (i + 1) / 2;
            arranged[i % 2 == 1 ? middle + away : middle - away] = byHeat[i];
        }
        return arranged;
    }

    /**
     * Orders by extents of the storage. Extents are compared by their counts in falling order: the first that differ decide, and of
     * two lists of which one begins with the other the longer comes first.
     *
     * @param unitsPerExtent at least 1
     */
    static long[] packedExtents(long[] byHeat, ReferenceCounts counts, long unitsPerExtent) {
        int[] grouped = new int[byHeat.length];
        Arrays.setAll(grouped, i -> i);
        IntArrays.stableSort(grouped, (a, b) -> Long.compare(byHeat[a] / unitsPerExtent, byHeat[b] / unitsPerExtent));
        int extents = 0;
        int[] starts = new int[byHeat.length + 1];
        for (int i = 0; i < grouped.length; i++) {
            if (i == 0 || byHeat[grouped[i]] / unitsPerExtent != byHeat[grouped[i - 1]] / unitsPerExtent) {
                starts[extents++] = i;
            }
        }
        starts[extents] = grouped.length;
        int[] ranked = new int[extents];
        Arrays.setAll(ranked, i -> i);
        IntArrays.stableSort(ranked, (a, b) -> {
            int i = starts[a];
            int j = starts[b];
            while (i < starts[a + 1] && j < starts[b + 1]) {
                int byCount = Double.compare(counts.count(byHeat[grouped[j]]), counts.count(byHeat[grouped[i]]));
                if (byCount != 0) {
                    return byCount;
                }
                i++;
                j++;
            }
            return Integer.compare(starts[b + 1] - j, starts[a + 1] - i);
        });
        long[] arranged = new long[byHeat.length];
        int placed = 0;
        for (int extent : ranked) {
            int first = placed;
            for (int i = starts[extent]; i < starts[extent + 1]; i++) {
                arranged[placed++] = byHeat[grouped[i]];
            }
            Arrays.sort(arranged, first, placed);
        }
        return arranged;
    }

    /**
     * Orders by heat, each unit with its closure (Ruemmler and Wilkes 1991): the chain of most likely predecessors before it and of
     * most likely successors behind it, as far as they are among the units and not placed yet.
     *
     * @param links how often a unit was referred to next after another; null if never
     */
    static long[] linkClosure(long[] byHeat, @Nullable NeighbourLinks links) {
        if (links == null) {
            return byHeat.clone();
        }
        LongOpenHashSet free = new LongOpenHashSet(byHeat);
        long[] arranged = new long[byHeat.length];
        int placed = 0;
        for (long unit : byHeat) {
            if (free.remove(unit)) {
                int first = placed;
                placed = chain(arranged, placed, links, links.before(unit), false, free);
                reverse(arranged, first, placed);
                arranged[placed++] = unit;
                placed = chain(arranged, placed, links, links.after(unit), true, free);
            }
        }
        return arranged;
    }

    private static int chain(
            long[] into, int at, NeighbourLinks links, long start, boolean isForward, LongOpenHashSet free) {
        int placed = at;
        long unit = start;
        while (unit != NeighbourLinks.NONE && free.remove(unit)) {
            into[placed++] = unit;
            unit = isForward ? links.after(unit) : links.before(unit);
        }
        return placed;
    }

    private static void reverse(long[] array, int from, int to) {
        for (int i = from, j = to - 1; i < j; i++, j--) {
            long swapped = array[i];
            array[i] = array[j];
            array[j] = swapped;
        }
    }
}
