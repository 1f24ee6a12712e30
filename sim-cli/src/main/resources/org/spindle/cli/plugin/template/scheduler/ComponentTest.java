package @package@;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.contract.SchedulerContract;

/** Checks {@code @type@} against the contract of its kind. */
class @Name@Test extends SchedulerContract {

    @Override
    protected RequestScheduler create(SchedulerContext context) {
        return new @Name@(new @Name@Config(true), context);
    }
}
