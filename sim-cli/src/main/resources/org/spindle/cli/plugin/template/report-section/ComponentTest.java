package @package@;

import org.spindle.spi.report.ReportSection;
import org.spindle.testkit.contract.ReportSectionContract;

/** Checks {@code @type@} against the contract of its kind. */
class @Name@Test extends ReportSectionContract {

    @Override
    protected ReportSection create() {
        return new @Name@();
    }
}
