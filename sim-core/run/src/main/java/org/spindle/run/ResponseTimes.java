package org.spindle.run;

import java.util.ArrayList;
import java.util.List;
import org.spindle.result.ResponsesOverTime;
import org.spindle.spi.request.Request;
import org.spindle.stats.DistributionOverTime;

/** Records response times over time. */
final class ResponseTimes {

    /** A sufficiently long run reports at least half as many. */
    private static final int INTERVALS = 96;

    private final DistributionOverTime distribution = new DistributionOverTime(INTERVALS);
    private boolean isAny;

    void completed(long now, Request request) {
        isAny = true;
        distribution.record(now, request.responseTime());
    }

    ResponsesOverTime overTime() {
        if (!isAny) {
            return ResponsesOverTime.NONE;
        }
        List<ResponsesOverTime.Interval> intervals = new ArrayList<>();
        for (int i = 0; i < distribution.reached(); i++) {
            List<ResponsesOverTime.Cell> cells = new ArrayList<>();
            distribution.forEach(
                    i, (least, limit, count) -> cells.add(new ResponsesOverTime.Cell(least, limit, count)));
            intervals.add(new ResponsesOverTime.Interval(distribution.greatest(i), cells));
        }
        return new ResponsesOverTime(distribution.interval(), intervals);
    }
}
