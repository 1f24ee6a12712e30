package org.spindle.workload.synthetic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.spindle.distribution.PoissonTime;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.Operation;
import org.spindle.testkit.sim.TestWorkloadContext;
import org.spindle.testkit.sim.TestWorkloadContext.Sent;
import org.spindle.workload.BuiltIns;

/**
 * Requests have the configured shares of kinds and directions, whatever their addresses: docs/workloads.md calls
 * kinds a mix of sizes. Without a deck requests are drawn independently, so that counts are multinomial.
 */
class KindMixTest {

    private static final int MANY = 100_000;
    private static final long[] SEEDS = {1, 2, 3, 4, 5};
    private static final Size PAGE = new Size(4096);
    private static final Size SMALL = new Size(8192);
    private static final Size LARGE = new Size(1 << 20);

    /** One large request in 127. */
    private static final List<RequestKind> FEW_LARGE =
            List.of(new RequestKind(SMALL, 126, 0.45, null, null), new RequestKind(LARGE, 1, 0.45, null, null));

    /** No small data is at the stack distances occupied by a large piece just sent. */
    private static final List<RequestKind> REUSED =
            List.of(new RequestKind(SMALL, 126, 0.45, null, 0.6), new RequestKind(LARGE, 1, 0.45, null, 0.0));

    private static final List<RequestKind> MANY_SIZES = List.of(
            new RequestKind(PAGE, 5, 0.9, null, null),
            new RequestKind(SMALL, 3, 0.2, null, null),
            new RequestKind(new Size(65_536), 2, 0.5, 0.5, null),
            new RequestKind(LARGE, 1, 0.3, null, null));

    private static AddressPattern within(double reuse, long... bounds) {
        return new AddressPattern.StackDistance(
                reuse,
                LongStream.of(bounds)
                        .mapToObj(bound -> new AddressPattern.Distance(new Size(bound), 1))
                        .toList(),
                PAGE);
    }

    static Stream<Arguments> workloads() {
        return Stream.of(
                Arguments.of("uniform", FEW_LARGE, new AddressPattern.Anywhere(), null),
                Arguments.of("local", FEW_LARGE, new AddressPattern.Local(LARGE), null),
                Arguments.of("zipf", FEW_LARGE, new AddressPattern.Zipf(1, SMALL), null),
                Arguments.of("hot-cold", FEW_LARGE, new AddressPattern.HotCold(0.1, 0.9), null),
                Arguments.of("runs", MANY_SIZES, new AddressPattern.Anywhere(), new CountDistribution.Geometric(8)),
                Arguments.of("distances above and below large pieces", REUSED, within(0, 1 << 20, 16 << 20), null),
                Arguments.of(
                        "distances with runs",
                        MANY_SIZES,
                        within(0.7, 1 << 16, 64 << 20),
                        new CountDistribution.Geometric(8)),
                Arguments.of("distances never reached", REUSED, within(0, 1L << 40), null),
                Arguments.of("nothing new but at the beginning", MANY_SIZES, within(1, 16 << 20), null));
    }

    private static List<Sent> run(
            long seed,
            List<RequestKind> kinds,
            @Nullable Long deck,
            AddressPattern addresses,
            @Nullable CountDistribution runs) {
        TestWorkloadContext host =
                new TestWorkloadContext(seed).parts(BuiltIns.ALL::make).device("disk0", 800_000_000);
        SyntheticWorkload config = new SyntheticWorkload(
                MANY,
                BuiltIns.arrivals(new OpenPattern.Renewal(BuiltIns.time(new PoissonTime(1000)))),
                kinds,
                deck,
                runs == null ? null : new SequentialRuns(3, runs),
                addresses,
                PAGE,
                List.of());
        return host.run(new SyntheticFactory().create(config, host)).sent;
    }

    private static Map<String, Long> counts(List<Sent> sent) {
        Map<String, Long> counts = new TreeMap<>();
        sent.forEach(each -> counts.merge(each.sectors() + " " + each.operation(), 1L, Long::sum));
        return counts;
    }

    private static Map<String, Double> configured(List<RequestKind> kinds) {
        double shares = kinds.stream().mapToDouble(RequestKind::share).sum();
        Map<String, Double> asked = new TreeMap<>();
        for (RequestKind kind : kinds) {
            double share = kind.share() / shares * MANY;
            asked.put(kind.size().sectors() + " " + Operation.READ, share * kind.reads());
            asked.put(kind.size().sectors() + " " + Operation.WRITE, share * (1 - kind.reads()));
        }
        return asked;
    }

    /** Chi-square of all seeds together, whose degrees of freedom add up: 0.999 quantiles of 5 times 3 and 5 times 7. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("workloads")
    void addressesDoNotChangeTheMix(
            String name, List<RequestKind> kinds, AddressPattern addresses, @Nullable CountDistribution runs) {
        Map<String, Double> asked = configured(kinds);
        double square = 0;
        for (long seed : SEEDS) {
            Map<String, Long> counts = counts(run(seed, kinds, null, addresses, runs));
            assertThat(asked).containsKeys(counts.keySet().toArray(String[]::new));
            for (Map.Entry<String, Double> each : asked.entrySet()) {
                double difference = counts.getOrDefault(each.getKey(), 0L) - each.getValue();
                square += difference * difference / each.getValue();
            }
        }
        assertThat(square).as("chi-square of %s", name).isLessThan(kinds.size() == 2 ? 37.7 : 66.6);
    }

    /** In a deck all shares are exact except for rounding: those of reads to new data, of writes to new data, and so on. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("workloads")
    void decksAreExact(
            String name, List<RequestKind> kinds, AddressPattern addresses, @Nullable CountDistribution runs) {
        Map<String, Long> asked = new TreeMap<>();
        configured(kinds).forEach((kind, count) -> asked.put(kind, Math.round(count)));
        Map<String, Long> counts = counts(run(1, kinds, (long) MANY, addresses, runs));
        asked.forEach((kind, count) ->
                assertThat((double) counts.getOrDefault(kind, 0L)).as(kind).isCloseTo(count, offset(2.0)));
    }

    /**
     * A request without data at its stack distance is compensated by a later one of its kind: 0.6 of the small ones
     * go to data accessed before, within a deck except for rounding.
     */
    @Test
    void reuseHasTheConfiguredFraction() {
        AddressPattern addresses = within(0, 1 << 20, 16 << 20);
        for (long seed : SEEDS) {
            assertThat(again(run(seed, REUSED, null, addresses, null)))
                    .as("seed %s", seed)
                    .isCloseTo(0.6, offset(0.01));
            assertThat(again(run(seed, REUSED, (long) MANY, addresses, null)))
                    .as("deck, seed %s", seed)
                    .isCloseTo(0.6, offset(4.0 / MANY));
        }
    }

    /** Returns the fraction of small requests to data accessed before. */
    private static double again(List<Sent> sent) {
        Set<Long> known = new HashSet<>();
        long small = 0;
        long again = 0;
        for (Sent each : sent) {
            boolean isNew = known.add(each.sector());
            if (each.sectors() == SMALL.sectors()) {
                small++;
                again += isNew ? 0 : 1;
            }
        }
        return again / (double) small;
    }
}
