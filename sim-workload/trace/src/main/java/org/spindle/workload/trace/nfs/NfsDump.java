package org.spindle.workload.trace.nfs;

import java.util.SortedMap;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.FieldTexts;
import org.spindle.workload.trace.Limits;
import org.spindle.workload.trace.LineReader;
import org.spindle.workload.trace.NamedCounts;
import org.spindle.workload.trace.TextLines;

/** The trace format {@code nfsdump}; arrivals count from the Unix epoch. Replies are skipped. */
public final class NfsDump implements TraceFormat {

    public static final String NAME = "nfsdump";

    private static final int LIKELY = 85;
    private static final long SECOND = 1_000_000_000;
    private static final long MICROS_TO_NANOS = 1_000;

    private static final int TIME = 0;
    private static final int TRANSPORT = 3;
    private static final int MESSAGE = 4;
    private static final int PROCEDURE = 7;
    private static final int KEYS = 8;

    @Override
    public int recognise(byte[] head, int length) {
        return TextLines.firstLines(head, length, 20, NfsDump::isMessage) ? LIKELY : 0;
    }

    private static boolean isMessage(TextLines line) {
        return line.fields() >= KEYS
                && line.isDecimal(TIME)
                && (line.is(TRANSPORT, "U") || line.is(TRANSPORT, "T"))
                && line.length(MESSAGE) == 2
                && (line.at(MESSAGE, 0) == 'C' || line.at(MESSAGE, 0) == 'R')
                && (line.at(MESSAGE, 1) == '2' || line.at(MESSAGE, 1) == '3');
    }

    @Override
    public TraceReader open(TraceInput input) {
        return new LineReader(new TextLines(input), new Messages());
    }

    private static final class Messages implements LineReader.LineFormat {

        private final NamedCounts tally = new NamedCounts();
        private final FieldTexts versions = new FieldTexts("protocol_versions.");
        private final FieldTexts procedures = new FieldTexts("calls_by_procedure.");
        private long first;
        private long last;

        @Override
        public boolean read(TextLines line, TraceRecord into) {
            if (!isMessage(line)) {
                throw line.malformed("seconds.microseconds source destination U|T C3|R3|C2|R2 xid number procedure");
            }
            long time = time(line);
            first = tally.isEmpty() ? time : first;
            last = time;
            boolean call = line.at(MESSAGE, 0) == 'C';
            tally.count("lines");
            tally.count(call ? "calls" : "replies");
            tally.count(versions.of(line, MESSAGE));
            if (!call) {
                return false;
            }
            tally.count(procedures.of(line, PROCEDURE));
            if (line.is(PROCEDURE, "commit")) {
                into.operation = Operation.FLUSH;
            } else if (line.is(PROCEDURE, "read") || line.is(PROCEDURE, "write")) {
                into.operation = line.is(PROCEDURE, "read") ? Operation.READ : Operation.WRITE;
                into.offset = value(line, "off", "offset");
                into.length = value(line, "count", "tcount");
            } else {
                return false;
            }
            int handle = Math.max(line.find(KEYS, "fh"), line.find(KEYS, "file")) + 1;
            if (handle == 0 || line.length(handle) == 0) {
                throw line.malformed("the key fh or file with a file handle");
            }
            into.device = line.hash(handle, handle);
            into.arrival = time;
            return true;
        }

        private static long value(TextLines line, String key, String otherKey) {
            int field = Math.max(line.find(KEYS, key), line.find(KEYS, otherKey)) + 1;
            if (line.find(KEYS, key) >= 0) {
                field = line.find(KEYS, key) + 1;
            }
            if (field == 0 || field >= Math.min(line.fields(), TextLines.MOST_FIELDS)) {
                throw line.malformed("the key " + key + " or " + otherKey + " with a hexadecimal number");
            }
            return line.hexadecimal(field, key, Limits.BYTES);
        }

        /** Parses a time; messages of version 2 do not pad their microseconds with zeros. */
        private static long time(TextLines line) {
            int point = 0;
            while (point < line.length(TIME) && line.at(TIME, point) != '.') {
                point++;
            }
            long seconds = line.whole(TIME, 0, point, "time in seconds", Long.MAX_VALUE / SECOND - 1);
            long micros = line.whole(TIME, point + 1, line.length(TIME), "microseconds", 999_999);
            return seconds * SECOND + micros * MICROS_TO_NANOS;
        }

        @Override
        public SortedMap<String, Long> tallies() {
            SortedMap<String, Long> tallies = tally.byName();
            tallies.put("first_message_ns", first);
            tallies.put("last_message_ns", last);
            return tallies;
        }
    }
}
