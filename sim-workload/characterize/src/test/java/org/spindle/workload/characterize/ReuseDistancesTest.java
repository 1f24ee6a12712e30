package org.spindle.workload.characterize;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.sampling.distribution.DiscreteSampler;
import org.apache.commons.rng.sampling.distribution.RejectionInversionZipfSampler;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;
import org.spindle.spi.config.Size;

/** Stack distances (Mattson et al. 1970) and miss ratios of LRU caches, compared with lists and simulated caches. */
class ReuseDistancesTest {

    private static final long BLOCK = 4096;

    private static ReuseDistances.Config config(double sample) {
        return new ReuseDistances.Config(new Size(BLOCK), sample, List.of());
    }

    private static int[] zipf(int blocks, double exponent, int references, long seed) {
        UniformRandomProvider random = RandomSource.XO_RO_SHI_RO_128_PP.create(seed);
        DiscreteSampler sampler = RejectionInversionZipfSampler.of(random, blocks, exponent);
        int[] all = new int[references];
        for (int i = 0; i < references; i++) {
            all[i] = sampler.sample() - 1;
        }
        return all;
    }

    private static double simulated(int[] references, int capacity) {
        Map<Integer, Boolean> cache = new LinkedHashMap<>(16, 0.75f, true);
        long misses = 0;
        for (int each : references) {
            if (cache.put(each, true) == null) {
                misses++;
                if (cache.size() > capacity) {
                    cache.remove(cache.keySet().iterator().next());
                }
            }
        }
        return (double) misses / references.length;
    }

    /** a b c a a b: a is the third of three distinct ones, then the first, b the third. */
    @Test
    void distancesOfAHandWorkedList() {
        StackDistances distances = new StackDistances();
        int[] found = new int[6];
        int[] blocks = {0, 1, 2, 0, 0, 1};
        for (int i = 0; i < 6; i++) {
            found[i] = distances.reference(blocks[i]);
        }
        assertThat(found).containsExactly(0, 0, 0, 3, 1, 3);
    }

    /** Exceeds the tree's initial size, so that it is renumbered several times. */
    @Test
    void distancesAreThoseOfAList() {
        StackDistances distances = new StackDistances();
        List<Integer> stack = new ArrayList<>();
        Map<Integer, Integer> numbers = new LinkedHashMap<>();
        for (int each : zipf(3000, 0.7, 40_000, 1)) {
            int position = stack.indexOf(each);
            if (position >= 0) {
                stack.remove(position);
            }
            stack.add(0, each);
            int number = numbers.computeIfAbsent(each, unknown -> numbers.size());
            assertThat(distances.reference(number)).isEqualTo(position + 1);
        }
    }

    @Test
    void theExactCurveIsThatOfSimulatedCaches() {
        int[] references = zipf(2000, 0.9, 50_000, 2);
        ReuseDistances analysis = new ReuseDistances(config(1));
        TestTrace trace = new TestTrace(analysis);
        for (int each : references) {
            trace.read(0, each * BLOCK, BLOCK);
        }
        for (int capacity : new int[] {1, 2, 3, 10, 100, 999, 1500, 2000, 5000}) {
            assertThat(analysis.missRatio(capacity * BLOCK))
                    .as("%d blocks", capacity)
                    .isCloseTo(simulated(references, capacity), within(1e-12));
        }
    }

    /** SHARDS, section 4: the error of a sample is small where a cache holds at least a hundred of its blocks. */
    @Test
    void aSampleComesWithinTwoPercent() {
        int[] references = zipf(200_000, 0.8, 1_000_000, 3);
        int[] capacities = {2000, 5000, 10_000, 50_000, 100_000, 200_000};
        double[] tenth = errors(references, capacities, 0.1);
        assertThat(Arrays.stream(tenth).max().orElseThrow()).isLessThan(0.02);
        double[] twentieth = errors(references, capacities, 0.05);
        assertThat(Arrays.stream(twentieth).average().orElseThrow()).isLessThan(0.02);
    }

    private static double[] errors(int[] references, int[] capacities, double sample) {
        ReuseDistances analysis = new ReuseDistances(config(sample));
        TestTrace trace = new TestTrace(analysis);
        for (int each : references) {
            trace.read(0, each * BLOCK, BLOCK);
        }
        return Arrays.stream(capacities)
                .mapToDouble(
                        capacity -> Math.abs(analysis.missRatio(capacity * BLOCK) - simulated(references, capacity)))
                .toArray();
    }
}
