package @package@;

import org.spindle.spi.analysis.AnalysisContext;
import org.spindle.spi.analysis.TraceAnalysis;
import org.spindle.spi.config.Size;
import org.spindle.testkit.contract.AnalysisContract;

/** Checks {@code @type@} against the contract of its kind. */
class @Name@Test extends AnalysisContract {

    @Override
    protected TraceAnalysis create(AnalysisContext context) {
        return new @Name@(new @Name@Config(Size.parse("64 KiB")), context);
    }
}
