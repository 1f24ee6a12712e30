package org.spindle.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.spindle.spi.distribution.TimeDistribution;

/** The contract of {@link TimeDistribution}. A distribution's test extends this class and says how to create it. */
public abstract class TimeDistributionContract {

    /** How far a mean of a sample may be from the true one, in its standard deviations: one in 10^9 is further away. */
    private static final double DEVIATIONS = 6.1;

    /** A new distribution. */
    protected abstract TimeDistribution create();

    /** Whether drawing allocates nothing. */
    protected boolean allocatesNothing() {
        return true;
    }

    @Test
    void drawsTimesThatAreFiniteAndNotNegative() {
        for (double drawn : DrawnSamples.of(create()::draw, 3, DrawnSamples.MANY)) {
            assertThat(drawn).as("a time drawn").isBetween(0.0, Double.MAX_VALUE);
        }
    }

    @Test
    void drawsTheSameForTheSameSeed() {
        assertThat(DrawnSamples.of(create()::draw, 5, 1000))
                .as("draws of the same seed")
                .isEqualTo(DrawnSamples.of(create()::draw, 5, 1000));
    }

    @Test
    void drawsForItsOwnComponentOnly() {
        TimeDistribution distribution = create();
        TimeDistribution other = create();
        assertThat(DrawnSamples.beside(distribution::draw, other::draw))
                .as("draws beside another component")
                .isEqualTo(DrawnSamples.of(create()::draw, 5, 1000));
    }

    @Test
    void statesConsistentMoments() {
        TimeDistribution distribution = create();
        double mean = distribution.meanNanos();
        double square = distribution.meanSquareNanos();
        assertThat(mean >= 0 || Double.isNaN(mean)).as("a mean of %s ns", mean).isTrue();
        assertThat(square >= 0 || Double.isNaN(square))
                .as("a mean square of %s", square)
                .isTrue();
        if (!Double.isNaN(mean) && !Double.isNaN(square)) {
            assertThat(square).as("mean square").isGreaterThanOrEqualTo(mean * mean * (1 - 1e-9));
        }
    }

    /** Where the variance is known and finite; the mean of a sample proves nothing otherwise. */
    @Test
    void statesTheMeanOfItsDraws() {
        TimeDistribution distribution = create();
        double mean = distribution.meanNanos();
        double variance = distribution.meanSquareNanos() - mean * mean;
        if (Double.isFinite(variance)) {
            double tolerance = DEVIATIONS * Math.sqrt(Math.max(0, variance) / DrawnSamples.MANY) + 1e-6 * mean + 1e-9;
            assertThat(DrawnSamples.mean(DrawnSamples.of(distribution::draw, 11, DrawnSamples.MANY)))
                    .as("mean of %s times drawn; meanNanos tells %s", DrawnSamples.MANY, mean)
                    .isBetween(mean - tolerance, mean + tolerance);
        }
    }

    @TestFactory
    Stream<DynamicTest> hasItsDeclaredCapabilities() {
        return new CapabilityTests()
                .add(allocatesNothing(), "allocates nothing", () -> DrawnSamples.assertNoAllocation(create()::draw))
                .tests();
    }
}
