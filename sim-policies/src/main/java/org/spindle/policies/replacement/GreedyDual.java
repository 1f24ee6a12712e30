package org.spindle.policies.replacement;

import java.util.Arrays;
import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.config.Doc;
import org.spindle.spi.request.Operation;

/**
 * Evicts the line of the lowest priority; the priority of the evicted line is added to that of every line used later,
 * so that old uses count less. GDSF (Cherkasova 1998, "Improving WWW Proxies Performance with
 * Greedy-Dual-Size-Frequency Caching Policy") takes uses per byte as the priority, LFU with dynamic ageing (Arlitt et
 * al. 2000) the number of uses.
 */
public final class GreedyDual implements ReplacementPolicy {

    @Doc("Greedy-dual size frequency (Cherkasova 1998): evicts the line with the fewest uses per byte. The priority"
            + " of the evicted line is added to those of lines used later, so that old uses count less.")
    public record UsesPerByte() {}

    @Doc("LFU with dynamic ageing (Arlitt et al. 2000): evicts the line with the fewest uses. The priority of the"
            + " evicted line is added to those of lines used later, so that old uses count less.")
    public record Uses() {}

    private static final int FIRST_SIZE = 64;

    private final boolean countsBytes;
    private final LineHeap lines = new LineHeap();
    private double[] values = new double[FIRST_SIZE];
    private int[] uses = new int[FIRST_SIZE];

    /** Priority of the last evicted line, L of the papers. */
    private double level;

    GreedyDual(UsesPerByte config, ReplacementContext context) {
        countsBytes = !context.hasEqualEntries();
    }

    GreedyDual(Uses config, ReplacementContext context) {
        countsBytes = false;
    }

    @Override
    public void inserted(int line, long key, long bytes, Operation operation, long nextAccess) {
        if (line >= uses.length) {
            int size = Math.max(line + 1, 2 * uses.length);
            uses = Arrays.copyOf(uses, size);
            values = Arrays.copyOf(values, size);
        }
        uses[line] = 1;
        values[line] = countsBytes ? 1.0 / bytes : 1;
        lines.add(line, level + values[line]);
    }

    @Override
    public void used(int line, Operation operation, long nextAccess) {
        uses[line]++;
        lines.change(line, level + uses[line] * values[line]);
    }

    @Override
    public void removed(int line, RemovalReason reason) {
        if (reason == RemovalReason.EVICTED) {
            level = Math.max(level, lines.priority(line));
        }
        lines.remove(line);
    }

    @Override
    public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
        return lines.firstEvictable(filter);
    }
}
