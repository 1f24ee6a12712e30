package @package@;

import org.spindle.spi.NoContext;
import org.spindle.spi.distribution.TimeDistribution;
import org.spindle.spi.sim.RandomStream;

/** Uniform between two times. */
final class @Name@ implements TimeDistribution {

    private final double least;
    private final double greatest;

    @Name@(@Name@Config config, NoContext context) {
        least = config.least().nanos();
        greatest = config.greatest().nanos();
        if (greatest < least) {
            throw new IllegalArgumentException(
                    "the greatest time is below the least one, " + config.least() + "; exchange them");
        }
    }

    @Override
    public double draw(RandomStream random) {
        return least + (greatest - least) * random.nextDouble();
    }

    @Override
    public double meanNanos() {
        return (least + greatest) / 2;
    }

    @Override
    public double meanSquareNanos() {
        return (least * least + least * greatest + greatest * greatest) / 3;
    }
}
