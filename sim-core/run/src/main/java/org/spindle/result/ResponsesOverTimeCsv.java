package org.spindle.result;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A {@link ResponsesOverTime} as RFC 4180 text: one line for each interval and cell that has requests, with the longest response time of
 * the interval.
 */
final class ResponsesOverTimeCsv {

    private static final String HEADER =
            "from_ns,to_ns,response_from_ns,response_to_ns,requests,longest_response_of_interval_ns";
    private static final int COLUMNS = 6;
    private static final String NEW_LINE = "\r\n";

    private ResponsesOverTimeCsv() {}

    static String of(ResponsesOverTime overTime) {
        StringBuilder text = new StringBuilder(HEADER).append(NEW_LINE);
        long interval = overTime.intervalNs();
        for (int i = 0; i < overTime.intervals().size(); i++) {
            ResponsesOverTime.Interval each = overTime.intervals().get(i);
            for (ResponsesOverTime.Cell cell : each.cells()) {
                text.append(i * interval).append(',').append((i + 1) * interval).append(',');
                text.append(cell.leastNs()).append(',').append(cell.limitNs()).append(',');
                text.append(cell.requests())
                        .append(',')
                        .append(each.longestNs())
                        .append(NEW_LINE);
            }
        }
        return text.toString();
    }

    /**
     * Reads text written by {@link #of}.
     *
     * @throws ResultException if it has another form
     */
    static ResponsesOverTime read(String text, String place) {
        String[] lines = text.split(NEW_LINE);
        if (!lines[0].equals(HEADER)) {
            throw new ResultException(place, "its header is not " + HEADER, "run the scenario again");
        }
        long interval = 0;
        List<ResponsesOverTime.Interval> intervals = new ArrayList<>();
        List<ResponsesOverTime.Cell> cells = new ArrayList<>();
        long longest = 0;
        for (int i = 1; i < lines.length; i++) {
            long[] values = values(lines[i], place, i + 1);
            interval = values[1] - values[0];
            while ((intervals.size() + 1) * interval <= values[0]) {
                intervals.add(new ResponsesOverTime.Interval(longest, cells));
                cells.clear();
                longest = 0;
            }
            cells.add(new ResponsesOverTime.Cell(values[2], values[3], values[4]));
            longest = values[5];
        }
        if (cells.isEmpty()) {
            return ResponsesOverTime.NONE;
        }
        intervals.add(new ResponsesOverTime.Interval(longest, cells));
        return new ResponsesOverTime(interval, intervals);
    }

    private static long[] values(String line, String place, int number) {
        String[] fields = line.split(",", -1);
        long[] values = new long[COLUMNS];
        try {
            for (int i = 0; i < COLUMNS; i++) {
                values[i] = Long.parseLong(fields[i]);
            }
        } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
            throw damaged(place, number, e);
        }
        if (values[0] < 0 || values[1] <= values[0]) {
            throw damaged(place, number, null);
        }
        return values;
    }

    private static ResultException damaged(String place, int line, @Nullable Exception cause) {
        return new ResultException(
                place,
                "line " + line + " is not " + COLUMNS + " whole numbers that begin with an interval",
                "run the scenario again",
                cause);
    }
}
