package @package@;

import org.spindle.spi.NoContext;
import org.spindle.spi.distribution.SizeDistribution;
import org.spindle.spi.sim.RandomStream;

/** Uniform between two sizes. */
final class @Name@ implements SizeDistribution {

    private final double least;
    private final double greatest;

    @Name@(@Name@Config config, NoContext context) {
        least = config.least().bytes();
        greatest = config.greatest().bytes();
        if (greatest < least) {
            throw new IllegalArgumentException(
                    "the greatest size is below the least one, " + config.least() + "; exchange them");
        }
    }

    @Override
    public double draw(RandomStream random) {
        return least + (greatest - least) * random.nextDouble();
    }
}
