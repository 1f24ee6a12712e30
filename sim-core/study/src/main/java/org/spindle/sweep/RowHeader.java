package org.spindle.sweep;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * The line before a row that one process prints for another: the run of the row, its length and its checksum. Rows are long;
 * with a header the receiver need not parse a row to find its end and to check that it is complete.
 */
public final class RowHeader {

    private static final byte[] START = "{\"row\":".getBytes(StandardCharsets.US_ASCII);

    private final JsonNode header;

    private RowHeader(JsonNode header) {
        this.header = header;
    }

    /** Returns a header followed by the row, to be printed in one call, so that no other output comes between them. */
    public static byte[] print(RowLine row) {
        byte[] header = Json.line(json -> {
            json.writeStringProperty("row", row.id());
            json.writeNumberProperty("point", row.point());
            json.writeNumberProperty("replication", row.replication());
            json.writeBooleanProperty("failed", row.failed());
            json.writeNumberProperty("length", row.bytes().length);
            json.writeNumberProperty("crc32c", checksum(row.bytes()));
        });
        byte[] printed = Arrays.copyOf(header, header.length + row.bytes().length);
        System.arraycopy(row.bytes(), 0, printed, header.length, row.bytes().length);
        return printed;
    }

    /** Reads a line; returns null if it is not a header. */
    static @Nullable RowHeader read(byte[] line) {
        if (!Arrays.equals(START, 0, START.length, line, 0, Math.min(START.length, line.length))) {
            return null;
        }
        try {
            JsonNode header = Json.MAPPER.readTree(line);
            return header.path("length").asInt(0) > 0 ? new RowHeader(header) : null;
        } catch (JacksonException damaged) {
            return null;
        }
    }

    /** Returns the length of the row with its line feed, in bytes. */
    int length() {
        return Json.integer(header, "length");
    }

    /**
     * Returns the row.
     *
     * @param line that follows the header
     * @return null if the line is another row, cut off or damaged
     */
    @Nullable
    RowLine of(byte[] line) {
        if (line.length != length() || checksum(line) != header.path("crc32c").asLong(-1)) {
            return null;
        }
        return new RowLine(
                Json.text(header, "row"),
                Json.integer(header, "point"),
                Json.integer(header, "replication"),
                header.required("failed").booleanValue(),
                line);
    }

    private static long checksum(byte[] line) {
        CRC32C checksum = new CRC32C();
        checksum.update(line);
        return checksum.getValue();
    }
}
