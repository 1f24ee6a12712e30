package org.spindle.distribution;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.distribution.TimeDistribution;
import org.spindle.spi.sim.RandomStream;

/** One of two times. */
@Doc("One of two times.")
public record TwoValueTime(
        @Doc("First value.") @Range(min = "0 ms", max = "1000 d")
        Time value,

        @Doc("Second value.") @Range(min = "0 ms", max = "1000 d")
        Time other,

        @Doc("Probability of the second value.") @Range(min = "0", max = "1")
        double probability)
        implements TimeDistribution {

    @Override
    public double draw(RandomStream random) {
        return (random.nextDouble() < probability ? other : value).inNanos();
    }

    @Override
    public double meanNanos() {
        return probability * other.inNanos() + (1 - probability) * value.inNanos();
    }

    @Override
    public double meanSquareNanos() {
        return probability * other.inNanos() * other.inNanos() + (1 - probability) * value.inNanos() * value.inNanos();
    }
}
