package org.spindle.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.spindle.spi.sim.RandomStream;

/** Checks the contracts of RandomStream and RandomStreams. */
class RandomStreamsTest {

    private static final int N = 1_000_000;

    @Test
    void aStreamDependsOnSeedReplicationAndPathAlone() {
        RandomStreams streams = new RandomStreams(1, 0);
        RandomStream first = streams.stream("devices.disk0");
        long drawn = first.nextLong();
        streams.stream("devices.disk1").nextLong();
        assertThat(new RandomStreams(1, 0).stream("devices.disk0").nextLong()).isEqualTo(drawn);
    }

    @Test
    void drawingFromOneStreamShiftsNoOther() {
        RandomStreams streams = new RandomStreams(7, 3);
        RandomStream alone = new RandomStreams(7, 3).stream("b");
        RandomStream a = streams.stream("a");
        RandomStream b = streams.stream("b");
        for (int i = 0; i < 1000; i++) {
            a.nextGaussian();
            assertThat(b.nextLong()).isEqualTo(alone.nextLong());
        }
    }

    @Test
    void neighboursInSeedReplicationAndPathDiffer() {
        Set<Long> firsts = new HashSet<>();
        for (int seed = -2; seed <= 2; seed++) {
            for (int replication = 0; replication < 12; replication++) {
                for (String path : new String[] {"", "a", "b", "a.b", "1", "11"}) {
                    firsts.add(new RandomStreams(seed, replication).stream(path).nextLong());
                }
            }
        }
        assertThat(firsts).hasSize(5 * 12 * 6);
    }

    /**
     * The state is pinned independently: printf 'spindle-random/1\nseed 1\nreplication 0\ncomponent devices.disk0\n' |
     * sha256sum, then xoshiro256++ by hand (Blackman and Vigna 2021, figure 1).
     */
    @Test
    void theFirstNumbersAreThoseOfXoshiroFromTheHash() {
        long[] s = PINNED_STATE.clone();
        RandomStream stream = new RandomStreams(1, 0).stream("devices.disk0");
        for (int i = 0; i < 100; i++) {
            long expected = Long.rotateLeft(s[0] + s[3], 23) + s[0];
            long t = s[1] << 17;
            s[2] ^= s[0];
            s[3] ^= s[1];
            s[1] ^= s[2];
            s[0] ^= s[3];
            s[2] ^= t;
            s[3] = Long.rotateLeft(s[3], 45);
            assertThat(stream.nextLong()).isEqualTo(expected);
        }
    }

    private static final long[] PINNED_STATE = {
        0xff2c2a75631b0228L, 0x21feaf055c979913L, 0x31b67053475de17aL, 0xc60033dbdf8d0ea1L
    };

    /** Golden values: a change of any of them changes every result. */
    @Test
    void everySamplerIsPinned() {
        RandomStream stream = new RandomStreams(42, 1).stream("pinned");
        assertThat(stream.nextLong()).isEqualTo(651634347152559952L);
        assertThat(stream.nextLong(1_000_000)).isEqualTo(197130);
        assertThat(stream.nextDouble()).isEqualTo(0.5228366301698244);
        assertThat(stream.nextExponential()).isEqualTo(1.945756762228854);
        assertThat(stream.nextGaussian()).isEqualTo(1.0237691378927405);
    }

    @Test
    void theUniformHasItsMomentsAndBounds() {
        RandomStream stream = new RandomStreams(1, 0).stream("uniform");
        double sum = 0;
        double squares = 0;
        long[] counts = new long[10];
        for (int i = 0; i < N; i++) {
            double u = stream.nextDouble();
            assertThat(u >= 0 && u < 1).isTrue();
            sum += u;
            squares += u * u;
            counts[(int) stream.nextLong(10)]++;
        }
        // Five standard errors: sigma / sqrt(N).
        assertThat(sum / N).isCloseTo(0.5, within(5 * 0.289 / 1000));
        assertThat(squares / N).isCloseTo(1.0 / 3, within(5 * 0.298 / 1000));
        double chiSquare = 0;
        for (long count : counts) {
            chiSquare += (count - N / 10.0) * (count - N / 10.0) / (N / 10.0);
        }
        assertThat(chiSquare).as("0.999 quantile with 9 degrees of freedom").isLessThan(27.88);
    }

    @Test
    void theExponentialHasMeanAndVarianceOne() {
        RandomStream stream = new RandomStreams(1, 0).stream("exponential");
        double sum = 0;
        double squares = 0;
        int beyond = 0;
        for (int i = 0; i < N; i++) {
            double x = stream.nextExponential();
            sum += x;
            squares += x * x;
            beyond += x > 3 ? 1 : 0;
        }
        assertThat(sum / N).isCloseTo(1, within(5 * 1.0 / 1000));
        assertThat(squares / N).isCloseTo(2, within(5 * 4.48 / 1000));
        assertThat(beyond / (double) N).isCloseTo(StrictMath.exp(-3), within(5 * 0.218 / 1000));
    }

    @Test
    void theNormalHasMeanZeroAndVarianceOne() {
        RandomStream stream = new RandomStreams(1, 0).stream("normal");
        double sum = 0;
        double squares = 0;
        double fourths = 0;
        for (int i = 0; i < N; i++) {
            double x = stream.nextGaussian();
            sum += x;
            squares += x * x;
            fourths += x * x * x * x;
        }
        assertThat(sum / N).isCloseTo(0, within(5 * 1.0 / 1000));
        assertThat(squares / N).isCloseTo(1, within(5 * 1.41 / 1000));
        assertThat(fourths / N).isCloseTo(3, within(5 * 9.8 / 1000));
    }

    @Test
    void streamsOfDifferentPathsAreUncorrelated() {
        RandomStream a = new RandomStreams(1, 0).stream("a");
        RandomStream b = new RandomStreams(1, 0).stream("b");
        double products = 0;
        for (int i = 0; i < N; i++) {
            products += (a.nextDouble() - 0.5) * (b.nextDouble() - 0.5);
        }
        assertThat(12 * products / N).isCloseTo(0, within(5.0 / 1000));
    }
}
