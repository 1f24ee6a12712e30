package org.spindle.policies.replacement;

import static org.spindle.spi.cache.ReplacementPolicy.NONE;

import java.util.Arrays;
import org.spindle.spi.cache.EvictionFilter;

/** A binary heap of lines by priority, lowest first; among equal ones the line whose priority was set first is first. */
final class LineHeap {

    private static final int FIRST_SIZE = 64;

    private int[] lines = new int[FIRST_SIZE];
    private int size;

    /** Position in {@code lines}, priority and sequence number of each line. */
    private int[] places = new int[FIRST_SIZE];

    private double[] priorities = new double[FIRST_SIZE];
    private long[] orders = new long[FIRST_SIZE];

    /** Lines that the filter refused during the current choice. */
    private int[] refused = new int[FIRST_SIZE];

    private long settings;

    int size() {
        return size;
    }

    /** Returns the line of the lowest priority, or {@link org.spindle.spi.cache.ReplacementPolicy#NONE}. */
    int first() {
        return size == 0 ? NONE : lines[0];
    }

    double priority(int line) {
        return priorities[line];
    }

    void add(int line, double priority) {
        if (line >= places.length) {
            int length = Math.max(line + 1, 2 * places.length);
            places = Arrays.copyOf(places, length);
            priorities = Arrays.copyOf(priorities, length);
            orders = Arrays.copyOf(orders, length);
        }
        if (size == lines.length) {
            lines = Arrays.copyOf(lines, 2 * size);
            refused = Arrays.copyOf(refused, 2 * size);
        }
        priorities[line] = priority;
        orders[line] = settings++;
        rise(line, size++);
    }

    /** Sets the priority of a line that is in the heap. */
    void change(int line, double priority) {
        priorities[line] = priority;
        orders[line] = settings++;
        settle(line, places[line]);
    }

    void remove(int line) {
        int last = lines[--size];
        if (last != line) {
            settle(last, places[line]);
        }
    }

    void clear() {
        size = 0;
    }

    /**
     * Returns the line of the lowest priority that may be evicted, or {@link
     * org.spindle.spi.cache.ReplacementPolicy#NONE}. Refused lines are taken out during the search and put back at
     * its end.
     */
    int firstEvictable(EvictionFilter filter) {
        int count = 0;
        int chosen = NONE;
        while (size > 0 && chosen == NONE) {
            int line = lines[0];
            if (filter.mayEvict(line)) {
                chosen = line;
            } else {
                remove(line);
                refused[count++] = line;
            }
        }
        while (count > 0) {
            int line = refused[--count];
            rise(line, size++);
        }
        return chosen;
    }

    private void settle(int line, int place) {
        if (place > 0 && precedes(line, lines[place - 1 >> 1])) {
            rise(line, place);
        } else {
            sink(line, place);
        }
    }

    private void rise(int line, int from) {
        int place = from;
        while (place > 0) {
            int above = place - 1 >> 1;
            if (!precedes(line, lines[above])) {
                break;
            }
            put(lines[above], place);
            place = above;
        }
        put(line, place);
    }

    private void sink(int line, int from) {
        int place = from;
        while (2 * place + 1 < size) {
            int below = 2 * place + 1;
            if (below + 1 < size && precedes(lines[below + 1], lines[below])) {
                below++;
            }
            if (!precedes(lines[below], line)) {
                break;
            }
            put(lines[below], place);
            place = below;
        }
        put(line, place);
    }

    private boolean precedes(int line, int other) {
        int order = Double.compare(priorities[line], priorities[other]);
        return order < 0 || order == 0 && orders[line] < orders[other];
    }

    private void put(int line, int place) {
        lines[place] = line;
        places[line] = place;
    }
}
