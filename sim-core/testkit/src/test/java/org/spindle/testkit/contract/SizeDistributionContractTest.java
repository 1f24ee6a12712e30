package org.spindle.testkit.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.spindle.spi.distribution.SizeDistribution;
import org.spindle.spi.sim.RandomStream;

class SizeDistributionContractTest implements SuiteTest {

    private static SizeDistributionContract contract(Supplier<SizeDistribution> maker) {
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

    @Override
    public List<Object> sound() {
        return List.of(contract(() -> random -> 1024 * random.nextDouble()));
    }

    @Override
    public Mutants faulty() {
        AtomicInteger calls = new AtomicInteger();
        double[] last = new double[1];
        List<Double> drawn = new ArrayList<>();
        return new Mutants()
                .add(
                        "what is not a number",
                        contract(() -> random -> Math.log(random.nextDouble() - 0.01)),
                        "draws finite numbers",
                        "whether NaN is finite")
                .add(
                        "sizes without end",
                        contract(() -> random -> 1 / (double) random.nextLong(1000)),
                        "draws finite numbers",
                        "whether Infinity is finite")
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
                .add("negative sizes", contract(() -> RandomStream::nextGaussian), "is never negative", "a size drawn")
                .add(
                        "another mean",
                        contract(() -> random -> 1100 * random.nextDouble()),
                        "has the mean that is expected",
                        "mean of 100000 sizes drawn")
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
