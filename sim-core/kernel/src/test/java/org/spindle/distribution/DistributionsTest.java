package org.spindle.distribution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.spindle.random.RandomStreams;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.distribution.TimeDistribution;
import org.spindle.spi.sim.RandomStream;

/** Compares means and standard deviations with their closed forms. */
class DistributionsTest {

    private static final int DRAWS = 200_000;

    private final RandomStream random = new RandomStreams(7, 0).stream("test");

    private void hasMoments(ToDoubleFunction<RandomStream> draw, double mean, double deviation) {
        double[] values = DoubleStream.generate(() -> draw.applyAsDouble(random))
                .limit(DRAWS)
                .toArray();
        double average = DoubleStream.of(values).average().orElseThrow();
        double variance = DoubleStream.of(values)
                .map(value -> (value - average) * (value - average))
                .average()
                .orElseThrow();
        // Four standard errors of the mean; the fourth moment of the exponential makes that of the variance 2.8 times
        // as large.
        assertThat(average).isCloseTo(mean, within(1e-12 + 4 * deviation / Math.sqrt(DRAWS)));
        assertThat(Math.sqrt(variance)).isCloseTo(deviation, within(1e-12 + 0.01 * deviation));
    }

    private static Time ms(double millis) {
        return Time.ofMillis(millis);
    }

    @Test
    void timesHaveTheMomentsOfTheirDistribution() {
        hasMoments(new ConstantTime(ms(3))::draw, 3e6, 0);
        hasMoments(new UniformTime(ms(2), ms(5))::draw, 3.5e6, 3e6 / Math.sqrt(12));
        hasMoments(new ExponentialTime(ms(4))::draw, 4e6, 4e6);
        hasMoments(new ExponentialTime(ms(4), ms(1))::draw, 5e6, 4e6);
        hasMoments(new PoissonTime(50)::draw, 20e6, 20e6);
        hasMoments(new NormalTime(ms(100), ms(5))::draw, 100e6, 5e6);
        hasMoments(new PoissonCountTime(9, ms(2), ms(1))::draw, 19e6, 6e6);
        hasMoments(new TwoValueTime(ms(1), ms(11), 0.2)::draw, 3e6, 4e6);
    }

    /** The half-normal distribution: mean d·√(2/π), variance d²·(1 − 2/π). */
    @Test
    void aNormalTimeIsNeverNegative() {
        TimeDistribution times = new NormalTime(Time.ZERO, ms(10));
        hasMoments(times::draw, 10e6 * Math.sqrt(2 / Math.PI), 10e6 * Math.sqrt(1 - 2 / Math.PI));
    }

    @Test
    void sizesHaveTheMomentsOfTheirDistribution() {
        Size two = new Size(2);
        hasMoments(new ConstantSize(two)::draw, 2, 0);
        hasMoments(new UniformSize(two, new Size(5))::draw, 3.5, 3 / Math.sqrt(12));
        hasMoments(new ExponentialSize(two, new Size(3))::draw, 5, 2);
        hasMoments(new NormalSize(new Size(0), two)::draw, 0, 2);
        hasMoments(new PoissonCountSize(9, two, new Size(1))::draw, 19, 6);
        hasMoments(new TwoValueSize(new Size(1), new Size(11), 0.2)::draw, 3, 4);
    }
}
