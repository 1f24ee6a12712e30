package org.spindle.host.volume;

import java.util.List;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.sim.RandomStream;

/** Chooses the copy for a read. A random number is drawn only to choose among several equally good copies. */
final class CopyChooser {

    private final ReadChoice rule;
    private final List<Unit> below;
    private final RandomStream random;
    private final List<CopyCompat> compat;
    private final int[] offered;
    private int offers;
    private long turn;

    CopyChooser(ReadChoice rule, List<Unit> below, RandomStream random, List<CopyCompat> compat) {
        this.rule = rule;
        this.below = below;
        this.random = random;
        this.compat = List.copyOf(compat);
        offered = new int[below.size()];
    }

    void begin() {
        offers = 0;
    }

    /** Adds the copy at a place, the index of a unit below, to the candidates. */
    void offer(int place) {
        offered[offers++] = place;
    }

    /**
     * Chooses one of the copies offered since {@link #begin}; there must be at least one.
     *
     * @param sector first sector of the read, the same on every copy
     * @return the place of the copy
     */
    int choose(long sector) {
        return switch (rule) {
            case PRIMARY -> offered[0];
            case RANDOM -> any();
            case ROUND_ROBIN -> offered[(int) (turn++ % offers)];
            case SHORTEST_QUEUE -> {
                keepShortestQueues();
                yield any();
            }
            case SHORTEST_SEEK -> {
                keepNearest(sector);
                yield any();
            }
            case SHORTEST_QUEUE_THEN_SEEK -> {
                keepShortestQueues();
                if (compat.contains(CopyCompat.FIRST_OF_SHORTEST_LAST)) {
                    putFirstLast();
                }
                keepNearest(sector);
                yield any();
            }
        };
    }

    private void putFirstLast() {
        int first = offered[0];
        System.arraycopy(offered, 1, offered, 0, offers - 1);
        offered[offers - 1] = first;
    }

    private int any() {
        return offers == 1 ? offered[0] : offered[(int) random.nextLong(offers)];
    }

    private void keepShortestQueues() {
        int shortest = Integer.MAX_VALUE;
        for (int i = 0; i < offers; i++) {
            shortest = Math.min(shortest, below.get(offered[i]).outstanding());
        }
        int count = 0;
        for (int i = 0; i < offers; i++) {
            if (below.get(offered[i]).outstanding() == shortest) {
                offered[count++] = offered[i];
            }
        }
        offers = count;
    }

    private long distance(Unit unit, long sector) {
        if (compat.contains(CopyCompat.DISTANCE_FROM_BEGIN)) {
            return Math.abs(sector - unit.lastSector());
        }
        if (compat.contains(CopyCompat.DISTANCE_FROM_END)) {
            return Math.abs(sector - unit.lastEnd());
        }
        if (compat.contains(CopyCompat.DISTANCE_FROM_LAST)) {
            return Math.abs(sector - Math.max(0, unit.lastEnd() - 1));
        }
        return unit.distance(sector);
    }

    private void keepNearest(long sector) {
        long nearest = Long.MAX_VALUE;
        for (int i = 0; i < offers; i++) {
            nearest = Math.min(nearest, distance(below.get(offered[i]), sector));
        }
        int count = 0;
        for (int i = 0; i < offers; i++) {
            if (distance(below.get(offered[i]), sector) == nearest) {
                offered[count++] = offered[i];
            }
        }
        offers = count;
    }
}
