package org.spindle.policies.replacement;

import static org.spindle.spi.cache.ReplacementPolicy.NONE;

import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.sim.RandomStream;

/** Chooses, from a random sample of lines, the one whose priority is lowest at the time of the choice. */
final class SampledChoice {

    /** Returns the current priority of a line. */
    interface Priority {
        double of(int line);
    }

    private final int sample;
    private final RandomStream random;
    private final Priority priority;
    private final LineBag lines = new LineBag();
    private final LineHeap drawn = new LineHeap();

    SampledChoice(int sample, RandomStream random, Priority priority) {
        this.sample = sample;
        this.random = random;
        this.priority = priority;
    }

    void add(int line) {
        lines.add(line);
    }

    void remove(int line) {
        lines.remove(line);
    }

    /** Draws lines without replacement in samples until a sample contains a line that may be evicted, or no line is left. */
    int victim(EvictionFilter filter) {
        int left = lines.size();
        while (left > 0) {
            for (int i = 0; i < sample && left > 0; i++) {
                int place = (int) random.nextLong(left);
                int line = lines.line(place);
                lines.exchange(place, --left);
                drawn.add(line, priority.of(line));
            }
            int line = drawn.firstEvictable(filter);
            drawn.clear();
            if (line != NONE) {
                return line;
            }
        }
        return NONE;
    }
}
