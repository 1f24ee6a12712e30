package org.spindle.run;

import java.util.ArrayList;
import java.util.List;
import org.spindle.result.ResponseCourse;
import org.spindle.spi.request.Request;
import org.spindle.stats.DistributionCourse;

/** Records response times over time. */
final class ResponseTimes {

    /** A sufficiently long run reports at least half as many. */
    private static final int INTERVALS = 96;

    private final DistributionCourse course = new DistributionCourse(INTERVALS);
    private boolean isAny;

    void completed(long now, Request request) {
        isAny = true;
        course.record(now, request.responseTime());
    }

    ResponseCourse course() {
        if (!isAny) {
            return ResponseCourse.NONE;
        }
        List<ResponseCourse.Interval> intervals = new ArrayList<>();
        for (int i = 0; i < course.reached(); i++) {
            List<ResponseCourse.Cell> cells = new ArrayList<>();
            course.forEach(i, (least, limit, count) -> cells.add(new ResponseCourse.Cell(least, limit, count)));
            intervals.add(new ResponseCourse.Interval(course.greatest(i), cells));
        }
        return new ResponseCourse(course.interval(), intervals);
    }
}
