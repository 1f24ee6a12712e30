package org.spindle.workload.trace.tectonic;

import java.util.SortedMap;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.Columns;
import org.spindle.workload.trace.Limits;
import org.spindle.workload.trace.LineReader;
import org.spindle.workload.trace.Tally;
import org.spindle.workload.trace.TextLines;
import org.spindle.workload.trace.TextLines.Separator;

/**
 * The trace format {@code tectonic}; arrivals are anonymised seconds since an epoch. The device is a hash of block and shard, the
 * key one of the block, the process the user. Columns are found by name, as their order differs between releases.
 */
public final class Tectonic implements TraceFormat {

    public static final String NAME = "tectonic";

    private static final int CERTAIN = 95;
    private static final int SECONDS_TO_NANOS = 9;

    @Override
    public int recognise(byte[] head, int length) {
        return TextLines.firstLines(head, length, Separator.COMMAS, 1, Tectonic::isHeader) ? CERTAIN : 0;
    }

    private static boolean isHeader(TextLines line) {
        return line.find(0, "block_id") >= 0
                && line.find(0, "io_offset") >= 0
                && line.find(0, "io_size") >= 0
                && line.find(0, "op_name") >= 0;
    }

    @Override
    public TraceReader open(TraceInput input) {
        return LineReader.underHeader(
                new TextLines(input, Separator.COMMAS), "a header with block_id and io_offset", Rows::new);
    }

    private static final class Rows implements LineReader.Line {

        private final Columns columns;
        private final int time;
        private final int block;
        private final int shard;
        private final int bytes;
        private final int offset;
        private final int user;
        private final int operation;
        private final int count;
        private final Repetitions repetitions = new Repetitions();
        private final Tally tally = new Tally();

        Rows(Columns columns) {
            this.columns = columns;
            time = columns.of("op_time");
            block = columns.of("block_id");
            shard = columns.of("rs_shard_id");
            bytes = columns.of("io_size");
            offset = columns.of("io_offset");
            user = columns.of("user_name");
            operation = columns.of("op_name");
            count = columns.of("op_count");
        }

        @Override
        public boolean again() {
            return repetitions.remain();
        }

        @Override
        public boolean read(TextLines line, TraceRecord into) {
            if (columns.differIn(line)) {
                throw line.malformed("as many fields as the header has, " + columns.count());
            }
            if (line.is(block, "block_id") && columns.areIn(line)) {
                return false;
            }
            into.offset = line.whole(offset, "offset in bytes", Limits.BYTES);
            into.length = line.whole(bytes, "size in bytes", Limits.BYTES);
            into.keyed = true;
            into.key = line.hash(block, block);
            into.device = into.key + line.whole(shard, "shard", Integer.MAX_VALUE) & Long.MAX_VALUE;
            into.operation = operation(line);
            into.process = line.whole(user, "user", Limits.NUMBER);
            repetitions.assign(line, count, line.decimal(time, SECONDS_TO_NANOS, "time in seconds"), into);
            if (into.repetition == 0) {
                tally.count("rows");
                tally.count("op_names." + line.text(operation));
            }
            return true;
        }

        private Operation operation(TextLines line) {
            if (line.startsWith(operation, "getChunkData.")) {
                return Operation.READ;
            }
            if (line.startsWith(operation, "putChunk.")) {
                return Operation.WRITE;
            }
            throw line.bad(operation, "operation", "getChunkData. or putChunk. and the kind");
        }

        @Override
        public SortedMap<String, Long> tallies() {
            return tally.byName();
        }
    }
}
