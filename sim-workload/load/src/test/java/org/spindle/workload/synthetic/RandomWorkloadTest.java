package org.spindle.workload.synthetic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.spindle.distribution.ConstantTime;
import org.spindle.distribution.ExponentialTime;
import org.spindle.distribution.PoissonTime;
import org.spindle.distribution.UniformTime;
import org.spindle.spi.Component;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Operation;
import org.spindle.testkit.sim.TestWorkloadContext;
import org.spindle.testkit.sim.TestWorkloadContext.Sent;
import org.spindle.workload.BuiltIns;

/** Moments of the generated requests compared with those of the distributions; bounds are four standard errors or more. */
class RandomWorkloadTest {

    private static final int MANY = 40_000;
    private static final long CAPACITY = 10_000_003;

    /** A config that is changed key by key. */
    private static final class Config {
        private long requests = MANY;
        private Component arrivals =
                BuiltIns.arrivals(new OpenPattern.Renewal(BuiltIns.time(new ExponentialTime(Time.ofMillis(10)))));
        private double sequential;
        private double local;
        private Size localDistance = Size.ofSectors(1000);
        private double reads = 0.66;
        private Sizes sizes = new Sizes.Constant(new Size(4096));
        private Size block = new Size(512);
        private Size alignment = new Size(512);
        private List<String> devices = List.of();
        private Size from = new Size(0);
        private @Nullable Size to;

        RandomWorkload record() {
            return new RandomWorkload(
                    requests,
                    arrivals,
                    sequential,
                    local,
                    localDistance,
                    reads,
                    sizes,
                    block,
                    alignment,
                    devices,
                    from,
                    to);
        }

        List<Sent> run() {
            return run(host()).sent;
        }

        TestWorkloadContext run(TestWorkloadContext host) {
            return host.run(new RandomWorkloadFactory().create(record(), host));
        }
    }

    private static TestWorkloadContext host() {
        return new TestWorkloadContext(11)
                .parts(BuiltIns.ALL::make)
                .device("disk0", CAPACITY)
                .device("disk1", CAPACITY);
    }

    private static double mean(List<Sent> sent, ToDoubleFunction<Sent> of) {
        return sent.stream().mapToDouble(of).average().orElseThrow();
    }

    private static double[] gaps(List<Sent> sent) {
        return IntStream.range(0, sent.size())
                .mapToDouble(
                        i -> sent.get(i).at() - (i == 0 ? 0 : sent.get(i - 1).at()))
                .toArray();
    }

    private static double mean(double[] values) {
        return Arrays.stream(values).average().orElseThrow();
    }

    private static double deviation(double[] values) {
        double mean = mean(values);
        return Math.sqrt(Arrays.stream(values)
                .map(v -> (v - mean) * (v - mean))
                .average()
                .orElseThrow());
    }

    /** Exponential: mean and standard deviation are equal. */
    @Test
    void exponentialInterarrivalTimes() {
        double[] gaps = gaps(new Config().run());
        assertThat(gaps).hasSize(MANY);
        assertThat(mean(gaps)).isCloseTo(10e6, within(4 * 10e6 / Math.sqrt(MANY)));
        assertThat(deviation(gaps)).isCloseTo(10e6, within(0.03 * 10e6));
        Config config = new Config();
        config.arrivals = BuiltIns.arrivals(new OpenPattern.Renewal(BuiltIns.time(new PoissonTime(100))));
        assertThat(config.run()).isEqualTo(new Config().run());
    }

    /** Uniform over 5 to 15 ms: standard deviation 10 ms divided by the square root of 12. */
    @Test
    void uniformInterarrivalTimes() {
        Config config = new Config();
        config.arrivals = BuiltIns.arrivals(
                new OpenPattern.Renewal(BuiltIns.time(new UniformTime(Time.ofMillis(5), Time.ofMillis(15)))));
        double[] gaps = gaps(config.run());
        assertThat(Arrays.stream(gaps)).allMatch(gap -> gap >= 5e6 - 1 && gap <= 15e6 + 1);
        assertThat(mean(gaps)).isCloseTo(10e6, within(0.06e6));
        assertThat(deviation(gaps)).isCloseTo(10e6 / Math.sqrt(12), within(0.06e6));
    }

    /** Interarrival times of a third of a second do not drift: request 30,000 arrives at 10,000 s. */
    @Test
    void constantInterarrivalTimesDoNotDrift() {
        Config config = new Config();
        config.arrivals =
                BuiltIns.arrivals(new OpenPattern.Renewal(BuiltIns.time(new ConstantTime(Time.ofNanos(1e9 / 3)))));
        assertThat(config.run().get(29_999).at()).isEqualTo(10_000_000_000_000L);
    }

    /**
     * Each user has one outstanding request or thinks: N users, think time Z, service time S result in N / (Z + S)
     * requests a second.
     */
    @Test
    void closedArrivalsObeyTheResponseTimeLaw() {
        Config config = new Config();
        config.arrivals = BuiltIns.arrivals(new ClosedPattern(5, BuiltIns.time(new ExponentialTime(Time.ofMillis(9)))));
        TestWorkloadContext host = config.run(host());
        assertThat(host.mostOutstanding).isEqualTo(5);
        double seconds = host.completions.get(MANY - 1) / 1e9;
        assertThat(MANY / seconds).isCloseTo(5 / 0.010, within(10.0));
        config.arrivals = BuiltIns.arrivals(new ClosedPattern(5, BuiltIns.time(new ConstantTime(Time.ZERO))));
        TestWorkloadContext busy = config.run(host());
        assertThat(busy.completions.get(MANY - 1)).isEqualTo(MANY / 5 * 1_000_000L);
        assertThat(busy.outstandingAfter.get(4)).isEqualTo(5);
        config.requests = 100_000;
        assertThat(config.run(host().delay(request -> 0)).sent).hasSize(100_000);
    }

    @Test
    void readsHaveTheirFraction() {
        assertThat(mean(new Config().run(), s -> s.operation() == Operation.READ ? 1 : 0))
                .isCloseTo(0.66, within(0.01));
        Config config = new Config();
        config.reads = 0;
        assertThat(config.run()).allMatch(s -> s.operation() == Operation.WRITE);
    }

    /** Uniform over n aligned places: mean (n-1)/2, standard deviation n over the square root of 12; devices evenly. */
    @Test
    void uniformAddressesFillTheRange() {
        Config config = new Config();
        config.from = Size.ofSectors(1_001);
        config.to = Size.ofSectors(9_000_001);
        config.alignment = new Size(4096);
        List<Sent> sent = config.run();
        assertThat(sent).allMatch(s -> s.sector() % 8 == 0 && s.sector() >= 1_008 && s.sector() + 8 <= 9_000_001);
        double[] places = sent.stream().mapToDouble(Sent::sector).toArray();
        assertThat(mean(places)).isCloseTo((1_008 + 8_999_992) / 2.0, within(4 * 9e6 / Math.sqrt(12.0 * MANY)));
        assertThat(deviation(places)).isCloseTo(9e6 / Math.sqrt(12), within(0.02 * 9e6));
        assertThat(mean(sent, Sent::device)).isCloseTo(0.5, within(0.01));
    }

    @Test
    void everyPlaceOfASmallRangeOccurs() {
        Config config = new Config();
        config.devices = List.of("disk1");
        config.from = Size.ofSectors(16);
        config.to = Size.ofSectors(48);
        config.alignment = new Size(4096);
        List<Sent> sent = config.run();
        assertThat(sent.stream().map(Sent::sector).distinct().sorted()).containsExactly(16L, 24L, 32L, 40L);
        assertThat(sent).allMatch(s -> s.device() == 1);
    }

    /** A sequential request follows its device's previous one in place, size and direction. */
    @Test
    void sequentialRequestsFollowTheirPredecessor() {
        Config config = new Config();
        config.sequential = 0.7;
        config.sizes = new Sizes.Uniform(new Size(512), new Size(65_536));
        List<Sent> sent = config.run();
        Sent[] previous = new Sent[2];
        int following = 0;
        for (Sent each : sent) {
            Sent before = previous[each.device()];
            if (before != null && each.sector() == before.sector() + before.sectors()) {
                following++;
                assertThat(each.sectors()).isEqualTo(before.sectors());
                assertThat(each.operation()).isEqualTo(before.operation());
            }
            previous[each.device()] = each;
        }
        assertThat(following / (double) MANY).isCloseTo(0.7, within(0.01));
    }

    /** A sequential stream that reaches the end of the range continues at a random place. */
    @Test
    void sequentialRequestsStayInTheRange() {
        Config config = new Config();
        config.requests = 1_000;
        config.sequential = 1;
        config.devices = List.of("disk0");
        config.to = Size.ofSectors(100);
        assertThat(config.run()).allMatch(s -> s.sector() >= 0 && s.sector() + s.sectors() <= 100);
    }

    /** Distances of local requests are normally distributed with mean 0 and the configured deviation. */
    @Test
    void localRequestsAreNormallyDistant() {
        Config config = new Config();
        config.local = 1;
        config.devices = List.of("disk0");
        List<Sent> sent = config.run();
        double[] distances = IntStream.range(1, MANY)
                .mapToDouble(i -> sent.get(i).sector() - sent.get(i - 1).sector())
                .toArray();
        assertThat(mean(distances)).isCloseTo(0, within(4 * 1000 / Math.sqrt(MANY)));
        assertThat(deviation(distances)).isCloseTo(1000, within(20.0));
        assertThat(sent).allMatch(s -> s.sector() >= 0 && s.sector() + s.sectors() <= CAPACITY);
    }

    /** A range that most distances would leave: addresses drawn again, or finally uniformly, stay inside. */
    @Test
    void localRequestsStayInTheRange() {
        Config config = new Config();
        config.requests = 5_000;
        config.local = 1;
        config.from = Size.ofSectors(50);
        config.to = Size.ofSectors(150);
        List<Sent> sent = config.run();
        assertThat(sent).allMatch(s -> s.sector() >= 50 && s.sector() + s.sectors() <= 150);
        assertThat(mean(sent, Sent::sector)).isCloseTo(96, within(3.0));
    }

    /** The mean of an exponential size rounded up to blocks of b is b / (1 - exp(-b/mean)). */
    @Test
    void exponentialSizesAreRoundedUpToBlocks() {
        Config config = new Config();
        config.block = new Size(4096);
        config.sizes = new Sizes.Exponential(new Size(10_000));
        List<Sent> sent = config.run();
        assertThat(sent).allMatch(s -> s.sectors() % 8 == 0 && s.sectors() > 0);
        double expected = 8 / (1 - StrictMath.exp(-4096.0 / 10_000));
        assertThat(mean(sent, Sent::sectors)).isCloseTo(expected, within(4 * expected / Math.sqrt(MANY)));
    }

    /** 4 KiB to 32 KiB in blocks of 4 KiB: eight sizes with the same probability. */
    @Test
    void uniformSizesAreWholeBlocks() {
        Config config = new Config();
        config.block = new Size(4096);
        config.sizes = new Sizes.Uniform(new Size(4_000), new Size(32 << 10));
        List<Sent> sent = config.run();
        for (long sectors : LongStream.rangeClosed(1, 8).map(b -> 8 * b).toArray()) {
            assertThat(mean(sent, s -> s.sectors() == sectors ? 1 : 0)).isCloseTo(0.125, within(0.007));
        }
    }

    /** Separate streams: a change of one quantity leaves all draws of the others unchanged. */
    @Test
    void quantitiesAreDrawnIndependently() {
        List<Sent> base = new Config().run();
        Config reads = new Config();
        reads.reads = 0.1;
        assertThat(reads.run())
                .extracting(Sent::sector)
                .isEqualTo(base.stream().map(Sent::sector).toList());
        Config arrivals = new Config();
        arrivals.arrivals =
                BuiltIns.arrivals(new OpenPattern.Renewal(BuiltIns.time(new ConstantTime(Time.ofMillis(1)))));
        assertThat(arrivals.run())
                .extracting(Sent::sector)
                .isEqualTo(base.stream().map(Sent::sector).toList());
        Config sequential = new Config();
        sequential.sequential = 0.5;
        assertThat(sequential.run())
                .extracting(Sent::at)
                .isEqualTo(base.stream().map(Sent::at).toList());
        assertThat(sequential.run())
                .extracting(Sent::device)
                .isEqualTo(base.stream().map(Sent::device).toList());
        assertThat(new Config().run()).isEqualTo(base);
    }

    @Test
    void requestsThatDoNotFitAreRefused() {
        Config unknown = new Config();
        unknown.devices = List.of("sda");
        assertThatThrownBy(unknown::run)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("devices: there is no device 'sda'")
                .hasMessageContaining("disk0, disk1");
        Config beyond = new Config();
        beyond.to = Size.ofSectors(CAPACITY + 1);
        assertThatThrownBy(beyond::run)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("lies beyond device 'disk0'");
        Config outside = new Config();
        outside.from = Size.ofSectors(CAPACITY);
        assertThatThrownBy(outside::run)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("from: ")
                .hasMessageContaining("lies beyond device 'disk0'");
        Config small = new Config();
        small.to = Size.ofSectors(7);
        assertThatThrownBy(small::run)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("a request of 8 sectors does not fit into the 7 sectors");
        Config wrong = new Config();
        wrong.sequential = 0.6;
        wrong.local = 0.5;
        wrong.block = new Size(1000);
        wrong.from = Size.ofSectors(8);
        wrong.to = Size.ofSectors(8);
        List<String> problems = new ArrayList<>();
        wrong.record().validate((key, problem, remedy) -> problems.add(key));
        new Sizes.Uniform(new Size(2), new Size(1)).validate((key, problem, remedy) -> problems.add("sizes." + key));
        new UniformTime(Time.ofMillis(2), Time.ofMillis(1))
                .validate((key, problem, remedy) -> problems.add("think." + key));
        assertThat(problems).containsExactly("local", "block", "to", "sizes.max", "think.max");
    }
}
