package org.spindle.workload.trace.keys;

import java.util.SortedMap;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.Limits;
import org.spindle.workload.trace.LineReader;
import org.spindle.workload.trace.NamedCounts;
import org.spindle.workload.trace.TextLines;

/** The trace format {@code keys}: one decimal number per line, and stars between phases, which are skipped. */
public final class KeyList implements TraceFormat {

    public static final String NAME = "keys";

    /** Bytes of the block of a key. */
    static final int BLOCK = 4096;

    private static final int LIKELY = 60;

    @Override
    public int recognise(byte[] head, int length) {
        return TextLines.firstLines(head, length, 20, KeyList::fits) ? LIKELY : 0;
    }

    private static boolean fits(TextLines line) {
        return line.fields() == 1 && (line.isWhole(0) || line.is(0, "*"));
    }

    @Override
    public TraceReader open(TraceInput input) {
        return new LineReader(new TextLines(input), new Keys());
    }

    static void fill(long key, TraceRecord into) {
        into.keyed = true;
        into.key = key;
        into.offset = key * BLOCK;
        into.length = BLOCK;
        into.operationKnown = false;
    }

    private static final class Keys implements LineReader.LineFormat {

        private final NamedCounts tally = new NamedCounts();

        Keys() {
            tally.set("marker_lines", 0);
            tally.set("crlf", 0);
        }

        @Override
        public boolean read(TextLines line, TraceRecord into) {
            if (line.endedWithCarriageReturn()) {
                tally.set("crlf", 1);
            }
            if (line.is(0, "*")) {
                tally.count("marker_lines");
                return false;
            }
            if (line.fields() != 1) {
                throw line.malformed("one key, or a star");
            }
            fill(line.whole(0, "key", Limits.BYTES / BLOCK), into);
            return true;
        }

        @Override
        public SortedMap<String, Long> tallies() {
            return tally.byName();
        }
    }
}
