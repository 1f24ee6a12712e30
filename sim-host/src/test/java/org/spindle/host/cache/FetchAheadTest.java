package org.spindle.host.cache;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.spindle.host.cache.ConditionalConfig.Direction;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.Operation;

/**
 * Prefetching: the ranges that are fetched, and their use (Hsu 2003, section 3.5.2). Lines of 8 sectors; requests below take 5 ms.
 */
class FetchAheadTest {

    private static Rig rig(int lines, Record policy) {
        Rig rig = new Rig(1);
        rig.unit(400, random -> 5 * Rig.MS);
        return rig.cache(new CacheRules(
                new LineShape(8, 1, 8),
                lines,
                Long.MAX_VALUE,
                true,
                Rig.policy("lru"),
                Allocation.PREFER_CLEAN,
                WriteScheme.BACK,
                Prefetch.NONE,
                Prefetch.NONE,
                new Rig.Named("policy", policy),
                Integer.MAX_VALUE,
                1,
                0,
                1,
                null,
                null,
                Set.of()));
    }

    private static ReadAheadConfig ahead(long length, @Nullable Long until, int atOnce) {
        return new ReadAheadConfig(
                Size.ofSectors(length),
                new IdleReading(until == null ? null : Size.ofSectors(until), Size.ofSectors(8), atOnce));
    }

    private static ConditionalConfig conditional(int trigger, Direction direction) {
        return new ConditionalConfig(
                Size.ofSectors(16),
                trigger,
                2,
                Size.ofSectors(64),
                3,
                direction,
                new IdleReading(null, Size.ofSectors(8), 1));
    }

    /** RA: the request is complete before a second one fetches the sectors behind it; a hit fetches nothing. */
    @Test
    void readsAheadAfterAMiss() {
        Rig rig = rig(16, ahead(16, null, 1));
        assertThat(rig.response(Operation.READ, 8, 8)).isEqualTo(5);
        assertThat(rig.units.get(0).log).containsExactly("R 8+8", "R 16+16");
        assertThat(rig.response(Operation.READ, 16, 8)).isZero();
        assertThat(rig.response(Operation.WRITE, 100, 8)).isZero();
        assertThat(rig.units.get(0).log).hasSize(2);
    }

    /**
     * The range behind a request that ends within a line begins in that line, so that the next sequential request is a complete
     * hit.
     */
    @Test
    void readsAheadFromWithinALine() {
        Rig rig = rig(16, ahead(16, null, 1));
        rig.response(Operation.READ, 8, 3);
        assertThat(rig.units.get(0).log).containsExactly("R 8+3", "R 11+21");
        assertThat(rig.response(Operation.READ, 11, 21)).isZero();
        rig.response(Operation.READ, 90, 2);
        rig.response(Operation.READ, 82, 2);
        assertThat(rig.units.get(0).log).endsWith("R 90+2", "R 92+20", "R 82+2", "R 84+6");
    }

    /** Two misses at once both cause a prefetch if two ranges may be fetched at once. */
    @Test
    void readsAheadOfSeveralMisses() {
        for (int atOnce = 1; atOnce <= 2; atOnce++) {
            Rig rig = rig(16, ahead(8, null, atOnce));
            rig.submit(Operation.READ, 0, 0, 8, done -> {});
            rig.submit(Operation.READ, 0, 80, 8, done -> {});
            rig.events.run();
            assertThat(rig.metrics.count("prefetches")).isEqualTo(atOnce);
        }
    }

    /** PRA: reads on in pieces of a line up to a total of 40 sectors; the part of RA is one request. */
    @Test
    void readsOnWhileTheUnitIsIdle() {
        Rig rig = rig(16, ahead(16, 40L, 1));
        rig.response(Operation.READ, 0, 8);
        assertThat(rig.units.get(0).log).containsExactly("R 0+8", "R 8+16", "R 24+8", "R 32+8", "R 40+8");
        assertThat(rig.metrics.count("prefetches-cut")).isZero();
    }

    /** A miss ends PRA: the piece in progress is completed, the rest is not read, and the new miss has its own prefetch. */
    @Test
    void givesWayToRequestsOfTheHost() {
        Rig rig = rig(32, ahead(0, 64L, 1));
        rig.submit(Operation.READ, 0, 0, 8, done -> {});
        rig.events.schedule(12 * Rig.MS, () -> rig.submit(Operation.READ, 0, 200, 8, done -> {}));
        rig.events.runUntil(30 * Rig.MS);
        List<String> log = new ArrayList<>(rig.units.get(0).log);
        assertThat(log.subList(0, 5)).containsExactly("R 0+8", "R 8+8", "R 16+8", "R 200+8", "R 208+8");
        assertThat(rig.metrics.count("prefetches-cut")).isEqualTo(1);
    }

    /** Prefetched lines count as useful if the host uses them, and as wasted if they are evicted before. */
    @Test
    void tellsUsefulFromWastedPrefetch() {
        Rig rig = rig(4, ahead(16, null, 1));
        rig.response(Operation.READ, 0, 8);
        assertThat(rig.metrics.count("lines-prefetched")).isEqualTo(2);
        rig.response(Operation.READ, 8, 4);
        rig.response(Operation.READ, 8, 8);
        assertThat(rig.metrics.count("lines-prefetched-used")).isEqualTo(1);
        for (int sector = 200; sector < 232; sector += 8) {
            rig.response(Operation.WRITE, sector, 8);
        }
        assertThat(rig.metrics.count("lines-prefetched-wasted")).isEqualTo(1);
        assertThat(rig.metrics.count("lines-prefetched-used")).isEqualTo(1);
    }

    /**
     * CSP with a trigger of 2 and segments of 16 sectors: the first segment of a run fetches nothing; with the second, a miss fetches twice
     * the length of the run, 64 sectors, which is also the most. Hits make the run longer too.
     */
    @Test
    void fetchesAheadOfRunsOfSegments() {
        Rig rig = rig(40, conditional(2, Direction.FORWARD));
        rig.response(Operation.READ, 0, 8);
        assertThat(rig.metrics.count("prefetches")).isZero();
        rig.response(Operation.READ, 16, 8);
        assertThat(rig.units.get(0).log).containsExactly("R 0+8", "R 16+8", "R 24+64");
        rig.response(Operation.READ, 32, 8);
        assertThat(rig.units.get(0).log).hasSize(3);
        rig.response(Operation.READ, 200, 8);
        assertThat(rig.metrics.count("prefetches")).isEqualTo(1);
    }

    /** Twice a run of three segments are 96 sectors, more than the most of 64. */
    @Test
    void fetchesNoMoreThanTheMost() {
        Rig rig = rig(40, conditional(3, Direction.FORWARD));
        rig.response(Operation.READ, 0, 8);
        rig.response(Operation.READ, 16, 8);
        rig.response(Operation.READ, 32, 8);
        assertThat(rig.units.get(0).log).containsExactly("R 0+8", "R 16+8", "R 32+8", "R 40+64");
    }

    /** With a trigger of 1 every miss fetches: twice a segment at the beginning of a run. */
    @Test
    void fetchesAtEveryMissWithATriggerOfOne() {
        Rig rig = rig(40, conditional(1, Direction.FORWARD));
        rig.response(Operation.READ, 160, 8);
        assertThat(rig.units.get(0).log).containsExactly("R 160+8", "R 168+32");
    }

    @Test
    void followsRunsBackwards() {
        Rig rig = rig(40, conditional(2, Direction.BACKWARD));
        rig.response(Operation.READ, 176, 8);
        rig.response(Operation.READ, 160, 8);
        assertThat(rig.units.get(0).log).containsExactly("R 176+8", "R 160+8", "R 96+64");
    }

    /** The directory: a segment replaces its predecessor; a known one keeps its run; the oldest is removed for a new one. */
    @Test
    void remembersTheSegmentsReadLast() {
        SegmentDirectory directory = new SegmentDirectory(2);
        assertThat(directory.read(10, 9)).isEqualTo(1);
        assertThat(directory.read(11, 10)).isEqualTo(2);
        assertThat(directory.read(11, 10)).isEqualTo(2);
        assertThat(directory.read(10, 9)).isEqualTo(1);
        assertThat(directory.read(12, 11)).isEqualTo(3);
        assertThat(directory.read(50, 49)).isEqualTo(1);
        assertThat(directory.read(11, 10)).isEqualTo(1);
        assertThat(directory.read(13, 12)).isEqualTo(1);
    }

    @Test
    void refusesWhatNeverFetches() {
        List<String> keys = new ArrayList<>();
        IdleReading none = new IdleReading(null, Size.ofSectors(8), 1);
        new ReadAheadConfig(new Size(0), none).validate((key, problem, remedy) -> keys.add(key));
        new ConditionalConfig(Size.ofSectors(16), 5, 2, Size.ofSectors(64), 3, Direction.FORWARD, none)
                .validate((key, problem, remedy) -> keys.add(key));
        new ConditionalConfig(Size.ofSectors(16), 1, 2, Size.ofSectors(8), 3, Direction.FORWARD, none)
                .validate((key, problem, remedy) -> keys.add(key));
        assertThat(keys).startsWith("length", "trigger", "most");
    }
}
