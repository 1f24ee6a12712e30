package org.spindle.workload.trace.figures;

import java.math.BigInteger;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Map;
import org.spindle.spi.trace.TraceRecord;

/** Figures of downloads of photos, each in one of several formats and sizes. */
final class PhotoFigures {

    private static final DateTimeFormatter DIGITS = DateTimeFormatter.ofPattern("yyyyMMddHHmmss");
    private static final long SECOND = 1_000_000_000;

    private long rows;
    private long firstTime;
    private long lastTime;
    private BigInteger bytes = BigInteger.ZERO;

    void add(TraceRecord record) {
        firstTime = rows == 0 ? record.arrival : firstTime;
        lastTime = record.arrival;
        rows++;
        bytes = bytes.add(BigInteger.valueOf(record.length));
    }

    /**
     * Adds the figures.
     *
     * @param photos number of photos, each format and size counted separately
     */
    void addTo(long photos, Map<String, Object> figures) {
        figures.put("rows", rows);
        figures.put("returned_bytes", bytes);
        figures.put("unique_photo_format_size_keys", photos);
        figures.put("first_timestamp", digits(firstTime));
        figures.put("last_timestamp", digits(lastTime));
    }

    private static String digits(long nanos) {
        return LocalDateTime.ofEpochSecond(Math.floorDiv(nanos, SECOND), 0, ZoneOffset.UTC)
                .format(DIGITS);
    }
}
