package org.spindle.workload.trace.keys;

import java.util.SortedMap;
import org.spindle.spi.config.Size;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.DistinctValues;
import org.spindle.workload.trace.Limits;
import org.spindle.workload.trace.LineReader;
import org.spindle.workload.trace.NamedCounts;
import org.spindle.workload.trace.TextLines;

/**
 * The trace format {@code arc}: first block, number of blocks, an ignored field, number of the request. A record is one row; its key is the
 * first block.
 */
public final class Arc implements TraceFormat {

    public static final String NAME = "arc";

    private static final int LIKELY = 70;

    private static final int BLOCK = 0;
    private static final int BLOCKS = 1;
    private static final int UNUSED = 2;
    private static final int REQUEST = 3;
    private static final int FIELDS = 4;

    @Override
    public int recognise(byte[] head, int length) {
        return TextLines.firstLines(head, length, 20, Arc::fits) ? LIKELY : 0;
    }

    private static boolean fits(TextLines line) {
        return line.fields() == FIELDS
                && line.isWhole(BLOCK)
                && line.isWhole(BLOCKS)
                && line.is(UNUSED, "0")
                && line.isWhole(REQUEST);
    }

    @Override
    public TraceReader open(TraceInput input) {
        return new LineReader(new TextLines(input), new Rows());
    }

    private static final class Rows implements LineReader.LineFormat {

        private final NamedCounts tally = new NamedCounts();
        private final DistinctValues unused = new DistinctValues();
        private final DistinctValues requests = new DistinctValues();
        private long lastRequest;

        @Override
        public boolean read(TextLines line, TraceRecord into) {
            if (line.fields() != FIELDS) {
                throw line.malformed("first block, number of blocks, an unused number, number of the request");
            }
            into.key = line.whole(BLOCK, "block", Limits.SECTORS);
            into.keyed = true;
            into.offset = into.key * Size.SECTOR;
            into.length = line.whole(BLOCKS, "number of blocks", Limits.SECTORS) * Size.SECTOR;
            into.operationKnown = false;
            lastRequest = line.whole(REQUEST, "number of the request", Limits.NUMBER);
            unused.add(line.hash(UNUSED, UNUSED));
            requests.add(lastRequest);
            return true;
        }

        @Override
        public SortedMap<String, Long> tallies() {
            tally.set("last_request_number", lastRequest);
            unused.addTo(tally, "distinct_third_field_values");
            requests.addTo(tally, "distinct_request_numbers");
            return tally.byName();
        }
    }
}
