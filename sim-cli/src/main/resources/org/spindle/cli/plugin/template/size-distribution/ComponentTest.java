package @package@;

import org.spindle.spi.NoContext;
import org.spindle.spi.config.Size;
import org.spindle.spi.distribution.SizeDistribution;
import org.spindle.testkit.contract.SizeDistributionContract;

/** Checks {@code @type@} against the contract of its kind. */
class @Name@Test extends SizeDistributionContract {

    @Override
    protected SizeDistribution create() {
        return new @Name@(new @Name@Config(Size.parse("4 KiB"), Size.parse("64 KiB")), NoContext.NONE);
    }
}
