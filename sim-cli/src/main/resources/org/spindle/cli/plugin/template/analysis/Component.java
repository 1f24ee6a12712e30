package @package@;

import org.spindle.spi.analysis.AnalysisContext;
import org.spindle.spi.analysis.AnalysisReport;
import org.spindle.spi.analysis.TraceAnalysis;
import org.spindle.spi.trace.TraceRecord;

/** Counts the requests of at least a size. */
final class @Name@ implements TraceAnalysis {

    private final long limitBytes;
    private long requests;
    private long large;

    @Name@(@Name@Config config, AnalysisContext context) {
        limitBytes = config.from().bytes();
    }

    @Override
    public void accept(TraceRecord record) {
        requests++;
        if (record.length >= limitBytes) {
            large++;
        }
    }

    @Override
    public void report(AnalysisReport to) {
        to.figure("large-requests", "requests", "Requests from the given size on.", large);
        to.figure("large-share", "", "Share of all requests.", requests == 0 ? Double.NaN : (double) large / requests);
    }
}
