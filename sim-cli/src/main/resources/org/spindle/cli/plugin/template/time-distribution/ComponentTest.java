package @package@;

import org.spindle.spi.NoContext;
import org.spindle.spi.config.Time;
import org.spindle.spi.distribution.TimeDistribution;
import org.spindle.testkit.contract.TimeDistributionContract;

/** Checks {@code @type@} against the contract of its kind. */
class @Name@Test extends TimeDistributionContract {

    @Override
    protected TimeDistribution create() {
        return new @Name@(new @Name@Config(Time.ofMillis(1), Time.ofMillis(3)), NoContext.NONE);
    }
}
