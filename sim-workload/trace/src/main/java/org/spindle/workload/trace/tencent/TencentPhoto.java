package org.spindle.workload.trace.tencent;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.SortedMap;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.Limits;
import org.spindle.workload.trace.LineReader;
import org.spindle.workload.trace.NamedCounts;
import org.spindle.workload.trace.TextLines;
import org.spindle.workload.trace.TimeUnit;

/**
 * The trace format {@code tencent-photo}: a device is an object, identified by a hash of photo, format and size category, and is read from
 * its beginning. Arrivals are local times, read as UTC, since the Unix epoch.
 */
public final class TencentPhoto implements TraceFormat {

    public static final String NAME = "tencent-photo";

    private static final int LIKELY = 80;
    private static final long SECOND = 1_000_000_000;
    private static final long DAY = 86_400;
    private static final String LAYOUT =
            "YYYYMMDDHHMMSS, photo, format, size category, bytes, 1 or 0 for a cache hit, device, response time in ms";

    private static final int TIME = 0;
    private static final int PHOTO = 1;
    private static final int FORMAT = 2;
    private static final int CATEGORY = 3;
    private static final int BYTES = 4;
    private static final int HIT = 5;
    private static final int RESPONSE = 7;
    private static final int FIELDS = 8;

    private static final int TIME_DIGITS = 14;
    private static final int PHOTO_DIGITS = 40;

    private static final String[] CATEGORIES = {
        "size_categories.l", "size_categories.a", "size_categories.o",
        "size_categories.m", "size_categories.c", "size_categories.b"
    };

    @Override
    public int recognise(byte[] head, int length) {
        return TextLines.firstLines(head, length, 20, TencentPhoto::fits) ? LIKELY : 0;
    }

    private static boolean fits(TextLines line) {
        return line.fields() == FIELDS
                && line.length(TIME) == TIME_DIGITS
                && line.isWhole(TIME)
                && line.length(PHOTO) == PHOTO_DIGITS
                && line.isHexadecimal(PHOTO)
                && line.isWhole(FORMAT)
                && line.length(CATEGORY) == 1
                && line.isWhole(BYTES)
                && line.isWhole(HIT);
    }

    @Override
    public TraceReader open(TraceInput input) {
        return new LineReader(new TextLines(input), new Rows());
    }

    private static final class Rows implements LineReader.LineFormat {

        private final NamedCounts tally = new NamedCounts();

        @Override
        public boolean read(TextLines line, TraceRecord into) {
            if (line.fields() != FIELDS) {
                throw line.malformed(LAYOUT);
            }
            into.arrival = arrival(line);
            into.device = line.hash(PHOTO, CATEGORY);
            into.length = line.whole(BYTES, "bytes", Limits.BYTES);
            into.response = line.wholeTime(RESPONSE, TimeUnit.MS, "response time in ms");
            if (line.is(HIT, "1")) {
                tally.count("cache_hits_in_trace");
            } else if (!line.is(HIT, "0")) {
                throw line.bad(HIT, "cache hit", "0 or 1");
            }
            countKinds(line);
            return true;
        }

        private void countKinds(TextLines line) {
            switch ((int) line.whole(FORMAT, "format", Integer.MAX_VALUE)) {
                case 0 -> tally.count("jpg_rows");
                case 5 -> tally.count("webp_rows");
                default -> tally.count("other_rows");
            }
            int category = line.length(CATEGORY) == 1 ? "laomcb".indexOf(line.at(CATEGORY, 0)) : -1;
            if (category < 0) {
                throw line.bad(CATEGORY, "size category", "l, a, o, m, c or b");
            }
            tally.count(CATEGORIES[category]);
        }

        @Override
        public SortedMap<String, Long> tallies() {
            return tally.byName();
        }
    }

    private static long arrival(TextLines line) {
        if (line.length(TIME) == TIME_DIGITS) {
            int year = digits(line, 0, 4);
            int hour = digits(line, 8, 10);
            int minute = digits(line, 10, 12);
            int second = digits(line, 12, 14);
            try {
                long day = LocalDate.of(year, digits(line, 4, 6), digits(line, 6, 8))
                        .toEpochDay();
                if (year >= 1970 && year < 2200 && hour < 24 && minute < 60 && second <= 60) {
                    return SECOND * (day * DAY + hour * 3600L + minute * 60L + second);
                }
            } catch (DateTimeException e) {
                throw line.bad(TIME, "time", "YYYYMMDDHHMMSS");
            }
        }
        throw line.bad(TIME, "time", "YYYYMMDDHHMMSS");
    }

    private static int digits(TextLines line, int first, int upTo) {
        return (int) line.whole(TIME, first, upTo, "time", Integer.MAX_VALUE);
    }
}
