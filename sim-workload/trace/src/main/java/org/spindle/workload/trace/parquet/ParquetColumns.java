package org.spindle.workload.trace.parquet;

import static org.spindle.duckdb.DuckDb.identifier;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Size;
import org.spindle.spi.trace.TraceException;
import org.spindle.workload.trace.TimeUnit;

/**
 * The columns of a Parquet file, found by their types and their names, which are not case-sensitive. The names are a convention of csv sets
 * that are published again as Parquet; a name may end in its unit.
 */
final class ParquetColumns {

    private static final List<String> TIMES = List.of("timestamp", "ts", "time", "op_time", "start_time");
    private static final List<String> RESPONSES = List.of("latency", "response", "response_time", "simulated_latency");
    private static final List<String> DEVICES =
            List.of("device_id", "device", "volume", "volume_id", "disk", "dev", "lun", "filename");
    private static final List<String> OPERATIONS =
            List.of("op", "opcode", "op_type", "type", "rw", "io_type", "iotype");

    /** Each name with the bytes of its unit. */
    private static final Map<String, Integer> ADDRESSES =
            lengths(List.of("offset", "file_offset"), List.of("lba", "sector"));

    private static final Map<String, Integer> LENGTHS =
            lengths(List.of("length", "size", "io_size", "request_io_size"), List.of("sectors"));

    private static final Pattern WHOLE = Pattern.compile("U?(TINY|SMALL|BIG|HUGE)INT|U?INTEGER");
    private static final Pattern POINT_IN_TIME = Pattern.compile("TIMESTAMP.*");

    /**
     * A time as the database returns it.
     *
     * @param unit of the number
     * @param whole whether it is an integer, otherwise the text of a decimal
     */
    record Time(String name, String sql, TimeUnit unit, boolean whole) {}

    /**
     * An address or a length.
     *
     * @param unit in bytes
     */
    record ByteColumn(String name, String sql, int unit) {}

    /** A device: a number, or text if it has a name. */
    record Device(String sql, boolean named) {}

    private final String file;
    private final Map<String, String> types;
    private final @Nullable TimeUnit usualUnit;

    /**
     * @param types the types of the columns as DuckDB describes them, by name
     * @param usualUnit of times without a unit, null if there is none
     */
    ParquetColumns(String file, Map<String, String> types, @Nullable TimeUnit usualUnit) {
        this.file = file;
        this.types = types;
        this.usualUnit = usualUnit;
    }

    private static Map<String, Integer> lengths(List<String> bytes, List<String> sectors) {
        Map<String, Integer> units = new LinkedHashMap<>();
        for (String name : bytes) {
            units.put(name, 1);
            units.put(name + "_bytes", 1);
            units.put(name + "_sectors", Size.SECTOR);
        }
        sectors.forEach(name -> units.put(name, Size.SECTOR));
        return units;
    }

    Time arrival() {
        return required("time", time("time", TIMES), TIMES);
    }

    @Nullable
    Time response() {
        return time("response time", RESPONSES);
    }

    ByteColumn offset() {
        return required("address", extent("address", ADDRESSES), ADDRESSES.keySet());
    }

    ByteColumn length() {
        return required("length", extent("length", LENGTHS), LENGTHS.keySet());
    }

    @Nullable
    Device device() {
        String column = only("device", DEVICES);
        if (column == null) {
            return null;
        }
        boolean named = !WHOLE.matcher(type(column)).matches();
        return new Device(cast(column, named ? "VARCHAR" : "BIGINT"), named);
    }

    /** Returns the operation's text in SQL. */
    @Nullable
    String operation() {
        String column = only("operation", OPERATIONS);
        if (column != null && WHOLE.matcher(type(column)).matches()) {
            throw new TraceException(file + ": column '" + column
                    + "' has operations as numbers, whose meaning differs between programs: a read is 0 or 1;"
                    + " expected R and W");
        }
        return column == null ? null : cast(column, "VARCHAR");
    }

    private @Nullable Time time(String what, List<String> names) {
        List<String> known = new ArrayList<>(names);
        for (TimeUnit unit : TimeUnit.values()) {
            names.forEach(name -> known.add(name + unit.ending()));
        }
        String column = only(what, known);
        if (column == null) {
            return null;
        }
        if (POINT_IN_TIME.matcher(type(column)).matches()) {
            return new Time(column, "epoch_ns(" + identifier(column) + ")", TimeUnit.NS, true);
        }
        boolean whole = WHOLE.matcher(type(column)).matches();
        return new Time(column, cast(column, whole ? "BIGINT" : "VARCHAR"), unit(column), whole);
    }

    private TimeUnit unit(String column) {
        for (TimeUnit unit : TimeUnit.values()) {
            if (column.toLowerCase(Locale.ROOT).endsWith(unit.ending())) {
                return unit;
            }
        }
        if (usualUnit == null) {
            throw new TraceException(file + ": column '" + column + "' is " + type(column)
                    + ", which has no unit; select it by the format parquet-s, parquet-ms, parquet-us or parquet-ns");
        }
        return usualUnit;
    }

    private @Nullable ByteColumn extent(String what, Map<String, Integer> units) {
        String column = only(what, units.keySet());
        if (column == null) {
            return null;
        }
        if (!WHOLE.matcher(type(column)).matches()) {
            throw new TraceException(
                    file + ": column '" + column + "' is " + type(column) + "; expected a whole number");
        }
        Integer unit = units.get(column.toLowerCase(Locale.ROOT));
        return new ByteColumn(column, cast(column, "BIGINT"), unit == null ? 1 : unit);
    }

    /** Returns an expression that yields null for values that do not fit, so that one row does not end the query. */
    private static String cast(String column, String type) {
        return "TRY_CAST(" + identifier(column) + " AS " + type + ")";
    }

    private String type(String column) {
        return types.getOrDefault(column, "");
    }

    private @Nullable String only(String what, Iterable<String> names) {
        List<String> found = new ArrayList<>();
        for (String name : names) {
            types.keySet().stream().filter(name::equalsIgnoreCase).forEach(found::add);
        }
        if (found.size() > 1) {
            throw new TraceException(
                    file + ": columns '" + String.join("' and '", found) + "' could each be the " + what
                            + "; remove all but one, as in: spindle query \"COPY (SELECT * EXCLUDE (" + found.get(1)
                            + ") FROM 'old.parquet') TO 'new.parquet'\"");
        }
        return found.isEmpty() ? null : found.get(0);
    }

    private <T> T required(String what, @Nullable T found, Iterable<String> names) {
        if (found == null) {
            throw new TraceException(file + ": none of its columns " + String.join(", ", types.keySet()) + " is the "
                    + what + "; expected one named " + String.join(", ", names));
        }
        return found;
    }
}
