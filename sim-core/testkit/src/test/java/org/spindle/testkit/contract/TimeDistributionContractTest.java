package org.spindle.testkit.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.spindle.spi.distribution.TimeDistribution;
import org.spindle.spi.sim.RandomStream;

class TimeDistributionContractTest implements SuiteTest {

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

    private static TimeDistributionContract contract(Supplier<TimeDistribution> maker) {
        return new TimeDistributionContract() {
            @Override
            protected TimeDistribution create() {
                return maker.get();
            }
        };
    }

    @Override
    public List<Object> sound() {
        return List.of(contract(Sound::new));
    }

    @Override
    public Mutants faulty() {
        AtomicInteger calls = new AtomicInteger();
        double[] last = new double[1];
        List<Double> drawn = new ArrayList<>();
        return new Mutants()
                .add(
                        "negative times",
                        contract(() -> RandomStream::nextGaussian),
                        "draws times that are finite and not negative",
                        "a time drawn")
                .add(
                        "numbers of its own",
                        contract(() -> random -> calls.incrementAndGet()),
                        "draws the same for the same seed",
                        "draws of the same seed")
                .add(
                        "draws that others share",
                        contract(() -> {
                            last[0] = 0;
                            return random -> last[0] = (last[0] + random.nextDouble()) / 2;
                        }),
                        "draws for its own component only",
                        "draws beside another component")
                .add(
                        "a mean that is twice as large",
                        contract(() -> new Sound() {
                            @Override
                            public double draw(RandomStream random) {
                                return super.draw(random) / 2;
                            }
                        }),
                        "states the mean of its draws",
                        "mean of 100000 times drawn")
                .add(
                        "a mean square below the square of the mean",
                        contract(() -> new Sound() {
                            @Override
                            public double meanSquareNanos() {
                                return 24;
                            }
                        }),
                        "states consistent moments",
                        "mean square")
                .add(
                        "a mean below 0",
                        contract(() -> new Sound() {
                            @Override
                            public double meanNanos() {
                                return -5;
                            }
                        }),
                        "states consistent moments",
                        "a mean of -5")
                .add(
                        "boxes",
                        contract(() -> random -> {
                            drawn.add(random.nextDouble());
                            return drawn.get(drawn.size() - 1);
                        }),
                        "allocates nothing",
                        "bytes allocated");
    }
}
