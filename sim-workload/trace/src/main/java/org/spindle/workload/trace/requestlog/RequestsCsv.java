package org.spindle.workload.trace.requestlog;

import java.util.Locale;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.CsvHeader;
import org.spindle.workload.trace.DeviceNames;
import org.spindle.workload.trace.HeaderColumns;
import org.spindle.workload.trace.Limits;
import org.spindle.workload.trace.LineReader;
import org.spindle.workload.trace.TextLines;

/**
 * {@code requests.csv} of a result directory. It is in order of completion, so that all of it is first read and sorted by arrival.
 */
public final class RequestsCsv implements TraceFormat {

    public static final String NAME = "requests-csv";

    private static final String[] COLUMNS = {
        "arrival_ns", "dispatch_ns", "completion_ns", "device", "op", "sector", "sectors", "criticality"
    };

    private static final CsvHeader HEADER =
            new CsvHeader(100, "the header line of requests.csv, which begins with arrival_ns", COLUMNS);

    @Override
    public int recognise(byte[] head, int length) {
        return HEADER.recognise(head, length);
    }

    @Override
    public TraceReader open(TraceInput input) {
        SortedRecords sorted = new SortedRecords();
        try (TraceReader lines = HEADER.open(input, RequestLine::new)) {
            for (boolean more = true; more; ) {
                more = read(lines, sorted);
            }
        }
        sorted.sort();
        return sorted;
    }

    private static boolean read(TraceReader lines, SortedRecords into) {
        TraceRecord record = new TraceRecord();
        try {
            boolean found = lines.next(record);
            if (found) {
                into.add(record);
            }
            return found;
        } catch (TraceException damaged) {
            if (!damaged.isResumable()) {
                throw damaged;
            }
            into.add(damaged);
            return true;
        }
    }

    /** Parses the lines below a header. */
    private static final class RequestLine implements LineReader.LineFormat {

        private final HeaderColumns columns;
        private final int[] places = new int[COLUMNS.length];
        private final DeviceNames devices = new DeviceNames();

        RequestLine(HeaderColumns columns) {
            this.columns = columns;
            for (int i = 0; i < places.length; i++) {
                places[i] = columns.of(COLUMNS[i]);
            }
        }

        @Override
        public boolean read(TextLines line, TraceRecord into) {
            columns.check(line);
            into.arrival = line.whole(places[0], "arrival in ns", Limits.NUMBER);
            long completion = line.whole(places[2], "completion in ns", Limits.NUMBER);
            into.response = completion - into.arrival;
            if (line.at(places[1], 0) != '-') {
                into.service = completion - line.whole(places[1], "dispatch in ns", completion);
            }
            if (into.response < 0) {
                throw line.bad(places[2], "completion in ns", "a time that is not before the arrival");
            }
            devices.assign(line, places[3], into);
            into.operation = operation(line);
            into.offset = line.whole(places[5], "sector", Limits.SECTORS) * Size.SECTOR;
            into.length = line.whole(places[6], "number of sectors", Limits.SECTORS) * Size.SECTOR;
            into.synchronyKnown = true;
            into.synchronous = line.is(places[7], "critical");
            return true;
        }

        private Operation operation(TextLines line) {
            for (Operation each : Operation.values()) {
                if (line.is(places[4], each.name().toLowerCase(Locale.ROOT))) {
                    return each;
                }
            }
            throw line.bad(places[4], "op", "read, write, flush or discard");
        }
    }
}
