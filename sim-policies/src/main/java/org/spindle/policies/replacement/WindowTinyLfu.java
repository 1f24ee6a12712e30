package org.spindle.policies.replacement;

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
 * W-TinyLFU (Einziger, Friedman and Manes 2017, section 4): a small LRU window in front of a segmented LRU cache. A
 * line that leaves the window replaces the victim of the segmented cache if it was accessed more often recently.
 */
public final class WindowTinyLfu implements ReplacementPolicy {

    @Doc("W-TinyLFU (Einziger, Friedman and Manes 2017): new lines enter a small LRU window. The oldest line of a"
            + " full window moves to a segmented LRU cache if it was accessed more often recently than the victim"
            + " there; otherwise it is evicted.")
    public record Config(
            @Doc("Part of the cache for the window.") @Default("0.01") @Range(min = "0", max = "1")
            double window,

            @Doc("Fraction of the segmented LRU cache for lines that were used there.")
            @Default("0.8")
            @Range(min = "0", max = "1")
            double upper,

            @Doc("Accesses after which all counts are halved, as a multiple of the lines of the cache.")
            @Default("10")
            @Range(min = "1")
            double period) {}

    private static final int WINDOW = 0;
    private static final int LOWER = 1;
    private static final int UPPER = 2;

    private final Weights weights;
    private final long windowLimit;
    private final long mainLimit;
    private final long upperLimit;
    private final FrequencySketch sketch;

    /** Marks each line with the part that it is in. */
    private final LineLinks links;

    private final LineList[] parts = new LineList[3];

    WindowTinyLfu(Config config, ReplacementContext context) {
        weights = new Weights(context);
        windowLimit = weights.part(config.window());
        mainLimit = weights.capacity() - windowLimit;
        upperLimit = (long) (config.upper() * mainLimit);
        sketch = new FrequencySketch(context, config.period());
        links = LineLinks.withKeys(context);
        Arrays.setAll(parts, i -> new LineList(links));
    }

    @Override
    public void expected(long key) {
        sketch.touch(key);
    }

    @Override
    public void expected(long key, int line) {
        if (line != NONE) {
            links.touch(line);
        }
    }

    @Override
    public void missed(long key, long bytes, Operation operation, long nextAccess) {
        sketch.add(key);
    }

    @Override
    public void inserted(int line, long key, long bytes, Operation operation, long nextAccess) {
        links.identify(line, key, weights.of(bytes));
        append(WINDOW, line);
        while (parts[WINDOW].weight() > windowLimit && hasRoomBehind(parts[WINDOW].oldest())) {
            move(parts[WINDOW].oldest(), LOWER);
        }
    }

    private boolean hasRoomBehind(int line) {
        return parts[LOWER].weight() + parts[UPPER].weight() + links.weight(line) <= mainLimit;
    }

    private void append(int part, int line) {
        links.mark(line, part);
        parts[part].append(line);
    }

    private void move(int line, int part) {
        parts[links.mark(line)].remove(line);
        append(part, line);
    }

    @Override
    public void used(int line, Operation operation, long nextAccess) {
        sketch.add(links.key(line));
        int part = links.mark(line);
        if (part != LOWER) {
            parts[part].renew(line);
            return;
        }
        move(line, UPPER);
        while (parts[UPPER].weight() > upperLimit && parts[UPPER].size() > 1) {
            move(parts[UPPER].oldest(), LOWER);
        }
    }

    @Override
    public void removed(int line, RemovalReason reason) {
        parts[links.mark(line)].remove(line);
    }

    @Override
    public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
        int line = preferred();
        if (line == NONE || filter.mayEvict(line)) {
            return line;
        }
        for (LineList part : parts) {
            int other = part.firstFromOldest(filter, line);
            if (other != NONE) {
                return other;
            }
        }
        return NONE;
    }

    /**
     * Compares the oldest line of a full window with the victim of the segmented cache. If the line of the window was
     * accessed more often, it moves to the segmented cache and the victim there is returned; otherwise it is returned
     * itself.
     */
    private int preferred() {
        int candidate = parts[WINDOW].oldest();
        int rival = parts[LOWER].oldest() != NONE ? parts[LOWER].oldest() : parts[UPPER].oldest();
        if (rival == NONE) {
            return candidate;
        }
        boolean isWindowFull = candidate != NONE && parts[WINDOW].weight() >= windowLimit;
        if (!isWindowFull || parts[LOWER].weight() + parts[UPPER].weight() > mainLimit) {
            return rival;
        }
        if (sketch.estimate(links.key(candidate)) <= sketch.estimate(links.key(rival))) {
            return candidate;
        }
        move(candidate, LOWER);
        return rival;
    }
}
