package org.spindle.workload.synthetic;

import java.util.List;
import org.spindle.spi.sim.RandomStream;

/**
 * Sends requests to whole pieces of data of their kind that were accessed before and are at demanded depths of the
 * LRU stack, so that blocks have the demanded stack distances; sends other requests to new data.
 */
final class StackPlacement implements Placement {

    /** Fraction of the demanded depth from which on a piece of data is acceptable. */
    private static final double CLOSE = 0.9;

    /** Maximum number of demands that wait. */
    private static final int MOST_WAITING = 1 << 20;

    private final RecencyStack stack;
    private final SpaceAllocator[] spaces;
    private final AlternativeDraw ranges;
    private final long[] bounds;
    private final long block;

    /** Stack distances, in blocks, still to be generated; large ones wait until the stack is deep enough. */
    private final Demands demands = new Demands();

    private final RandomStream random;

    /** @throws IllegalArgumentException if there is no room for the largest requests */
    StackPlacement(
            AddressPattern.StackDistance config,
            List<TargetRegion> extents,
            List<RequestKind> kinds,
            RandomStream random) {
        this.random = random;
        block = config.block().sectors();
        bounds = config.distances().stream()
                .mapToLong(range ->
                        Math.max(1, range.within().bytes() / config.block().bytes()))
                .toArray();
        ranges = AlternativeDraw.independent(config.distances().stream()
                .mapToDouble(AddressPattern.Distance::share)
                .toArray());
        long[] weights = kinds.stream()
                .mapToLong(kind -> allocated(kind.size().sectors()) / block)
                .toArray();
        long largest = 1;
        for (long weight : weights) {
            largest = Math.max(largest, weight);
        }
        stack = new RecencyStack(weights, bounds[bounds.length - 1] + largest);
        spaces = new SpaceAllocator[extents.size()];
        for (TargetRegion extent : extents) {
            SpaceAllocator space = new SpaceAllocator(extent, block, largest * block);
            if (space.regionSize() < largest * block) {
                throw new IllegalArgumentException("kinds: a request of " + largest * block
                        + " sectors does not fit into the " + space.regionSize() + " of a device; use smaller ones");
            }
            spaces[extent.index()] = space;
        }
    }

    private long allocated(long sectors) {
        return (sectors + block - 1) / block * block;
    }

    @Override
    public void begin(GeneratedAccess into, TargetRegion extent, int kind, long sectors) {
        into.device = extent.device();
        into.sector = spaces[extent.index()].allocate(allocated(sectors), random);
        stack.push(into.device, into.sector, kind);
    }

    @Override
    public boolean continues(TargetRegion extent, long sector, int kind, long sectors) {
        boolean free = sector % block == 0 && spaces[extent.index()].allocateAt(sector, allocated(sectors));
        if (free) {
            stack.push(extent.device(), sector, kind);
        }
        return free;
    }

    @Override
    public void demandReuse() {
        int range = ranges.draw(random);
        long from = range == 0 ? 0 : bounds[range - 1];
        demands.add(from + random.nextLong(bounds[range] - from));
    }

    @Override
    public boolean placeReuse(GeneratedAccess into, int kind, long sectors, boolean atOnce) {
        long itself = allocated(sectors) / block - 1;
        long distance = reachable(kind, itself);
        if (distance == Demands.NONE && (atOnce || demands.size() > MOST_WAITING)) {
            distance = demands.atLeast(0);
        }
        int slot = distance == Demands.NONE ? RecencyStack.NONE : stack.nearest(kind, others(distance, itself));
        if (slot == RecencyStack.NONE) {
            return false;
        }
        demands.remove(distance);
        int piece = stack.touch(slot);
        into.device = stack.device(piece);
        into.sector = stack.sector(piece);
        return true;
    }

    /**
     * Returns the smallest demanded distance for which a piece of the kind is acceptable. A distance for which none
     * is, such as one between a large piece just sent and the data above it, waits and does not delay larger ones.
     *
     * @param itself blocks of the piece - 1, which also lie between accesses to its blocks
     */
    private long reachable(int kind, long itself) {
        long distance = demands.atLeast(0);
        while (distance != Demands.NONE && distance < stack.depth()) {
            long others = others(distance, itself);
            int slot = stack.nearest(kind, others);
            if (slot == RecencyStack.NONE || stack.depthOf(slot) >= CLOSE * others) {
                return slot == RecencyStack.NONE ? Demands.NONE : distance;
            }
            int deeper = stack.deeper(slot);
            if (deeper == RecencyStack.NONE) {
                return Demands.NONE;
            }
            long middle = (stack.depthOf(slot) + stack.depthOf(deeper)) / 2;
            distance = demands.atLeast(middle + 1 + itself);
        }
        return Demands.NONE;
    }

    private static long others(long distance, long itself) {
        return Math.max(0, distance - itself);
    }
}
