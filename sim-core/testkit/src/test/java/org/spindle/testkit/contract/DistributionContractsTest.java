package org.spindle.testkit.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.spindle.spi.distribution.SizeDistribution;
import org.spindle.spi.distribution.TimeDistribution;
import org.spindle.spi.sim.RandomStream;

class DistributionContractsTest {

    /** Uniform from 0 to 10 ns. */
    private static class Sound implements TimeDistribution {
        @Override
        public double draw(RandomStream random) {
            return 10 * random.nextDouble();
        }

        @Override
        public double meanNanos() {
            return 5;
        }

        @Override
        public double meanSquareNanos() {
            return 100.0 / 3;
        }
    }

    private static TimeDistributionContract times(Supplier<TimeDistribution> maker) {
        return new TimeDistributionContract() {
            @Override
            protected TimeDistribution create() {
                return maker.get();
            }
        };
    }

    private static TimeDistributionContract drawing(SizeDistribution draws) {
        return times(() -> draws::draw);
    }

    private static SizeDistributionContract sizes(Supplier<SizeDistribution> maker) {
        return new SizeDistributionContract() {
            @Override
            protected SizeDistribution create() {
                return maker.get();
            }

            @Override
            protected double expectedMeanBytes() {
                return 512;
            }
        };
    }

    @Test
    void acceptsSoundDistributions() {
        Mutants.requireSound(times(Sound::new));
        Mutants.requireSound(sizes(() -> random -> 1024 * random.nextDouble()));
    }

    @TestFactory
    Stream<DynamicTest> catchesTimes() {
        AtomicInteger calls = new AtomicInteger();
        return new Mutants()
                .add("negative times", drawing(RandomStream::nextGaussian)::drawsTimesThatAreFiniteAndNotNegative)
                .add(
                        "times without end",
                        drawing(random -> 1 / (double) random.nextLong(1000))::drawsTimesThatAreFiniteAndNotNegative)
                .add("numbers of its own", drawing(random -> calls.incrementAndGet())::drawsTheSameForTheSameSeed)
                .add("draws that others share", () -> {
                    double[] last = new double[1];
                    times(() -> {
                                last[0] = 0;
                                return random -> last[0] = (last[0] + random.nextDouble()) / 2;
                            })
                            .drawsForItsOwnComponentOnly();
                })
                .add("a mean that is twice as large", times(() -> new Sound() {
                    @Override
                    public double draw(RandomStream random) {
                        return super.draw(random) / 2;
                    }
                })::statesTheMeanOfItsDraws)
                .add("a mean square below the square of the mean", times(() -> new Sound() {
                    @Override
                    public double meanSquareNanos() {
                        return 24;
                    }
                })::statesConsistentMoments)
                .add("a mean below 0", times(() -> new Sound() {
                    @Override
                    public double meanNanos() {
                        return -5;
                    }
                })::statesConsistentMoments)
                .tests();
    }

    @TestFactory
    Stream<DynamicTest> catchesSizes() {
        AtomicInteger calls = new AtomicInteger();
        return new Mutants()
                .add(
                        "what is not a number",
                        sizes(() -> random -> Math.log(random.nextDouble() - 0.01))::drawsFiniteNumbers)
                .add("sizes without end", sizes(() -> random -> 1 / (double) random.nextLong(1000))::drawsFiniteNumbers)
                .add("numbers of its own", sizes(() -> random -> calls.incrementAndGet())::drawsTheSameForTheSameSeed)
                .add("draws that others share", () -> {
                    double[] last = new double[1];
                    sizes(() -> {
                                last[0] = 0;
                                return random -> last[0] = (last[0] + random.nextDouble()) / 2;
                            })
                            .drawsForItsOwnComponentOnly();
                })
                .add("negative sizes", sizes(() -> RandomStream::nextGaussian)::drawsNoNegativeNumber)
                .add("another mean", sizes(() -> random -> 1100 * random.nextDouble())::drawsTheExpectedMean)
                .add("boxes", () -> {
                    List<Double> drawn = new ArrayList<>();
                    DrawnSamples.assertNoAllocation(random -> {
                        drawn.add(random.nextDouble());
                        return drawn.get(drawn.size() - 1);
                    });
                })
                .tests();
    }
}
