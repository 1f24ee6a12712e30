package org.spindle.policies.replacement;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.util.Arrays;
import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.request.Operation;

/**
 * Keeps all lines in one queue, ordered by number of uses and then by recency. With ageing (Robinson and Devarakonda
 * 1990, "Data cache management using frequency-based replacement") all numbers of uses are halved whenever their mean
 * exceeds a limit.
 */
public final class LeastFrequentlyUsed implements ReplacementPolicy {

    @Doc("LFU with ageing: evicts the line with the fewest uses, of equal ones the least recently used. All numbers"
            + " of uses are halved when their mean exceeds a limit (Robinson and Devarakonda 1990), so that old uses"
            + " count less.")
    public record Ageing(
            @Doc("Greatest mean number of uses.") @Default("10") @Range(min = "1")
            double mean) {}

    private static final int FIRST_SIZE = 64;

    private final LineLinks links = new LineLinks();
    private final LineList lines = new LineList(links);

    /** The last line in the queue for each number of uses that occurs. */
    private final Int2IntOpenHashMap last = new Int2IntOpenHashMap();

    private int[] uses = new int[FIRST_SIZE];

    /** For ageing, the number of the last access to each line; empty without ageing. */
    private long[] accesses = {};

    /** For ageing, the lines in their present order; empty without ageing. */
    private int[] before = {};

    private long now;

    /** Sum of the uses of all lines; {@code mostMean} limits its mean per line. */
    private long sum;

    private final double mostMean;
    private final boolean ages;

    LeastFrequentlyUsed() {
        this(Double.POSITIVE_INFINITY);
    }

    LeastFrequentlyUsed(Ageing config, ReplacementContext context) {
        this(config.mean());
    }

    private LeastFrequentlyUsed(double mostMean) {
        this.mostMean = mostMean;
        ages = mostMean < Double.POSITIVE_INFINITY;
        last.defaultReturnValue(NONE);
    }

    @Override
    public void inserted(int line, long key, long bytes, Operation operation, long nextAccess) {
        if (line >= uses.length) {
            uses = Arrays.copyOf(uses, Math.max(line + 1, 2 * uses.length));
        }
        noteAccess(line);
        uses[line] = 1;
        sum++;
        lines.insertAfter(last.get(1), line);
        last.put(1, line);
    }

    @Override
    public void used(int line, Operation operation, long nextAccess) {
        noteAccess(line);
        int count = uses[line];
        if (count == Integer.MAX_VALUE) {
            return;
        }
        int predecessor = last.get(count + 1);
        if (predecessor == NONE) {
            predecessor = last.get(count) == line ? links.previous(line) : last.get(count);
        }
        unlink(line);
        uses[line] = count + 1;
        lines.insertAfter(predecessor, line);
        last.put(count + 1, line);
        sum++;
        if (sum > mostMean * lines.size()) {
            age();
        }
    }

    private void noteAccess(int line) {
        if (ages) {
            if (line >= accesses.length) {
                accesses = Arrays.copyOf(accesses, uses.length);
                before = Arrays.copyOf(before, uses.length);
            }
            accesses[line] = now++;
        }
    }

    /** Halves the uses of all lines, rounding up. Lines of two numbers of uses then have the same, and are merged by recency. */
    private void age() {
        int count = 0;
        for (int line = lines.oldest(); line != NONE; line = lines.next(line)) {
            before[count++] = line;
        }
        last.clear();
        sum = 0;
        for (int begin = 0; begin < count; ) {
            int half = half(before[begin]);
            int middle = begin;
            while (middle < count && half(before[middle]) == half && uses[before[middle]] % 2 == 1) {
                middle++;
            }
            int end = middle;
            while (end < count && half(before[end]) == half) {
                end++;
            }
            merge(begin, middle, end, half);
            begin = end;
        }
    }

    private int half(int line) {
        return uses[line] + 1 >>> 1;
    }

    /** Appends two ranges of lines in the order of their last accesses, and sets their uses. */
    private void merge(int begin, int middle, int end, int count) {
        int first = begin;
        int second = middle;
        while (first < middle || second < end) {
            boolean isFirst = second == end || first < middle && accesses[before[first]] < accesses[before[second]];
            int line = before[isFirst ? first++ : second++];
            lines.remove(line);
            uses[line] = count;
            lines.append(line);
            sum += count;
            last.put(count, line);
        }
    }

    @Override
    public void removed(int line, RemovalReason reason) {
        unlink(line);
        sum -= uses[line];
    }

    private void unlink(int line) {
        int count = uses[line];
        if (last.get(count) == line) {
            int before = links.previous(line);
            if (before != NONE && uses[before] == count) {
                last.put(count, before);
            } else {
                last.remove(count);
            }
        }
        lines.remove(line);
    }

    @Override
    public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
        return lines.firstFromOldest(filter);
    }
}
