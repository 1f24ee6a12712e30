package org.spindle.sweep;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * The row of a run as its line of {@code runs.jsonl}. Rows are long: of a row that is read from a file only the key of the run is
 * kept, after a check that the line is complete.
 */
public final class RowLine {

    private final String id;
    private final int point;
    private final int replication;
    private final boolean failed;
    private final byte[] bytes;

    RowLine(String id, int point, int replication, boolean failed, byte[] bytes) {
        this.id = id;
        this.point = point;
        this.replication = replication;
        this.failed = failed;
        this.bytes = bytes;
    }

    public static RowLine of(RunRow row) {
        return new RowLine(row.id(), row.point(), row.replication(), row.failed(), RowJson.write(row));
    }

    /**
     * Parses a line.
     *
     * @return null if the line is not a row, is cut off or damaged
     */
    static @Nullable RowLine read(byte[] line) {
        if (line[line.length - 1] != '\n') {
            return null;
        }
        try (JsonParser json = Json.MAPPER.createParser(line)) {
            return read(json, line);
        } catch (JacksonException damaged) {
            return null;
        }
    }

    private static @Nullable RowLine read(JsonParser json, byte[] line) {
        if (json.nextToken() != JsonToken.START_OBJECT) {
            return null;
        }
        @Nullable String id = null;
        @Nullable String status = null;
        int point = -1;
        int replication = -1;
        boolean measured = false;
        while (json.nextToken() == JsonToken.PROPERTY_NAME) {
            String key = json.currentName();
            json.nextToken();
            switch (key) {
                case "id" -> id = json.getValueAsString();
                case "point" -> point = json.getValueAsInt(-1);
                case "replication" -> replication = json.getValueAsInt(-1);
                case "status" -> status = json.getValueAsString();
                case "metrics" -> measured = json.isExpectedStartArrayToken();
                default -> {}
            }
            json.skipChildren();
        }
        if (json.nextToken() != null || id == null || status == null || !measured) {
            return null;
        }
        return new RowLine(id, point, replication, status.equals("failed"), line);
    }

    /** Returns the id of the run in the plan. */
    public String id() {
        return id;
    }

    /** Returns the number of the point, from 0. */
    public int point() {
        return point;
    }

    /** Returns the number of the replication, from 0. */
    public int replication() {
        return replication;
    }

    public boolean failed() {
        return failed;
    }

    /** Returns the line in UTF-8, ended by a line feed; not a copy. */
    public byte[] bytes() {
        return bytes;
    }
}
