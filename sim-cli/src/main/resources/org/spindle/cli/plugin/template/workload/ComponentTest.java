package @package@;

import org.spindle.spi.config.Size;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;
import org.spindle.testkit.contract.WorkloadContract;

/** Checks {@code @type@} against the contract of its kind. */
class @Name@Test extends WorkloadContract {

    @Override
    protected Workload create(WorkloadContext context) {
        return new @Name@(new @Name@Config(500, Size.parse("4 KiB")), context);
    }
}
