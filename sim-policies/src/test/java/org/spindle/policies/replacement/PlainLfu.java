package org.spindle.policies.replacement;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * LFU with the two ways of ageing, over a map in order of the last access that is searched. By halving (Robinson and Devarakonda 1990): when
 * the mean of all counts exceeds a maximum, each becomes half of itself, rounded up. Dynamic (Arlitt and others 2000): the priority of a block
 * is its count and the priority that the block evicted last had when the count changed.
 */
final class PlainLfu {

    private record Block(int count, long priority) {}

    private final int lines;
    private final double mostMean;
    private final boolean isDynamic;
    private final Map<Long, Block> blocks = new LinkedHashMap<>();
    private long level;

    private PlainLfu(int lines, double mostMean, boolean isDynamic) {
        this.lines = lines;
        this.mostMean = mostMean;
        this.isDynamic = isDynamic;
    }

    static PlainLfu halving(int lines, double mostMean) {
        return new PlainLfu(lines, mostMean, false);
    }

    static PlainLfu dynamic(int lines) {
        return new PlainLfu(lines, Double.MAX_VALUE, true);
    }

    /** Accesses an entry; returns what {@link KeyedCache#access} returns. */
    long access(long key) {
        Block present = blocks.remove(key);
        long result = present != null ? KeyedCache.HIT : blocks.size() == lines ? evict() : KeyedCache.NOTHING;
        int count = present == null ? 1 : present.count + 1;
        blocks.put(key, block(count));
        double sum = blocks.values().stream().mapToInt(Block::count).sum();
        if (sum / blocks.size() > mostMean) {
            blocks.replaceAll((each, block) -> block((block.count + 1) / 2));
        }
        return result;
    }

    private Block block(int count) {
        return new Block(count, isDynamic ? level + count : count);
    }

    private long evict() {
        long victim = KeyedCache.NOTHING;
        long lowest = Long.MAX_VALUE;
        for (Map.Entry<Long, Block> each : blocks.entrySet()) {
            if (each.getValue().priority < lowest) {
                lowest = each.getValue().priority;
                victim = each.getKey();
            }
        }
        blocks.remove(victim);
        level = lowest;
        return victim;
    }
}
