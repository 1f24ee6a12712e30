package org.spindle.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.request.Operation;

/**
 * A small cache that calls a replacement policy in every order that the policy has to support: misses without insertion, victims that are
 * not evicted, evictions of lines that were not chosen, several evictions for one entry, invalidations, new keys.
 */
final class CacheModel {

    static final int LINES = 12;

    /** The number of keys; more than the lines and ghosts together, so that some return after they were forgotten. */
    static final int KEYS = 40;

    /** One event; {@code which} selects a key or line, {@code open} has a bit for each line that may be evicted. */
    record Step(int kind, int which, int open) {

        static final int KINDS = 17;
    }

    /** Queries a victim, so that a test can check the result. */
    interface VictimQuery {
        int victim(CacheModel cache, EvictionFilter filter, long incomingKey, long incomingBytes);
    }

    private static final long LINE_BYTES = 4096;
    private static final int NO_LINE = -1;

    final ReplacementPolicy policy;
    private final VictimQuery choice;
    private final boolean notesKeys;
    private final List<Integer> present = new ArrayList<>();
    private final List<Integer> absent = new ArrayList<>();
    private final long[] keys = new long[LINES];
    private final boolean[] isDirty = new boolean[LINES];
    private long now;

    /**
     * @param notesKeys whether the policy notes new keys; otherwise the lines with them are removed and inserted
     */
    CacheModel(ReplacementPolicy policy, VictimQuery choice, boolean notesKeys) {
        this.policy = policy;
        this.choice = choice;
        this.notesKeys = notesKeys;
        for (int line = 0; line < LINES; line++) {
            absent.add(line);
        }
    }

    /** Returns the lines that hold an entry. */
    List<Integer> present() {
        return present;
    }

    void apply(Step step) {
        now++;
        switch (step.kind) {
            case 0, 1, 2, 3, 4, 5, 6, 7 -> access(step.which, step.open);
            case 8 -> miss(step.which);
            case 9 -> choose(step.open, ReplacementPolicy.NO_KEY);
            case 10 -> evict(step.open, ReplacementPolicy.NO_KEY);
            case 11 -> removeAny(step.which, RemovalReason.EVICTED);
            case 12 -> removeAny(step.which, RemovalReason.INVALIDATED);
            case 13, 14 -> changeDirtiness(step.which);
            case 15 -> rename(step.which, step.open);
            default -> {
                evict(step.open, step.which);
                access(step.which, step.open);
            }
        }
    }

    /** Passes the hints that an access to the key of a step will follow. */
    void expect(Step step) {
        policy.expected(step.which);
        policy.expected(step.which, lineOf(step.which));
    }

    private void access(int key, int open) {
        int line = lineOf(key);
        if (line != NO_LINE) {
            policy.used(line, operation(key), nextAccess(key));
            return;
        }
        policy.missed(key, LINE_BYTES, operation(key), nextAccess(key));
        boolean isAdmitted = policy.admits(key, LINE_BYTES, operation(key), nextAccess(key));
        boolean isCachedAllTheSame = key % 2 == 0;
        if (!isAdmitted && !isCachedAllTheSame) {
            return;
        }
        if (absent.isEmpty()) {
            evict(open, key);
        }
        if (!absent.isEmpty()) {
            int free = absent.remove(0);
            present.add(free);
            keys[free] = key;
            policy.inserted(free, key, LINE_BYTES, operation(key), nextAccess(key));
        }
    }

    private void miss(int key) {
        if (lineOf(key) == NO_LINE) {
            policy.missed(key, LINE_BYTES, operation(key), nextAccess(key));
        }
    }

    private int choose(int open, long incomingKey) {
        boolean isIncoming = incomingKey != ReplacementPolicy.NO_KEY && lineOf(incomingKey) == NO_LINE;
        return choice.victim(
                this,
                line -> (open >> line & 1) != 0,
                isIncoming ? incomingKey : ReplacementPolicy.NO_KEY,
                isIncoming ? LINE_BYTES : 0);
    }

    private void evict(int open, long incomingKey) {
        Integer line = choose(open, incomingKey);
        if (present.contains(line)) {
            remove(line, RemovalReason.EVICTED);
        }
    }

    private void removeAny(int which, RemovalReason reason) {
        if (!present.isEmpty()) {
            remove(present.get(which % present.size()), reason);
        }
    }

    private void remove(Integer line, RemovalReason reason) {
        if (isDirty[line] && reason == RemovalReason.EVICTED) {
            policy.cleaned(line);
        }
        isDirty[line] = false;
        present.remove(line);
        absent.add(0, line);
        policy.removed(line, reason);
    }

    /** Gives a line another key; the line that has this key gets that of the first in exchange. */
    private void rename(int key, int which) {
        if (present.isEmpty()) {
            return;
        }
        int line = present.get(which % present.size());
        int other = lineOf(key);
        List<Integer> renamed = other == NO_LINE || other == line ? List.of(line) : List.of(line, other);
        if (other != NO_LINE) {
            keys[other] = keys[line];
        }
        keys[line] = key;
        if (notesKeys) {
            renamed.forEach(each -> assertThat(policy.renamed(each, keys[each]))
                    .as("whether a new key is noted")
                    .isTrue());
        } else {
            renamed.forEach(each -> policy.removed(each, RemovalReason.INVALIDATED));
            renamed.forEach(this::insertAgain);
        }
    }

    private void insertAgain(int line) {
        policy.inserted(line, keys[line], LINE_BYTES, Operation.READ, ReplacementPolicy.UNKNOWN);
        if (isDirty[line]) {
            policy.dirtied(line);
        }
    }

    private void changeDirtiness(int which) {
        if (!present.isEmpty()) {
            int line = present.get(which % present.size());
            isDirty[line] = !isDirty[line];
            if (isDirty[line]) {
                policy.dirtied(line);
            } else {
                policy.cleaned(line);
            }
        }
    }

    private int lineOf(long key) {
        for (int line : present) {
            if (keys[line] == key) {
                return line;
            }
        }
        return NO_LINE;
    }

    private static Operation operation(int key) {
        return key % 3 == 0 ? Operation.WRITE : Operation.READ;
    }

    private long nextAccess(int key) {
        return switch (key % 4) {
            case 0 -> ReplacementPolicy.UNKNOWN;
            case 1 -> ReplacementPolicy.NEVER;
            default -> now + key;
        };
    }

    /** Evicts until the policy offers no more victims, and returns the victims in order. */
    List<Integer> drain() {
        List<Integer> victims = new ArrayList<>();
        for (int i = 0; i <= LINES; i++) {
            int line = policy.victim(any -> true, ReplacementPolicy.NO_KEY, 0);
            if (line == ReplacementPolicy.NONE) {
                break;
            }
            victims.add(line);
            if (present.contains(line)) {
                remove(line, RemovalReason.EVICTED);
            }
        }
        return victims;
    }
}
