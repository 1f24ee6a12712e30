package org.spindle.policies.replacement;

import java.util.Arrays;
import org.spindle.spi.cache.LineTest;
import org.spindle.spi.cache.ReplacementPolicy;
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
    public void inserted(int line) {
        if (size == lines.length) {
            lines = Arrays.copyOf(lines, 2 * size);
        }
        if (line >= placeOf.length) {
            placeOf = Arrays.copyOf(placeOf, Math.max(line + 1, 2 * placeOf.length));
        }
        put(line, size++);
    }

    @Override
    public void used(int line) {}

    @Override
    public void removed(int line) {
        put(lines[--size], placeOf[line]);
    }

    private void put(int line, int place) {
        lines[place] = line;
        placeOf[line] = place;
    }

    @Override
    public int victim(LineTest mayGo) {
        for (int left = size; left > 0; left--) {
            int drawn = (int) random.nextLong(left);
            int line = lines[drawn];
            if (mayGo.test(line)) {
                return line;
            }
            put(lines[left - 1], drawn);
            put(line, left - 1);
        }
        return NONE;
    }
}
