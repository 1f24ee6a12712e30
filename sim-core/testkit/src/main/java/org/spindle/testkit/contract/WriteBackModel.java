package org.spindle.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.spindle.spi.Parts;
import org.spindle.spi.cache.WriteBackContext;
import org.spindle.spi.cache.WriteBackPolicy;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestMetrics;
import org.spindle.testkit.sim.TestRandom;

/** A cache of eight lines over two units, whose write-outs take 2 ms each, with a write-back policy. */
final class WriteBackModel implements WriteBackContext {

    static final int LINES = 8;
    static final long MS = 1_000_000;

    /** An event a number of milliseconds after the previous one: a write to a line, or if there is none, a read below. */
    record Step(int line, long millis) {}

    private static final int UNITS = 2;

    final List<String> log = new ArrayList<>();
    private final TestEventLoop events = new TestEventLoop();
    private final TestRandom random = new TestRandom(7);
    private final TestMetrics metrics = new TestMetrics();
    private final List<Set<Integer>> dirty = List.of(new LinkedHashSet<>(), new LinkedHashSet<>());
    private final long[] since = new long[LINES];
    private final int[] outstanding = new int[UNITS];
    private final Parts parts;
    private final WriteBackPolicy policy;
    private int writeOuts;
    private long longest;
    private int most;

    /** @param parts makes the parts in the configuration of the policy */
    WriteBackModel(Function<WriteBackContext, WriteBackPolicy> make, Parts parts) {
        this.parts = parts;
        policy = make.apply(this);
    }

    /** Runs all events that the steps and the policy cause, in order of time. */
    void follow(List<Step> steps) {
        steps.forEach(this::take);
        runUntil(events.now());
    }

    void take(Step step) {
        runUntil(events.now() + step.millis() * MS);
        if (step.line() < LINES) {
            write(step.line());
        } else {
            policy.hostBegins(0);
            begin(0, () -> {});
        }
    }

    /** Advances the time, and records the number of dirty lines after all events of an instant. */
    void runUntil(long time) {
        events.runUntil(time);
        most = Math.max(most, dirtyLines());
    }

    /** Runs all events; false if they do not end. */
    boolean ends() {
        for (int count = 0; count < 10_000; count++) {
            if (!events.step()) {
                return true;
            }
        }
        return false;
    }

    private void write(int line) {
        if (dirty.get(line % UNITS).add(line)) {
            since[line] = events.now();
        }
        policy.dirtied(line % UNITS, line);
    }

    private void begin(int unit, Runnable afterwards) {
        outstanding[unit]++;
        events.schedule(events.now() + 2 * MS, () -> {
            if (--outstanding[unit] == 0) {
                policy.idle(unit);
            }
            afterwards.run();
        });
    }

    private void writeOutEnded(int unit) {
        writeOuts--;
        policy.writeOutEnded(unit);
    }

    /** Writes everything out for the host, as for a flush. */
    void clean() {
        for (int line = 0; line < LINES; line++) {
            writeOut(line);
        }
    }

    /** The longest time for which a line has been dirty, until now if it still is. */
    long longestDirty() {
        for (Set<Integer> lines : dirty) {
            lines.forEach(line -> longest = Math.max(longest, events.now() - since[line]));
        }
        return longest;
    }

    /** The most lines that were dirty after the events of an instant. */
    int mostDirty() {
        return most;
    }

    @Override
    public int writeOut(int line) {
        assertThat(line).as("line to write out").isBetween(0, LINES - 1);
        int unit = line % UNITS;
        if (!dirty.get(unit).remove(line)) {
            return 0;
        }
        longest = Math.max(longest, events.now() - since[line]);
        log.add(line + "@" + events.now());
        policy.cleaned(unit, line);
        writeOuts++;
        policy.writeOutBegins(unit);
        begin(unit, () -> writeOutEnded(unit));
        return 1;
    }

    @Override
    public boolean writeOutPiece(int line) {
        return writeOut(line) > 0;
    }

    @Override
    public int lines() {
        return LINES;
    }

    @Override
    public long lineBytes() {
        return 4096;
    }

    @Override
    public int units() {
        return UNITS;
    }

    @Override
    public EventLoop events() {
        return events;
    }

    @Override
    public RandomStream random() {
        return random;
    }

    @Override
    public Metrics metrics() {
        return metrics;
    }

    @Override
    public Parts parts() {
        return parts;
    }

    @Override
    public int dirtyLines() {
        return dirty.stream().mapToInt(Set::size).sum();
    }

    @Override
    public int writeOutsInProgress() {
        return writeOuts;
    }

    @Override
    public int oldest(int unit) {
        return dirty.get(unit).stream().findFirst().orElse(NONE);
    }

    @Override
    public int next(int line) {
        int[] order = dirty.get(line % UNITS).stream().mapToInt(each -> each).toArray();
        int at = Arrays.stream(order).boxed().toList().indexOf(line);
        return at + 1 < order.length ? order[at + 1] : NONE;
    }

    @Override
    public boolean isIdle(int unit) {
        return outstanding[unit] == 0;
    }
}
