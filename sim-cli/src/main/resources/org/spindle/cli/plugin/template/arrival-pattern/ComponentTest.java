package @package@;

import org.spindle.spi.config.Time;
import org.spindle.spi.workload.ArrivalPattern;
import org.spindle.spi.workload.ArrivalPatternContext;
import org.spindle.testkit.contract.ArrivalPatternContract;

/** Checks {@code @type@} against the contract of its kind. */
class @Name@Test extends ArrivalPatternContract {

    @Override
    protected ArrivalPattern create(ArrivalPatternContext context) {
        return new @Name@(new @Name@Config(4, Time.ofMillis(100)), context);
    }
}
