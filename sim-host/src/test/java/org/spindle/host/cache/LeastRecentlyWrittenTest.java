package org.spindle.host.cache;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.spindle.host.cache.LeastRecentConfig.AgeFrom;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Operation;

/** The write buffer of Hsu 2003, section 3.5.3. Ten lines of 8 sectors; requests below take 5 ms. */
class LeastRecentlyWrittenTest {

    private static Rig rig(double high, double low, @Nullable Time age, int outstanding, int cluster) {
        return rig(new LeastRecentConfig(high, low, age, AgeFrom.FIRST_WRITE, outstanding), cluster);
    }

    private static Rig rig(LeastRecentConfig config, int cluster) {
        Rig rig = new Rig(1);
        rig.unit(400, random -> 5 * Rig.MS);
        return rig.cache(new CacheRules(
                new LineShape(8, 8, 8),
                10,
                Long.MAX_VALUE,
                true,
                Rig.policy("lru"),
                Allocation.STRICT_ORDER,
                WriteScheme.BACK,
                Prefetch.NONE,
                Prefetch.NONE,
                null,
                Integer.MAX_VALUE,
                cluster,
                0,
                1,
                null,
                new Rig.Named("least-recently-written", config),
                Set.of()));
    }

    private static void write(Rig rig, int... lines) {
        for (int line : lines) {
            rig.response(Operation.WRITE, 8L * line, 8);
        }
    }

    /**
     * Up to five lines may be dirty; the sixth begins write-outs, of those written longest ago, until fewer than three lines are
     * dirty.
     */
    @Test
    void writesOutBetweenTheMarks() {
        Rig rig = rig(0.5, 0.3, null, 8, 1);
        write(rig, 1, 3, 5, 7, 9);
        assertThat(rig.units.get(0).log).isEmpty();
        write(rig, 1);
        assertThat(rig.metrics.count("lines-rewritten")).isEqualTo(1);
        write(rig, 11);
        assertThat(rig.units.get(0).log).containsExactly("W 24+8", "W 40+8", "W 56+8", "W 72+8");
    }

    /** As many write-outs at once as allowed. */
    @Test
    void boundsTheWriteOutsInProgress() {
        Rig rig = rig(0.5, 0, null, 2, 1);
        write(rig, 1, 3, 5, 7, 9);
        rig.submit(Operation.WRITE, 0, 88, 8, done -> {});
        long begin = rig.events.now();
        rig.events.runUntil(begin + 4 * Rig.MS);
        assertThat(rig.units.get(0).log).hasSize(2);
        rig.events.runUntil(begin + 9 * Rig.MS);
        assertThat(rig.units.get(0).log).hasSize(4);
        rig.events.run();
        assertThat(rig.units.get(0).log).hasSize(6);
    }

    /** Marks of 0 write all lines out at once; with marks of 1 there are no write-outs, and cancellation still works. */
    @Test
    void worksWithTheExtremeMarks() {
        Rig never = rig(1, 1, null, 8, 1);
        write(never, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
        write(never, 1, 2, 3);
        assertThat(never.units.get(0).log).isEmpty();
        assertThat(never.metrics.count("lines-rewritten")).isEqualTo(3);
        Rig always = rig(0, 0, null, 8, 1);
        write(always, 4, 4);
        assertThat(always.units.get(0).log).containsExactly("W 32+8", "W 32+8");
    }

    /** A line does not stay dirty for longer than the limit, also if it is written again meanwhile. */
    @Test
    void boundsTheAgeFromTheFirstWrite() {
        Rig rig = rig(1, 1, Time.ofMillis(50), 8, 1);
        rig.submit(Operation.WRITE, 0, 8, 8, done -> {});
        rig.events.schedule(40 * Rig.MS, () -> rig.submit(Operation.WRITE, 0, 8, 8, done -> {}));
        rig.events.runUntil(49 * Rig.MS);
        assertThat(rig.units.get(0).log).isEmpty();
        rig.events.runUntil(51 * Rig.MS);
        assertThat(rig.units.get(0).log).containsExactly("W 8+8");
    }

    /** With the age from the last write, line 1 is written out 50 ms after its second write; line 2, written between, before it. */
    @Test
    void boundsTheAgeFromTheLastWrite() {
        Rig rig = rig(new LeastRecentConfig(1, 1, Time.ofMillis(50), AgeFrom.LAST_WRITE, 8), 1);
        rig.submit(Operation.WRITE, 0, 8, 8, done -> {});
        rig.events.schedule(20 * Rig.MS, () -> rig.submit(Operation.WRITE, 0, 24, 8, done -> {}));
        rig.events.schedule(40 * Rig.MS, () -> rig.submit(Operation.WRITE, 0, 8, 8, done -> {}));
        rig.events.runUntil(69 * Rig.MS);
        assertThat(rig.units.get(0).log).isEmpty();
        rig.events.runUntil(71 * Rig.MS);
        assertThat(rig.units.get(0).log).containsExactly("W 24+8");
        rig.events.runUntil(89 * Rig.MS);
        assertThat(rig.units.get(0).log).hasSize(1);
        rig.events.runUntil(91 * Rig.MS);
        assertThat(rig.units.get(0).log).containsExactly("W 24+8", "W 8+8");
    }

    /**
     * A write is absorbed if all its lines are dirty already: the second of line 1 and that within line 2, but not that of lines 2
     * and 3, nor that of line 1 after its write-out.
     */
    @Test
    void countsTheWritesThatNeedNoFurtherRoom() {
        Rig rig = rig(1, 1, Time.ofMillis(50), 8, 1);
        rig.submit(Operation.WRITE, 0, 8, 8, done -> {});
        rig.submit(Operation.WRITE, 0, 8, 8, done -> {});
        rig.submit(Operation.WRITE, 0, 16, 8, done -> {});
        rig.submit(Operation.WRITE, 0, 18, 4, done -> {});
        rig.submit(Operation.WRITE, 0, 16, 16, done -> {});
        rig.events.run();
        assertThat(rig.metrics.count("writes-absorbed")).isEqualTo(2);
        rig.submit(Operation.WRITE, 0, 8, 8, done -> {});
        rig.events.run();
        assertThat(rig.metrics.count("writes-absorbed")).isEqualTo(2);
        assertThat(rig.metrics.count("writes")).isEqualTo(6);
    }

    /** Contiguous dirty lines are written out together, whatever their rank. */
    @Test
    void takesNeighboursAlong() {
        Rig rig = rig(0.5, 0.3, null, 8, 4);
        write(rig, 2, 9, 20, 3, 1, 30);
        assertThat(rig.units.get(0).log).startsWith("W 8+24");
    }

    /** No more of them than the cluster: with 2, line 1 is written with line 2, and line 3 by itself. */
    @Test
    void takesNoMoreNeighboursThanTheCluster() {
        Rig rig = rig(0.5, 0.3, null, 8, 2);
        write(rig, 2, 9, 20, 3, 1, 30);
        assertThat(rig.units.get(0).log).startsWith("W 8+16").doesNotContain("W 8+24");
    }

    /** A full buffer makes write-outs as urgent as the host's requests; otherwise they are not. */
    @Test
    void isUrgentWhenAllIsDirty() {
        Rig rig = rig(0.9, 0.5, null, 1, 1);
        write(rig, 1, 2, 3, 4, 5, 6, 7, 8, 9);
        assertThat(rig.metrics.count("urgent-destages")).isZero();
        write(rig, 10);
        assertThat(rig.metrics.count("urgent-destages")).isEqualTo(1);
    }

    @Test
    void refusesMarksThatCross() {
        List<String> keys = new ArrayList<>();
        new LeastRecentConfig(0.2, 0.8, null, AgeFrom.LAST_WRITE, 8)
                .validate((key, problem, remedy) -> keys.add(key + ": " + remedy));
        assertThat(keys).containsExactly("ageFrom: age, or leave it out", "low: at most 0.2");
    }
}
