package org.spindle.workload.trace.tectonic;

import java.util.SortedMap;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.CsvHeader;
import org.spindle.workload.trace.FieldTexts;
import org.spindle.workload.trace.HeaderColumns;
import org.spindle.workload.trace.Limits;
import org.spindle.workload.trace.LineReader;
import org.spindle.workload.trace.NamedCounts;
import org.spindle.workload.trace.TextLines;
import org.spindle.workload.trace.TimeUnit;

/**
 * The trace format {@code tectonic}; arrivals are anonymised seconds since an epoch. The device is a hash of block and shard, the key one
 * of the block, the process the user. Columns are found by name, as their order differs between releases.
 */
public final class Tectonic implements TraceFormat {

    public static final String NAME = "tectonic";

    private static final CsvHeader HEADER =
            new CsvHeader(95, "a header with block_id and io_offset", "block_id", "io_offset", "io_size", "op_name");

    @Override
    public int recognise(byte[] head, int length) {
        return HEADER.recognise(head, length);
    }

    @Override
    public TraceReader open(TraceInput input) {
        return HEADER.open(input, Rows::new);
    }

    private static final class Rows implements LineReader.LineFormat {

        private final HeaderColumns columns;
        private final int time;
        private final int block;
        private final int shard;
        private final int bytes;
        private final int offset;
        private final int user;
        private final int operation;
        private final int count;
        private final Repetitions repetitions = new Repetitions();
        private final NamedCounts tally = new NamedCounts();
        private final FieldTexts operations = new FieldTexts("op_names.");

        Rows(HeaderColumns columns) {
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
            columns.check(line);
            if (line.is(block, "block_id") && columns.isHeader(line)) {
                return false;
            }
            into.offset = line.whole(offset, "offset in bytes", Limits.BYTES);
            into.length = line.whole(bytes, "size in bytes", Limits.BYTES);
            into.keyed = true;
            into.key = line.hash(block, block);
            into.device = into.key + line.whole(shard, "shard", Integer.MAX_VALUE) & Long.MAX_VALUE;
            into.operation = operation(line);
            into.process = line.whole(user, "user", Limits.NUMBER);
            repetitions.assign(line, count, line.time(time, TimeUnit.S, "time in seconds"), into);
            if (into.repetition == 0) {
                tally.count("rows");
                tally.count(operations.of(line, operation));
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
            throw line.bad(operation, "operation", "getChunkData. or putChunk. followed by the kind");
        }

        @Override
        public SortedMap<String, Long> tallies() {
            return tally.byName();
        }
    }
}
