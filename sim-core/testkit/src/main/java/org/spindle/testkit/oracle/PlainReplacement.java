package org.spindle.testkit.oracle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.spindle.spi.cache.LineTest;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.testkit.sim.TestRandom;

/** A replacement policy that sorts all its lines whenever it is asked. */
public final class PlainReplacement implements ReplacementPolicy {

    private static final class Entry {
        private final int line;
        private final long inserted;
        private long used;
        private int uses = 1;

        private Entry(int line, long now) {
            this.line = line;
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

    /** An order that looks random, of which every use makes another. */
    public static PlainReplacement scrambled() {
        return new PlainReplacement(Comparator.comparingLong(entry -> new TestRandom(entry.used).nextLong()));
    }

    @Override
    public void inserted(int line) {
        if (entries.stream().anyMatch(entry -> entry.line == line)) {
            throw new IllegalStateException("line " + line + " is inserted twice");
        }
        entries.add(new Entry(line, now++));
    }

    @Override
    public void used(int line) {
        Entry entry = find(line);
        entry.used = now++;
        entry.uses++;
    }

    @Override
    public void removed(int line) {
        entries.remove(find(line));
    }

    private Entry find(int line) {
        return entries.stream()
                .filter(entry -> entry.line == line)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("line " + line + " is not in the cache"));
    }

    @Override
    public int victim(LineTest mayGo) {
        for (Entry entry : entries.stream().sorted(order).toList()) {
            if (mayGo.test(entry.line)) {
                return entry.line;
            }
        }
        return NONE;
    }
}
