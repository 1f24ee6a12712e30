package org.spindle.cachelab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.spindle.cachelab.AccessTraceBuilder.Entries;
import org.spindle.spi.Parts;
import org.spindle.testkit.oracle.PlainReplacement;
import org.spindle.testkit.sim.TestRandom;

class CacheLaboratoryTest {

    private static final List<PolicyChoice> POLICIES = List.of(
            new PolicyChoice("lru", true, context -> PlainReplacement.lru()),
            new PolicyChoice("fifo", false, context -> PlainReplacement.fifo()));

    private static AccessTrace zipfian(int accesses, double sample) {
        TestRandom random = new TestRandom(9);
        AccessTraceBuilder builder = new AccessTraceBuilder(Entries.OBJECTS, 1, sample);
        for (int i = 0; i < accesses; i++) {
            long key = (long) StrictMath.pow(2000, random.nextDouble());
            builder.add(SmallTrace.access(key, 4096, random.nextDouble() < 0.2));
        }
        return builder.build();
    }

    private static LabResult answer(AccessTrace trace, double warmUp, int intervals, int threads) {
        List<CacheSize> sizes = List.of(CacheSize.parse("5%"), CacheSize.parse("20%"), CacheSize.parse("100%"));
        return new CacheLaboratory(trace, new LabParameters(POLICIES, sizes, warmUp, intervals, threads, Parts.NONE))
                .run();
    }

    @Test
    void isTheSameOnAnyNumberOfThreads() {
        AccessTrace trace = zipfian(4000, 1);
        List<AccessCounts> alone = answer(trace, 0.1, 5, 1).caches().stream()
                .map(CacheFigures::misses)
                .toList();
        assertThat(answer(trace, 0.1, 5, 3).caches().stream().map(CacheFigures::misses))
                .containsExactlyElementsOf(alone);
    }

    /** The accesses and misses of the intervals sum to those after the warm-up. */
    @Test
    void countsIntervalsAfterTheWarmUp() {
        LabResult result = answer(zipfian(4000, 1), 0.25, 7, 2);
        assertThat(result.warmUpAccesses()).isEqualTo(1000);
        assertThat(result.accessCounts().accesses()).isEqualTo(3000);
        assertThat(result.intervals()).hasSize(7);
        assertThat(result.intervals().stream()
                        .mapToLong(each -> each.accessCounts().accesses())
                        .sum())
                .isEqualTo(3000);
        for (CacheFigures cache : result.caches()) {
            assertThat(cache.perInterval().stream()
                            .mapToLong(AccessCounts::accesses)
                            .sum())
                    .isEqualTo(cache.misses().accesses());
            assertThat(cache.perInterval().stream()
                            .mapToLong(AccessCounts::dirtyEvictions)
                            .sum())
                    .isEqualTo(cache.misses().dirtyEvictions());
        }
    }

    /** A cache that holds all entries misses each of them once, under LRU and FIFO. */
    @Test
    void missesEachEntryOnceIfAllFit() {
        LabResult result = answer(zipfian(4000, 1), 0, 1, 1);
        for (CacheFigures cache : result.caches()) {
            if (cache.bytes() == result.footprint()) {
                assertThat(cache.misses().accesses()).isEqualTo(result.entries());
                assertThat(cache.misses().evictions()).isZero();
            }
        }
    }

    /** Waldspurger et al. 2017: the smaller cache of a sample has the same miss ratio, within the reported error. */
    @Test
    void estimatesMissRatiosFromASample() {
        LabResult exact = answer(zipfian(60_000, 1), 0, 1, 2);
        LabResult sampled = answer(zipfian(60_000, 0.25), 0, 1, 2);
        assertThat(sampled.sample()).isCloseTo(0.25, within(1e-6));
        for (int i = 0; i < exact.caches().size(); i++) {
            CacheFigures estimate = sampled.caches().get(i);
            assertThat(estimate.halfWidth()).isPositive();
            assertThat(estimate.missRatio())
                    .as(estimate.policy() + " of " + estimate.bytes())
                    .isCloseTo(
                            Objects.requireNonNull(exact.caches().get(i)).missRatio(),
                            within(2 * estimate.halfWidth()));
        }
    }
}
