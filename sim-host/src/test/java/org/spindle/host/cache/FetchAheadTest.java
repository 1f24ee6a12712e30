package org.spindle.host.cache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.spindle.host.cache.ConditionalConfig.Counts;
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
                new IdleReading(
                        until == null ? null : Size.ofSectors(until),
                        IdleReading.UntilFrom.REQUEST,
                        Size.ofSectors(8),
                        atOnce));
    }

    private static ConditionalConfig conditional(int trigger, Direction direction) {
        return new ConditionalConfig(
                Size.ofSectors(16),
                trigger,
                2,
                Size.ofSectors(64),
                3,
                direction,
                Counts.SEGMENTS,
                new IdleReading(null, IdleReading.UntilFrom.REQUEST, Size.ofSectors(8), 1));
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

    /**
     * LFU with units of 32 sectors: a read of sectors 60 to 67 fetches units 32 to 63 and 64 to 95 at once and waits for both; later
     * reads of these hit. In a cache of 4 lines, half of which is less than two units, it fetches only what it misses.
     */
    @Test
    void fetchesWholeUnits() {
        Rig rig = rig(16, new FetchUnitConfig(Size.ofSectors(32), idle(null)));
        assertThat(rig.response(Operation.READ, 60, 8)).isEqualTo(5);
        assertThat(rig.units.get(0).log).containsExactly("R 32+64");
        assertThat(rig.metrics.count("lines-prefetched")).isEqualTo(6);
        assertThat(rig.response(Operation.READ, 32, 8)).isZero();
        assertThat(rig.response(Operation.READ, 88, 8)).isZero();
        assertThat(rig.metrics.count("lines-prefetched-used")).isEqualTo(2);
        assertThat(rig.metrics.count("read-misses")).isEqualTo(1);
        assertThat(rig.metrics.count("read-hits")).isEqualTo(2);
        assertThat(rig.metrics.count("sectors-filled")).isEqualTo(64);
        Rig small = rig(8, new FetchUnitConfig(Size.ofSectors(32), idle(null)));
        small.response(Operation.READ, 60, 8);
        assertThat(small.units.get(0).log).containsExactly("R 60+8");
    }

    /** A second read of the same unit waits for the fetch of the first, and fetches nothing: it is a hit. Writes fetch nothing. */
    @Test
    void fetchesAUnitOnce() {
        Rig rig = rig(16, new FetchUnitConfig(Size.ofSectors(32), idle(null)));
        rig.submit(Operation.READ, 0, 0, 8, done -> {});
        rig.submit(Operation.READ, 0, 8, 8, done -> {});
        rig.submit(Operation.WRITE, 0, 100, 8, done -> {});
        rig.events.run();
        assertThat(rig.units.get(0).log).startsWith("R 0+32").doesNotContain("R 8+8");
        assertThat(rig.metrics.count("fills")).isEqualTo(1);
        assertThat(rig.metrics.count("read-misses")).isEqualTo(1);
        assertThat(rig.completed).isEqualTo(3);
    }

    /** The last unit ends with the storage of 400 sectors; what is cached of a unit is not fetched again; nor does a hit fetch what its unit lacks. */
    @Test
    void fetchesWhatIsMissingOfAUnit() {
        Rig rig = rig(32, new FetchUnitConfig(Size.ofSectors(64), idle(null)));
        rig.response(Operation.READ, 390, 2);
        assertThat(rig.units.get(0).log).containsExactly("R 384+16");
        rig.response(Operation.WRITE, 16, 8);
        rig.response(Operation.READ, 0, 8);
        assertThat(rig.units.get(0).log).containsExactly("R 384+16", "R 0+16", "R 24+40");
        rig.submit(Operation.DISCARD, 0, 40, 8, done -> {});
        rig.events.run();
        assertThat(rig.response(Operation.READ, 32, 8)).isZero();
        assertThat(rig.units.get(0).log)
                .filteredOn(line -> line.startsWith("R"))
                .hasSize(3);
    }

    /** Hybrid: 48 sectors from the end of the request, of which the unit has 24; from the end of the unit 48 more are read. */
    @Test
    void readsOnBehindAUnit() {
        Rig rig = rig(32, new FetchUnitConfig(Size.ofSectors(32), idle(48L)));
        rig.response(Operation.READ, 0, 8);
        assertThat(rig.units.get(0).log).containsExactly("R 0+32", "R 32+8", "R 40+8", "R 48+8");
        IdleReading behind = new IdleReading(Size.ofSectors(16), IdleReading.UntilFrom.FETCH, Size.ofSectors(8), 1);
        Rig other = rig(32, new FetchUnitConfig(Size.ofSectors(32), behind));
        other.response(Operation.READ, 0, 8);
        assertThat(other.units.get(0).log).containsExactly("R 0+32", "R 32+8", "R 40+8");
    }

    private static IdleReading idle(@Nullable Long until) {
        return new IdleReading(
                until == null ? null : Size.ofSectors(until), IdleReading.UntilFrom.REQUEST, Size.ofSectors(8), 1);
    }

    @Test
    void refusesUnitsThatDoNotFit() {
        assertThatThrownBy(() -> rig(8, new FetchUnitConfig(Size.ofSectors(64), idle(null))))
                .hasMessageContaining("choose a smaller prefetch.unit or a larger cache");
    }

    /** The limit of PRA counts from the end of the request, or from the end of the 16 sectors that are fetched at once. */
    @Test
    void countsTheLimitFromTheFetch() {
        IdleReading fetch = new IdleReading(Size.ofSectors(16), IdleReading.UntilFrom.FETCH, Size.ofSectors(8), 1);
        Rig rig = rig(16, new ReadAheadConfig(Size.ofSectors(16), fetch));
        rig.response(Operation.READ, 0, 8);
        assertThat(rig.units.get(0).log).containsExactly("R 0+8", "R 8+16", "R 24+8", "R 32+8");
    }

    /** A read of three segments lengthens its run by three, or by one if reads count: then a trigger of 2 is not reached. */
    @Test
    void lengthensRunsBySegmentsOrReads() {
        for (Counts counts : Counts.values()) {
            Rig rig = rig(
                    40,
                    new ConditionalConfig(
                            Size.ofSectors(16), 2, 2, Size.ofSectors(64), 3, Direction.FORWARD, counts, idle(null)));
            rig.response(Operation.READ, 0, 40);
            assertThat(rig.metrics.count("prefetches")).isEqualTo(counts == Counts.SEGMENTS ? 1 : 0);
            rig.response(Operation.READ, 200, 8);
            rig.response(Operation.READ, 216, 8);
            assertThat(rig.metrics.count("prefetches")).isEqualTo(counts == Counts.SEGMENTS ? 2 : 1);
        }
    }

    /** A controller that moves the data between host and cache moves those of the host's read, not those of the prefetch. */
    @Test
    void movesNoPrefetchedDataToTheHost() {
        Rig rig = rig(16, ahead(16, null, 1));
        List<Long> moved = new ArrayList<>();
        assertThat(rig.cache().movesDataThrough(movement -> {
                    moved.add(movement.sectors());
                    rig.events.schedule(rig.events.now(), movement::dataMoved);
                }))
                .isTrue();
        rig.response(Operation.READ, 8, 8);
        assertThat(rig.units.get(0).log).containsExactly("R 8+8", "R 16+16");
        assertThat(moved).containsExactly(8L);
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

    /**
     * With both directions a read fetches what is before it if the run behind it is the longer one, and what is behind it otherwise: the
     * first segment of any run, of one segment in both directions, fetches forward.
     */
    @Test
    void followsTheLongerOfTwoRuns() {
        Rig rig = rig(80, conditional(1, Direction.BOTH));
        rig.response(Operation.READ, 320, 8);
        rig.response(Operation.READ, 304, 8);
        rig.response(Operation.READ, 32, 8);
        rig.response(Operation.READ, 88, 8);
        assertThat(rig.units.get(0).log)
                .containsExactly(
                        "R 320+8", "R 328+32", "R 304+8", "R 240+64", "R 32+8", "R 40+32", "R 88+8", "R 96+32");
    }

    /** A run of both directions needs the trigger, too, and a run that turns is followed once its new direction is the longer. */
    @Test
    void turnsWithTheRun() {
        Rig rig = rig(80, conditional(2, Direction.BOTH));
        rig.response(Operation.READ, 160, 8);
        assertThat(rig.units.get(0).log).containsExactly("R 160+8");
        rig.response(Operation.READ, 176, 8);
        rig.response(Operation.READ, 144, 8);
        assertThat(rig.units.get(0).log).containsExactly("R 160+8", "R 176+8", "R 184+64", "R 144+8", "R 80+64");
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
        IdleReading none = new IdleReading(null, IdleReading.UntilFrom.REQUEST, Size.ofSectors(8), 1);
        new ReadAheadConfig(new Size(0), none).validate((key, problem, remedy) -> keys.add(key));
        new ConditionalConfig(Size.ofSectors(16), 5, 2, Size.ofSectors(64), 3, Direction.FORWARD, Counts.SEGMENTS, none)
                .validate((key, problem, remedy) -> keys.add(key));
        new ConditionalConfig(Size.ofSectors(16), 1, 2, Size.ofSectors(8), 3, Direction.FORWARD, Counts.SEGMENTS, none)
                .validate((key, problem, remedy) -> keys.add(key));
        new ReadAheadConfig(
                        Size.ofSectors(16),
                        new IdleReading(Size.ofSectors(8), IdleReading.UntilFrom.REQUEST, Size.ofSectors(8), 1))
                .validate((key, problem, remedy) -> keys.add(key));
        new ReadAheadConfig(
                        Size.ofSectors(16),
                        new IdleReading(Size.ofSectors(8), IdleReading.UntilFrom.FETCH, Size.ofSectors(8), 1))
                .validate((key, problem, remedy) -> keys.add(key));
        assertThat(keys).containsExactly("length", "trigger", "most", "until");
    }
}
