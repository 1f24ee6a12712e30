package org.spindle.workload.synthetic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.offset;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.distribution.PoissonTime;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.Operation;
import org.spindle.testkit.sim.TestRandom;
import org.spindle.testkit.sim.TestWorkloadContext;
import org.spindle.testkit.sim.TestWorkloadContext.Sent;
import org.spindle.workload.BuiltIns;

/** Kinds, runs and addresses of the synthetic workload compared with the configured probabilities. */
class AddressModelTest {

    private static final int MANY = 40_000;
    private static final Size PAGE = new Size(4096);

    private static SyntheticWorkload base() {
        return new SyntheticWorkload(
                MANY,
                BuiltIns.arrivals(new OpenPattern.Renewal(BuiltIns.time(new PoissonTime(1000)))),
                List.of(new RequestKind(PAGE, 1, 0.5, null, null)),
                null,
                null,
                new AddressPattern.Anywhere(),
                PAGE,
                List.of());
    }

    private static SyntheticWorkload with(AddressPattern addresses) {
        SyntheticWorkload b = base();
        return new SyntheticWorkload(
                b.requests(), b.arrivals(), b.kinds(), b.deck(), b.runs(), addresses, b.alignment(), b.devices());
    }

    private static SyntheticWorkload sentTo(long requests, Target... targets) {
        SyntheticWorkload b = base();
        return new SyntheticWorkload(
                requests, b.arrivals(), b.kinds(), null, null, b.addresses(), PAGE, List.of(targets));
    }

    private static List<Sent> run(SyntheticWorkload config) {
        TestWorkloadContext host = new TestWorkloadContext(5)
                .parts(BuiltIns.ALL::make)
                .device("disk0", 8_000_000)
                .device("disk1", 4_000_000);
        return host.run(new SyntheticFactory().create(config, host)).sent;
    }

    private static double share(List<Sent> sent, java.util.function.Predicate<Sent> of) {
        return sent.stream().filter(of).count() / (double) sent.size();
    }

    /**
     * Chi-square of the ten most popular ranks, then ranks in increasing groups, against 1/k^theta over their sum;
     * 0.999 quantile.
     */
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.5, 0.99, 1, 1.2, 2.5})
    void zipfRanksHaveTheirProbabilities(double theta) {
        int ranks = 1000;
        int draws = 400_000;
        ZipfRanks zipf = new ZipfRanks(ranks, theta, new TestRandom(17));
        long[] counts = new long[ranks + 1];
        for (int i = 0; i < draws; i++) {
            counts[(int) zipf.draw()]++;
        }
        double sum = 0;
        for (int k = 1; k <= ranks; k++) {
            sum += Math.pow(k, -theta);
        }
        double square = 0;
        int groups = 0;
        double expected = 0;
        long seen = 0;
        for (int k = 1; k <= ranks; k++) {
            expected += draws * Math.pow(k, -theta) / sum;
            seen += counts[k];
            if (k <= 10 || k % 90 == 10) {
                square += (seen - expected) * (seen - expected) / expected;
                groups++;
                expected = 0;
                seen = 0;
            }
        }
        assertThat(groups).isEqualTo(21);
        assertThat(square).as("chi-square of 20 degrees of freedom").isLessThan(45.3);
    }

    /** Constant memory: three billion ranks; the first has the probability 1 / zeta(2) for theta 2. */
    @Test
    void zipfDrawsFromBillionsOfRanks() {
        ZipfRanks zipf = new ZipfRanks(3_000_000_000L, 2, new TestRandom(3));
        int first = 0;
        for (int i = 0; i < 100_000; i++) {
            first += zipf.draw() == 1 ? 1 : 0;
        }
        assertThat(first / 1e5).isCloseTo(6 / (Math.PI * Math.PI), offset(0.006));
        ZipfRanks wide = new ZipfRanks(3_000_000_000L, 0.5, new TestRandom(3));
        assertThat(wide.draw()).isBetween(1L, 3_000_000_000L);
    }

    /** Each region is accessed with the frequency of its rank, and no two ranks share a region. */
    @Test
    void zipfRegionsAreScattered() {
        SyntheticWorkload config = with(new AddressPattern.Zipf(1, Size.ofSectors(8000)));
        Map<Long, Integer> counts = new HashMap<>();
        List<Sent> sent = run(config).stream().filter(s -> s.device() == 0).toList();
        sent.forEach(s -> counts.merge(s.sector() / 8000, 1, Integer::sum));
        double harmonic = 0;
        for (int k = 1; k <= 1000; k++) {
            harmonic += 1.0 / k;
        }
        int[] sorted =
                counts.values().stream().mapToInt(Integer::intValue).sorted().toArray();
        double most = sent.size() / harmonic;
        assertThat(sorted[sorted.length - 1]).isCloseTo((int) most, within((int) (5 * Math.sqrt(most))));
        assertThat(counts).hasSizeGreaterThan(900);
        assertThat(sent).allMatch(s -> s.sector() % 8 == 0);
        assertThatThrownBy(() -> run(with(new AddressPattern.Zipf(1, Size.ofSectors(9)))))
                .hasMessageContaining("not a multiple of the alignment");
    }

    @Test
    void hotDataGetsItsAccesses() {
        List<Sent> sent = run(with(new AddressPattern.HotCold(0.1, 0.7)));
        assertThat(share(sent, s -> s.sector() < (s.device() == 0 ? 800_000 : 400_000)))
                .isCloseTo(0.7, offset(0.01));
        List<Sent> cold = sent.stream()
                .filter(s -> s.sector() >= 800_000 && s.device() == 0)
                .toList();
        assertThat(cold.stream().mapToDouble(Sent::sector).average().orElseThrow())
                .isCloseTo(4_400_000, within(80_000.0));
    }

    @Test
    void localRequestsAreNormallyDistant() {
        List<Sent> sent = run(with(new AddressPattern.Local(Size.ofSectors(8000)))).stream()
                .filter(s -> s.device() == 0)
                .toList();
        double squares = 0;
        for (int i = 1; i < sent.size(); i++) {
            squares += Math.pow(sent.get(i).sector() - sent.get(i - 1).sector(), 2);
        }
        assertThat(Math.sqrt(squares / sent.size())).isCloseTo(8000, within(160.0));
    }

    /**
     * Geometric runs of mean m in s streams of each direction: all requests but one in m continue one of the latest
     * requests of their stream.
     */
    @Test
    void runsHaveTheirLengthsInInterleavedStreams() {
        SyntheticWorkload b = base();
        SyntheticWorkload config = new SyntheticWorkload(
                MANY,
                b.arrivals(),
                b.kinds(),
                null,
                new SequentialRuns(3, new CountDistribution.Geometric(8)),
                b.addresses(),
                PAGE,
                List.of());
        Map<Long, Sent> ends = new HashMap<>();
        int following = 0;
        int atOnce = 0;
        int turned = 0;
        Sent last = null;
        for (Sent each : run(config)) {
            Sent before = ends.remove(each.device() * 100_000_000L + each.sector());
            if (before != null) {
                following++;
                turned += before.operation() == each.operation() ? 0 : 1;
                atOnce += before == last ? 1 : 0;
            }
            ends.put(each.device() * 100_000_000L + each.sector() + each.sectors(), each);
            last = each;
        }
        assertThat(turned).as("those that follow by chance").isLessThan(following / 200);
        assertThat(following / (double) MANY).isCloseTo(7 / 8.0, offset(0.01));
        assertThat(atOnce / (double) following).isCloseTo(1 / 6.0, offset(0.01));
    }

    /** Sizes depend on direction and on sequentiality; numbers drawn from decks are exact. */
    @Test
    void kindsHaveTheirSharesAndDependences() {
        List<RequestKind> kinds =
                List.of(new RequestKind(PAGE, 3, 0.9, 0.0, null), new RequestKind(new Size(65_536), 1, 0.2, 0.8, null));
        SyntheticWorkload b = base();
        UnaryOperator<List<Sent>> large =
                sent -> sent.stream().filter(s -> s.sectors() == 128).toList();
        for (Long deck : Arrays.asList(null, 1000L)) {
            List<Sent> sent =
                    run(new SyntheticWorkload(MANY, b.arrivals(), kinds, deck, null, b.addresses(), PAGE, List.of()));
            double bound = deck == null ? 0.01 : 1e-9;
            assertThat(share(sent, s -> s.sectors() == 128)).isCloseTo(0.25, offset(bound));
            assertThat(share(large.apply(sent), s -> s.operation() == Operation.READ))
                    .isCloseTo(0.2, offset(bound * 2));
            assertThat(share(sent, s -> s.operation() == Operation.READ)).isCloseTo(0.725, offset(bound));
        }
    }

    @Test
    void devicesGetTheirShares() {
        List<Sent> sent = run(sentTo(
                MANY,
                new Target("disk1", 3, Size.ofSectors(100), Size.ofSectors(2000)),
                new Target("disk0", 1, new Size(0), null)));
        assertThat(share(sent, s -> s.device() == 1)).isCloseTo(0.75, offset(0.01));
        assertThat(sent).allMatch(s -> s.device() == 0 || s.sector() >= 104 && s.sector() + 8 <= 2000);
    }

    /**
     * Reuse of half of the requests, at distances 0-99 and 100-999 blocks half each, uniformly: an LRU cache of 100 blocks misses
     * 0.75, one of 550 blocks 0.625, one of 1000 blocks 0.5 of the accesses.
     */
    @Test
    void stackDistancesDetermineTheMissRatiosOfLruCaches() {
        List<AddressPattern.Distance> distances = List.of(
                new AddressPattern.Distance(new Size(100 * 4096), 1),
                new AddressPattern.Distance(new Size(1000 * 4096), 1));
        List<Sent> sent = run(with(new AddressPattern.StackDistance(0.5, distances, PAGE)));
        Map<Integer, Double> expected = Map.of(50, 0.875, 100, 0.75, 550, 0.625, 1000, 0.5, 100_000, 0.5);
        expected.forEach((cache, ratio) ->
                assertThat(missRatio(sent, cache)).as("cache of " + cache).isCloseTo(ratio, offset(0.01)));
    }

    /** Returns the miss ratio of a textbook LRU cache: a list with the most recent block first. */
    private static double missRatio(List<Sent> sent, int capacity) {
        java.util.LinkedHashMap<Long, Boolean> cache = new java.util.LinkedHashMap<>(16, 0.75f, true);
        int misses = 0;
        for (Sent each : sent) {
            long block = each.device() * 100_000_000L + each.sector() / 8;
            if (cache.put(block, true) == null) {
                misses++;
                if (cache.size() > capacity) {
                    cache.remove(cache.keySet().iterator().next());
                }
            }
        }
        return misses / (double) sent.size();
    }

    /** No demanded data ever exists: requests continue to go to data never accessed before. */
    @Test
    void reuseOfEverythingBeginsSomewhere() {
        List<Sent> sent = run(with(new AddressPattern.StackDistance(
                1, List.of(new AddressPattern.Distance(new Size(1L << 30), 1)), PAGE)));
        assertThat(sent).hasSize(MANY);
    }

    /** New data is never allocated twice while there is room. */
    @Test
    void newDataIsNew() {
        List<Sent> sent =
                run(with(new AddressPattern.StackDistance(0, List.of(new AddressPattern.Distance(PAGE, 1)), PAGE)));
        assertThat(sent.stream()
                        .map(s -> s.device() * 100_000_000L + s.sector())
                        .distinct())
                .hasSize(MANY);
        assertThat(sent.stream().mapToLong(Sent::sector).max().orElseThrow()).isGreaterThan(7_000_000);
    }

    /** Compared with a list that is searched from its beginning. */
    @Test
    void theStackFindsThePieceAtADepth() {
        RecencyStack stack = new RecencyStack(new long[] {3}, 1_000_000);
        Deque<Long> book = new ArrayDeque<>();
        TestRandom random = new TestRandom(9);
        for (long i = 0; i < 5000; i++) {
            if (i < 50 || random.nextDouble() < 0.2) {
                stack.push(0, i, 0);
                book.addFirst(i);
            } else {
                int index = (int) random.nextLong(book.size());
                Long wanted = new ArrayList<>(book).get(index);
                int piece = stack.touch(stack.nearest(0, 3L * index));
                assertThat(stack.sector(piece)).isEqualTo(wanted);
                book.remove(wanted);
                book.addFirst(wanted);
            }
        }
    }

    @Test
    void requestsThatDoNotFitAreRefused() {
        SyntheticWorkload b = base();
        List<String> problems = new ArrayList<>();
        new SyntheticWorkload(
                        1,
                        b.arrivals(),
                        List.of(new RequestKind(new Size(1000), 0, 1, null, 0.5)),
                        null,
                        null,
                        b.addresses(),
                        new Size(100),
                        List.of(
                                new Target("a", 1, Size.ofSectors(2), Size.ofSectors(2)),
                                new Target("a", 1, new Size(0), null)))
                .validate((key, problem, remedy) -> problems.add(key));
        assertThat(problems)
                .containsExactly(
                        "kinds", "kinds[0].size", "kinds[0].reuse", "alignment", "devices[0].to", "devices[1].device");
        assertThatThrownBy(() -> run(sentTo(1, new Target("disk0", 1, new Size(1L << 50), null))))
                .hasMessageContaining("lies beyond device 'disk0'");
        ToDoubleFunction<String> refused =
                device -> run(sentTo(1, new Target(device, 1, new Size(0), Size.ofSectors(7))))
                        .size();
        assertThatThrownBy(() -> refused.applyAsDouble("sda")).hasMessageContaining("there is no device 'sda'");
        assertThatThrownBy(() -> refused.applyAsDouble("disk0"))
                .hasMessageContaining("does not fit into the 7 sectors");
    }
}
