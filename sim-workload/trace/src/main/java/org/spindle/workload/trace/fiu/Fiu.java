package org.spindle.workload.trace.fiu;

import java.util.SortedMap;
import org.spindle.spi.config.Size;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.Direction;
import org.spindle.workload.trace.Limits;
import org.spindle.workload.trace.LineReader;
import org.spindle.workload.trace.NamedCounts;
import org.spindle.workload.trace.TextLines;

/** The trace format {@code fiu}; a device is (major &lt;&lt; 20 | minor). */
public final class Fiu implements TraceFormat {

    public static final String NAME = "fiu";

    private static final int LIKELY = 80;

    /** Number of lines before the first record that are tolerated: one published file starts with other lines. */
    private static final int MOST_JUNK = 10;

    private static final int MINOR_BITS = 20;

    private static final int TIME = 0;
    private static final int PROCESS = 1;
    private static final int SECTOR = 3;
    private static final int SECTORS = 4;
    private static final int MAJOR = 6;
    private static final int MINOR = 7;
    private static final int FEWEST_FIELDS = 8;

    private static final Direction DIRECTION = new Direction(5, "R", "W");

    @Override
    public int recognise(byte[] head, int length) {
        Rows rows = new Rows();
        boolean fits = TextLines.firstLines(head, length, 20, rows::mayBe);
        return fits && rows.begun ? LIKELY : 0;
    }

    private static boolean fits(TextLines line) {
        return line.fields() >= FEWEST_FIELDS
                && line.isWhole(TIME)
                && line.isWhole(PROCESS)
                && line.isWhole(SECTOR)
                && line.isWhole(SECTORS)
                && DIRECTION.isPresent(line)
                && line.isWhole(MAJOR)
                && line.isWhole(MINOR);
    }

    @Override
    public TraceReader open(TraceInput input) {
        return new LineReader(new TextLines(input), new Rows());
    }

    private static final class Rows implements LineReader.LineFormat {

        private final NamedCounts tally = new NamedCounts();
        private boolean begun;

        /** Returns whether the line is a record or precedes the first one. */
        private boolean mayBe(TextLines line) {
            boolean fits = fits(line);
            begun |= fits;
            return fits || !begun && line.number() <= MOST_JUNK;
        }

        @Override
        public boolean read(TextLines line, TraceRecord into) {
            if (!begun && mayBe(line) && !begun) {
                tally.count("junk_lines_at_the_start");
                return false;
            }
            if (line.fields() < FEWEST_FIELDS) {
                throw line.malformed("ns, process, name, sector, sectors, R or W, major, minor and digests");
            }
            into.arrival = line.whole(TIME, "time in ns", Limits.NUMBER);
            into.process = line.whole(PROCESS, "process", Limits.NUMBER);
            into.offset = line.whole(SECTOR, "sector", Limits.SECTORS) * Size.SECTOR;
            into.length = line.whole(SECTORS, "number of sectors", Limits.SECTORS) * Size.SECTOR;
            into.operation = DIRECTION.of(line);
            long major = line.whole(MAJOR, "major number", Integer.MAX_VALUE);
            into.device = major << MINOR_BITS | line.whole(MINOR, "minor number", (1 << MINOR_BITS) - 1);
            return true;
        }

        @Override
        public SortedMap<String, Long> tallies() {
            return tally.byName();
        }
    }
}
