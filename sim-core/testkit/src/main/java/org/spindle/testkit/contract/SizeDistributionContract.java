package org.spindle.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.spindle.spi.distribution.SizeDistribution;

/** The contract of {@link SizeDistribution}. A distribution's test extends this class and says how to create it. */
public abstract class SizeDistributionContract {

    /** A new distribution. */
    protected abstract SizeDistribution create();

    /** Whether it never draws a negative number, so that it suits sizes as well as distances. */
    protected boolean isNeverNegative() {
        return true;
    }

    /** Mean in bytes, to be compared with the mean of what is drawn; NaN if it is not known. */
    protected double expectedMeanBytes() {
        return Double.NaN;
    }

    /** Whether drawing allocates nothing. */
    protected boolean allocatesNothing() {
        return true;
    }

    @Test
    void drawsFiniteNumbers() {
        for (double drawn : DrawnSamples.of(create()::draw, 3, DrawnSamples.MANY)) {
            assertThat(Double.isFinite(drawn)).as("whether %s is finite", drawn).isTrue();
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
        SizeDistribution distribution = create();
        SizeDistribution other = create();
        assertThat(DrawnSamples.beside(distribution::draw, other::draw))
                .as("draws beside another component")
                .isEqualTo(DrawnSamples.of(create()::draw, 5, 1000));
    }

    @TestFactory
    Stream<DynamicTest> hasItsDeclaredCapabilities() {
        return new CapabilityTests()
                .add(isNeverNegative(), "is never negative", this::drawsNoNegativeNumber)
                .add(!Double.isNaN(expectedMeanBytes()), "has the mean that is expected", this::drawsTheExpectedMean)
                .add(allocatesNothing(), "allocates nothing", () -> DrawnSamples.assertNoAllocation(create()::draw))
                .tests();
    }

    void drawsNoNegativeNumber() {
        for (double drawn : DrawnSamples.of(create()::draw, 3, DrawnSamples.MANY)) {
            assertThat(drawn).as("a size drawn").isGreaterThanOrEqualTo(0);
        }
    }

    /** Within 6.1 standard deviations of the mean of the sample, estimated from the sample itself. */
    void drawsTheExpectedMean() {
        double[] drawn = DrawnSamples.of(create()::draw, 11, DrawnSamples.MANY);
        double mean = DrawnSamples.mean(drawn);
        double squares = 0;
        for (double each : drawn) {
            squares += (each - mean) * (each - mean);
        }
        double tolerance = 6.1 * Math.sqrt(squares / drawn.length / drawn.length) + 1e-6 * Math.abs(mean);
        assertThat(mean)
                .as("mean of %s sizes drawn", drawn.length)
                .isBetween(expectedMeanBytes() - tolerance, expectedMeanBytes() + tolerance);
    }
}
