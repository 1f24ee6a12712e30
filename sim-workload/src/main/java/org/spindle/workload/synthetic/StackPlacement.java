package org.spindle.workload.synthetic;

import it.unimi.dsi.fastutil.longs.LongHeapPriorityQueue;
import java.util.List;
import org.spindle.spi.sim.RandomStream;

/**
 * Sends requests again to whole pieces of data of their kind that lie at wanted depths of the LRU stack, so that blocks have
 * the wanted stack distances, and other requests to new data.
 */
final class StackPlacement implements Placement {

    /** A piece of data that lies at so much of the demanded depth, or deeper, will do. */
    private static final double CLOSE = 0.9;

    private final RecencyStack stack;
    private final FreshSpace[] spaces;
    private final Cards ranges;
    private final long[] bounds;
    private final long block;

    /** Stack distances in blocks still to be had, the smallest first; large ones wait until the stack is so deep. */
    private final LongHeapPriorityQueue demanded = new LongHeapPriorityQueue();

    private final RandomStream random;

    /**
     * @throws IllegalArgumentException if there is no room for the largest requests
     */
    StackPlacement(Addresses.StackDistance config, List<Extent> extents, List<Kind> kinds, RandomStream random) {
        this.random = random;
        block = config.block().sectors();
        bounds = config.distances().stream()
                .mapToLong(range ->
                        Math.max(1, range.within().bytes() / config.block().bytes()))
                .toArray();
        ranges = Cards.independent(config.distances().stream()
                .mapToDouble(Addresses.Distance::share)
                .toArray());
        long[] weights = kinds.stream()
                .mapToLong(kind -> allotted(kind.size().sectors()) / block)
                .toArray();
        long largest = 1;
        for (long weight : weights) {
            largest = Math.max(largest, weight);
        }
        stack = new RecencyStack(weights, bounds[bounds.length - 1] + largest);
        spaces = new FreshSpace[extents.size()];
        for (Extent extent : extents) {
            FreshSpace space = new FreshSpace(extent, block, largest * block);
            if (space.regionSize() < largest * block) {
                throw new IllegalArgumentException("kinds: a request of " + largest * block
                        + " sectors does not fit the " + space.regionSize() + " of a device; choose smaller ones");
            }
            spaces[extent.index()] = space;
        }
    }

    private long allotted(long sectors) {
        return (sectors + block - 1) / block * block;
    }

    @Override
    public void begin(Spot into, Extent extent, int kind, long sectors) {
        into.device = extent.device();
        into.sector = spaces[extent.index()].allot(allotted(sectors), random);
        stack.push(into.device, into.sector, kind);
    }

    @Override
    public boolean goesOn(Extent extent, long sector, int kind, long sectors) {
        boolean free = sector % block == 0 && spaces[extent.index()].allotAt(sector, allotted(sectors));
        if (free) {
            stack.push(extent.device(), sector, kind);
        }
        return free;
    }

    @Override
    public void demandAgain() {
        int range = ranges.draw(random);
        long from = range == 0 ? 0 : bounds[range - 1];
        demanded.enqueue(from + random.nextLong(bounds[range] - from));
    }

    @Override
    public boolean again(Spot into, int kind, long sectors, boolean atOnce) {
        if (!atOnce && demanded.firstLong() >= stack.depth()) {
            return false;
        }
        long others = Math.max(0, demanded.firstLong() - allotted(sectors) / block + 1);
        int slot = stack.nearest(kind, others);
        if (slot < 0 || !atOnce && stack.depthOf(slot) < CLOSE * others) {
            return false;
        }
        demanded.dequeueLong();
        int piece = stack.touch(slot);
        into.device = stack.device(piece);
        into.sector = stack.sector(piece);
        return true;
    }
}
