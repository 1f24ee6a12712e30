package org.example.load;

import org.spindle.spi.NoContext;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Size;
import org.spindle.spi.distribution.SizeDistribution;
import org.spindle.spi.distribution.SizeDistributionFactory;
import org.spindle.spi.sim.RandomStream;

/** Sizes that grow by a step with each draw. */
public final class SectorSteps implements SizeDistribution {

    @Doc("Sizes that grow by a step with each draw.")
    public record Config(
            @Doc("The first size, and by how much they grow.")
            Size step) {}

    public static final class Factory implements SizeDistributionFactory<Config> {
        @Override
        public SizeDistribution create(Config config, NoContext context) {
            return new SectorSteps(config.step().bytes());
        }
    }

    private final double step;
    private double size;

    SectorSteps(double step) {
        this.step = step;
    }

    @Override
    public double draw(RandomStream random) {
        size += step;
        return size;
    }
}
