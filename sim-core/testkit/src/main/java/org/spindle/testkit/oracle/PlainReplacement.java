package org.spindle.testkit.oracle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.request.Operation;
import org.spindle.testkit.sim.TestRandom;

/**
 * A replacement policy that sorts all its lines whenever a victim is needed. It rejects calls that contradict earlier ones with
 * {@link IllegalStateException}, and so also checks the cache that uses it.
 */
public final class PlainReplacement implements ReplacementPolicy {

    private static final class Entry {
        private final int line;
        private long key;
        private final long inserted;
        private long used;
        private int uses = 1;
        private boolean isDirty;

        private Entry(int line, long key, long now) {
            this.line = line;
            this.key = key;
            inserted = now;
            used = now;
        }
    }

    private final Comparator<Entry> order;
    private final List<Entry> entries = new ArrayList<>();
    private long now;

    private PlainReplacement(Comparator<Entry> order) {
        this.order = order;
    }

    public static PlainReplacement lru() {
        return new PlainReplacement(Comparator.comparingLong(entry -> entry.used));
    }

    public static PlainReplacement mru() {
        return new PlainReplacement(Comparator.comparingLong(entry -> -entry.used));
    }

    public static PlainReplacement fifo() {
        return new PlainReplacement(Comparator.comparingLong(entry -> entry.inserted));
    }

    public static PlainReplacement lifo() {
        return new PlainReplacement(Comparator.comparingLong(entry -> -entry.inserted));
    }

    public static PlainReplacement lfu() {
        return new PlainReplacement(
                Comparator.<Entry>comparingInt(entry -> entry.uses).thenComparingLong(entry -> entry.used));
    }

    /** A pseudo-random order that changes with every use. */
    public static PlainReplacement scrambled() {
        return new PlainReplacement(Comparator.comparingLong(entry -> new TestRandom(entry.used).nextLong()));
    }

    @Override
    public void missed(long key, long bytes, Operation operation, long nextAccess) {
        require(bytes > 0, "entry " + key + " has " + bytes + " bytes");
        require(entries.stream().noneMatch(entry -> entry.key == key), "entry " + key + " is missed but in the cache");
    }

    @Override
    public void inserted(int line, long key, long bytes, Operation operation, long nextAccess) {
        require(
                entries.stream().noneMatch(entry -> entry.line == line || entry.key == key),
                "line " + line + " or entry " + key + " is inserted twice");
        entries.add(new Entry(line, key, now++));
    }

    @Override
    public void used(int line, Operation operation, long nextAccess) {
        Entry entry = find(line);
        entry.used = now++;
        entry.uses++;
    }

    @Override
    public void dirtied(int line) {
        require(!find(line).isDirty, "line " + line + " becomes dirty twice");
        find(line).isDirty = true;
    }

    @Override
    public void cleaned(int line) {
        require(find(line).isDirty, "line " + line + " becomes clean twice");
        find(line).isDirty = false;
    }

    @Override
    public void removed(int line, RemovalReason reason) {
        Entry entry = find(line);
        require(reason == RemovalReason.INVALIDATED || !entry.isDirty, "line " + line + " is evicted while dirty");
        entries.remove(entry);
    }

    @Override
    public boolean renamed(int line, long key) {
        find(line).key = key;
        return true;
    }

    private static void require(boolean isMet, String violation) {
        if (!isMet) {
            throw new IllegalStateException(violation);
        }
    }

    private Entry find(int line) {
        return entries.stream()
                .filter(entry -> entry.line == line)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("line " + line + " is not in the cache"));
    }

    @Override
    public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
        for (Entry entry : entries.stream().sorted(order).toList()) {
            if (filter.mayEvict(entry.line)) {
                return entry.line;
            }
        }
        return NONE;
    }
}
