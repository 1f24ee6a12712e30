package org.spindle.workload.trace.tectonic;

import java.util.SortedMap;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.HeaderColumns;
import org.spindle.workload.trace.Limits;
import org.spindle.workload.trace.LineReader;
import org.spindle.workload.trace.NamedCounts;
import org.spindle.workload.trace.TextLines;
import org.spindle.workload.trace.TimeUnit;

/**
 * The trace format {@code baleen}: blank-separated numbers with an optional header that starts with #. Without a header, rows of 8 and 9
 * columns are those of 2019 (pipeline, namespace, user, number of requests), rows of 10 those of 2021 (namespace, user, shard, number of
 * requests, host). The device is 256 times the block plus its shard, the process the user.
 */
public final class Baleen implements TraceFormat {

    public static final String NAME = "baleen";

    private static final int CERTAIN = 95;
    private static final int LIKELY = 65;
    private static final int SHARD_BITS = 8;

    private static final int BLOCK = 0;
    private static final int OFFSET = 1;
    private static final int BYTES = 2;
    private static final int TIME = 3;
    private static final int OPERATION = 4;
    private static final int FEWEST_FIELDS = 8;
    private static final int MOST_FIELDS = 10;

    @Override
    public int recognise(byte[] head, int length) {
        if (TextLines.firstLines(head, length, 1, Baleen::isHeader)) {
            return CERTAIN;
        }
        return TextLines.firstLines(head, length, 20, Baleen::fits) ? LIKELY : 0;
    }

    private static boolean isHeader(TextLines line) {
        return line.at(0, 0) == '#' && line.find(0, "block_id") >= 0 && line.find(0, "io_offset") >= 0;
    }

    private static boolean fits(TextLines line) {
        boolean shape = line.fields() >= FEWEST_FIELDS
                && line.fields() <= MOST_FIELDS
                && line.isDecimal(TIME)
                && line.length(OPERATION) == 1
                && line.at(OPERATION, 0) >= '1'
                && line.at(OPERATION, 0) <= '6';
        for (int field = 0; shape && field < line.fields(); field++) {
            shape = field == TIME || line.isWhole(field);
        }
        return shape;
    }

    @Override
    public TraceReader open(TraceInput input) {
        return new LineReader(new TextLines(input), new Rows());
    }

    private static final class Rows implements LineReader.LineFormat {

        private final Repetitions repetitions = new Repetitions();
        private final NamedCounts tally = new NamedCounts();
        private int fields;
        private int user;
        private int shard = -1;
        private int count = -1;

        @Override
        public boolean again() {
            return repetitions.remain();
        }

        @Override
        public boolean read(TextLines line, TraceRecord into) {
            if (line.at(0, 0) == '#') {
                header(line);
                return false;
            }
            if (fields == 0) {
                layout(line);
            }
            if (line.fields() != fields) {
                throw line.malformed("as many fields as in the lines before, " + fields);
            }
            into.offset = line.whole(OFFSET, "offset in bytes", Limits.BYTES);
            into.length = line.whole(BYTES, "size in bytes", Limits.BYTES);
            into.keyed = true;
            into.key = line.whole(BLOCK, "block", Long.MAX_VALUE >> SHARD_BITS);
            long part = shard < 0 ? 0 : line.whole(shard, "shard", (1 << SHARD_BITS) - 1);
            into.device = into.key << SHARD_BITS | part;
            into.operation = operation(line);
            into.process = line.whole(user, "user", Limits.NUMBER);
            repetitions.assign(line, count, line.time(TIME, TimeUnit.S, "time in seconds"), into);
            if (into.repetition == 0) {
                tally.count("rows");
            }
            return true;
        }

        /** Parses the header, which names the columns after its #. */
        private void header(TextLines line) {
            if (fields > 0 || !isHeader(line)) {
                return;
            }
            HeaderColumns columns = new HeaderColumns(line);
            int sign = line.is(0, "#") ? 1 : 0;
            if (columns.of("block_id") - sign != BLOCK
                    || columns.of("io_offset") - sign != OFFSET
                    || columns.of("io_size") - sign != BYTES
                    || columns.of("op_time") - sign != TIME) {
                throw line.malformed("a header # block_id io_offset io_size op_time and further columns");
            }
            fields = columns.count() - sign;
            user = columns.of("user_name") - sign;
            shard = columns.find("rs_shard_id") < 0 ? -1 : columns.find("rs_shard_id") - sign;
            count = columns.find("op_count") < 0 ? -1 : columns.find("op_count") - sign;
        }

        private void layout(TextLines line) {
            if (line.fields() < FEWEST_FIELDS || line.fields() > MOST_FIELDS) {
                throw line.malformed("8 to 10 fields: block, offset, size, time, operation and further columns");
            }
            fields = line.fields();
            boolean late = fields == MOST_FIELDS;
            user = late ? 6 : 7;
            shard = late ? 7 : -1;
            count = fields > FEWEST_FIELDS ? 8 : -1;
        }

        private Operation operation(TextLines line) {
            int code = line.length(OPERATION) == 1 ? line.at(OPERATION, 0) - '0' : 0;
            return switch (code) {
                case 1, 2, 5 -> Operation.READ;
                case 3, 4, 6 -> Operation.WRITE;
                default ->
                    throw line.bad(
                            OPERATION, "operation", "1 to 6: get or put of a temporary, permanent or other block");
            };
        }

        @Override
        public SortedMap<String, Long> tallies() {
            tally.set("columns", fields);
            return tally.byName();
        }
    }
}
