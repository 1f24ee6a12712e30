package org.spindle.workload.characterize;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;
import org.spindle.characterisation.AnalysisResult;
import org.spindle.spi.config.Size;

/** Misses by request, worked by hand and compared with simulated write-back caches. */
class RequestMissesTest {

    private static final long BLOCK = 512;

    /** Caches of 1 to 4 blocks. */
    private static final List<Size> CACHES = IntStream.rangeClosed(1, 4)
            .mapToObj(blocks -> new Size(blocks * BLOCK))
            .toList();

    private record Request(boolean write, int first, int blocks) {}

    private static Request read(int first, int blocks) {
        return new Request(false, first, blocks);
    }

    private static Request write(int first, int blocks) {
        return new Request(true, first, blocks);
    }

    private static AnalysisResult analysed(double sample, List<Size> caches, List<Request> requests) {
        TestTrace trace = new TestTrace(new ReuseDistances(new ReuseDistances.Config(new Size(BLOCK), sample, caches)));
        for (Request each : requests) {
            if (each.write()) {
                trace.write(0, each.first() * BLOCK, each.blocks() * BLOCK);
            } else {
                trace.read(0, each.first() * BLOCK, each.blocks() * BLOCK);
            }
        }
        return trace.report();
    }

    /** Percentages of the read or write requests that miss in caches of 1 to 4 blocks. */
    private static List<Double> ratios(String operation, Request... requests) {
        AnalysisResult analysed = analysed(1, CACHES, List.of(requests));
        return CACHES.stream()
                .map(cache -> TestTrace.figure(
                        analysed,
                        operation + "-request-miss-ratio-" + cache.toString().replace(' ', '-')))
                .toList();
    }

    /** A read of three blocks of which two are there misses once: by block it would be a third. */
    @Test
    void aReadMissesIfOneOfItsBlocksDoes() {
        assertThat(ratios("read", read(0, 2), read(0, 3))).containsExactly(100.0, 100.0, 100.0, 100.0);
    }

    /** The first read of both blocks misses; in the second each was referenced two distinct blocks before. */
    @Test
    void aReadHitsIfAllItsBlocksDo() {
        assertThat(ratios("read", read(0, 2), read(0, 2))).containsExactly(100.0, 50.0, 50.0, 50.0);
    }

    /** The block is there after the read, but clean: the first write makes it dirty in every cache, the second in none. */
    @Test
    void aWriteOfACleanBlockMissesAlthoughItIsThere() {
        assertThat(ratios("write", read(0, 1), write(0, 1), write(0, 1))).containsExactly(50.0, 50.0, 50.0, 50.0);
    }

    /** A dirty block that was replaced comes back clean: a cache of one block writes it twice, larger ones keep it dirty. */
    @Test
    void aBlockThatWasReplacedIsClean() {
        assertThat(ratios("write", write(0, 1), read(1, 1), read(0, 1), write(0, 1)))
                .containsExactly(100.0, 50.0, 50.0, 50.0);
    }

    /** A read keeps a dirty block in the cache, and dirty. */
    @Test
    void aReadKeepsABlockDirty() {
        assertThat(ratios("write", write(0, 1), read(1, 1), read(0, 1), read(2, 1), write(0, 1)))
                .containsExactly(100.0, 50.0, 50.0, 50.0);
        assertThat(ratios("write", write(0, 1), read(1, 1), read(2, 1), write(0, 1)))
                .containsExactly(100.0, 100.0, 50.0, 50.0);
    }

    /** Blocks 0 and 1 are dirty, 2 is not: the write of all three goes to the storage below. */
    @Test
    void aWriteMissesIfItMakesOneBlockDirty() {
        assertThat(ratios("write", write(0, 2), write(0, 3), write(0, 3), write(0, 3)))
                .containsExactly(100.0, 100.0, 50.0, 50.0);
    }

    @Test
    void thereIsNoRatioWithoutRequestsOfAKind() {
        assertThat(ratios("write", read(0, 1))).containsOnly(Double.NaN);
    }

    /** Of a sample of the blocks it is not known whether the others of a request miss. */
    @Test
    void samplesHaveNoRatioByRequest() {
        AnalysisResult analysed = analysed(
                0.5, CACHES, IntStream.range(0, 1000).mapToObj(i -> write(i, 4)).toList());
        assertThat(analysed.figures())
                .isNotEmpty()
                .noneMatch(each -> each.name().contains("request-miss-ratio"));
    }

    @Test
    void ratiosAreThoseOfSimulatedCaches() {
        List<Request> requests = random(20_000, 1);
        List<Size> caches = IntStream.of(1, 2, 3, 7, 20, 100, 250, 400)
                .mapToObj(blocks -> new Size(blocks * BLOCK))
                .toList();
        AnalysisResult analysed = analysed(1, caches, requests);
        double reads = 100;
        double writes = 100;
        for (Size cache : caches) {
            SimulatedCache simulated = new SimulatedCache((int) (cache.bytes() / BLOCK));
            requests.forEach(simulated::accept);
            String name = "-request-miss-ratio-" + cache.toString().replace(' ', '-');
            double read = TestTrace.figure(analysed, "read" + name);
            double write = TestTrace.figure(analysed, "write" + name);
            assertThat(read)
                    .as("%s", cache)
                    .isCloseTo(simulated.missRatio(false), within(1e-9))
                    .isLessThanOrEqualTo(reads);
            assertThat(write)
                    .as("%s", cache)
                    .isCloseTo(simulated.missRatio(true), within(1e-9))
                    .isLessThanOrEqualTo(writes);
            reads = read;
            writes = write;
        }
        assertThat(reads).isLessThan(10);
        assertThat(writes).isLessThan(10);
    }

    /** Requests of one block each are references, so that reads miss as their block does. */
    @Test
    void readsOfOneBlockMissAsTheirBlocksDo() {
        List<Request> requests = random(5000, 2).stream()
                .map(each -> new Request(each.write(), each.first(), 1))
                .toList();
        AnalysisResult analysed = analysed(1, List.of(new Size(50 * BLOCK)), requests);
        String cache = new Size(50 * BLOCK).toString().replace(' ', '-');
        assertThat(TestTrace.figure(analysed, "read-request-miss-ratio-" + cache))
                .isEqualTo(TestTrace.figure(analysed, "read-miss-ratio-" + cache));
        assertThat(TestTrace.figure(analysed, "write-request-miss-ratio-" + cache))
                .isGreaterThan(TestTrace.figure(analysed, "write-miss-ratio-" + cache));
    }

    private static List<Request> random(int count, long seed) {
        UniformRandomProvider random = RandomSource.XO_RO_SHI_RO_128_PP.create(seed);
        List<Request> requests = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int first = Math.min(random.nextInt(300), random.nextInt(300));
            requests.add(new Request(random.nextInt(3) > 0, first, 1 + random.nextInt(8)));
        }
        return requests;
    }

    /** An LRU write-back cache that writes what it replaces. */
    private static final class SimulatedCache {

        private final int capacity;

        /** Whether each block is dirty, the least recently used one first. */
        private final Map<Integer, Boolean> blocks = new LinkedHashMap<>(16, 0.75f, true);

        private final int[] requests = new int[2];
        private final int[] misses = new int[2];

        SimulatedCache(int capacity) {
            this.capacity = capacity;
        }

        void accept(Request request) {
            boolean misses = false;
            for (int block = request.first(); block < request.first() + request.blocks(); block++) {
                Boolean dirty = blocks.get(block);
                misses |= request.write() ? dirty == null || !dirty : dirty == null;
                blocks.put(block, request.write() || dirty != null && dirty);
                if (blocks.size() > capacity) {
                    blocks.remove(blocks.keySet().iterator().next());
                }
            }
            int kind = request.write() ? 1 : 0;
            requests[kind]++;
            this.misses[kind] += misses ? 1 : 0;
        }

        double missRatio(boolean writes) {
            int kind = writes ? 1 : 0;
            return 100.0 * misses[kind] / requests[kind];
        }
    }
}
