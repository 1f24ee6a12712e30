package org.spindle.policies.replacement;

import java.util.Arrays;
import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.request.Operation;
import org.spindle.spi.sim.RandomStream;

/** Draws lines without replacement until one may go. */
final class RandomChoice implements ReplacementPolicy {

    private static final int FIRST_SIZE = 64;

    private final RandomStream random;

    /** The lines, in no order, and the place of each among them. */
    private int[] lines = new int[FIRST_SIZE];

    private int[] placeOf = new int[FIRST_SIZE];
    private int size;

    RandomChoice(RandomStream random) {
        this.random = random;
    }

    @Override
    public void inserted(int line, long key, long bytes, Operation operation, long nextAccess) {
        if (size == lines.length) {
            lines = Arrays.copyOf(lines, 2 * size);
        }
        if (line >= placeOf.length) {
            placeOf = Arrays.copyOf(placeOf, Math.max(line + 1, 2 * placeOf.length));
        }
        put(line, size++);
    }

    @Override
    public void used(int line, Operation operation, long nextAccess) {}

    @Override
    public void removed(int line, RemovalReason reason) {
        put(lines[--size], placeOf[line]);
    }

    private void put(int line, int place) {
        lines[place] = line;
        placeOf[line] = place;
    }

    @Override
    public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
        for (int left = size; left > 0; left--) {
            int drawn = (int) random.nextLong(left);
            int line = lines[drawn];
            if (filter.mayEvict(line)) {
                return line;
            }
            put(lines[left - 1], drawn);
            put(line, left - 1);
        }
        return NONE;
    }
}
