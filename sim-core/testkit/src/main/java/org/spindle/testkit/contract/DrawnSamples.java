package org.spindle.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.spindle.spi.sim.RandomStream;
import org.spindle.testkit.sim.TestRandom;

/** Numbers drawn from distributions. */
final class DrawnSamples {

    /** Enough for a mean with an error of three thousandths of the deviation. */
    static final int MANY = 100_000;

    /** A distribution. */
    interface Source {

        /** Draws one number. */
        double draw(RandomStream random);
    }

    private DrawnSamples() {}

    static double[] of(Source source, long seed, int count) {
        TestRandom random = new TestRandom(seed);
        double[] drawn = new double[count];
        Arrays.setAll(drawn, i -> source.draw(random));
        return drawn;
    }

    /** A thousand numbers of seed 5, with as many draws from another distribution between them. */
    static double[] beside(Source source, Source other) {
        TestRandom random = new TestRandom(5);
        TestRandom others = new TestRandom(6);
        double[] drawn = new double[1000];
        Arrays.setAll(drawn, i -> {
            other.draw(others);
            return source.draw(random);
        });
        return drawn;
    }

    static double mean(double[] drawn) {
        return Arrays.stream(drawn).average().orElse(Double.NaN);
    }

    static void assertNoAllocation(Source source) {
        TestRandom random = new TestRandom(1);
        long bytes = AllocationMeter.ofSecond(() -> {
            for (int i = 0; i < 20_000; i++) {
                source.draw(random);
            }
        });
        assertThat(bytes).as("bytes allocated by 20,000 draws").isLessThan(20_000);
    }
}
