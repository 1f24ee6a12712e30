package org.spindle.workload.trace.parquet;

import static org.spindle.duckdb.DuckDb.literal;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.duckdb.DuckDb;
import org.spindle.duckdb.DuckDbDriver;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.DeviceNumbers;
import org.spindle.workload.trace.TimeUnit;

/** Reads rows in the file's order as the database returns them, a batch at a time. */
final class ParquetReader implements TraceReader {

    private static final int ARRIVAL = 1;
    private static final int OFFSET = 2;
    private static final int LENGTH = 3;
    private static final int DEVICE = 4;
    private static final int OPERATION = 5;
    private static final int RESPONSE = 6;

    /** One thread preserves the order; a streamed result is not held in memory as a whole. */
    private static final Map<String, String> SETTINGS = Map.of("threads", "1", "jdbc_stream_results", "true");

    private final String name;
    private final DuckDb database;
    private final Statement statement;
    private final ResultSet rows;
    private final ParquetColumns.Time arrival;
    private final ParquetColumns.ByteColumn offset;
    private final ParquetColumns.ByteColumn length;
    private final ParquetColumns.@Nullable Device device;
    private final ParquetColumns.@Nullable Time response;
    private final boolean toldOperation;
    private final DeviceNumbers numbers = new DeviceNumbers();
    private long row;

    private ParquetReader(String name, Path file, DuckDb database, @Nullable TimeUnit unit) throws SQLException {
        this.name = name;
        this.database = database;
        statement = database.connection().createStatement();
        String table = "read_parquet(" + literal(pattern(file)) + ", hive_partitioning = false)";
        ParquetColumns columns = new ParquetColumns(name, types(table), unit);
        arrival = columns.arrival();
        offset = columns.offset();
        length = columns.length();
        device = columns.device();
        response = columns.response();
        String operation = columns.operation();
        toldOperation = operation != null;
        rows = statement.executeQuery("SELECT " + arrival.sql() + ", " + offset.sql() + ", " + length.sql() + ", "
                + (device == null ? "NULL" : device.sql()) + ", " + (operation == null ? "NULL" : operation) + ", "
                + (response == null ? "NULL" : response.sql()) + " FROM " + table);
    }

    /**
     * Opens a database for the file.
     *
     * @param unit of times whose column has no unit, null to refuse such a column
     * @throws TraceException if the file is damaged, or lacks the columns of a trace
     */
    static ParquetReader open(String name, Path file, DuckDbDriver driver, @Nullable TimeUnit unit) {
        try {
            DuckDb database = DuckDb.open(driver, SETTINGS);
            try {
                return new ParquetReader(name, file, database, unit);
            } catch (SQLException | RuntimeException e) {
                database.close();
                throw e;
            }
        } catch (SQLException e) {
            throw new TraceException(name + ": cannot be read as Parquet: " + e.getMessage(), e);
        }
    }

    /** Returns a pattern that matches only the file, as the database interprets file names as patterns. */
    private static String pattern(Path file) {
        return file.toAbsolutePath().toString().replaceAll("[*?\\[]", "[$0]");
    }

    private Map<String, String> types(String table) throws SQLException {
        Map<String, String> types = new LinkedHashMap<>();
        try (ResultSet described = statement.executeQuery("DESCRIBE SELECT * FROM " + table)) {
            while (described.next()) {
                types.put(described.getString(1), described.getString(2));
            }
        }
        return types;
    }

    @Override
    public boolean next(TraceRecord into) {
        try {
            if (!rows.next()) {
                return false;
            }
            row++;
            into.clear();
            into.arrival = present(arrival.name(), nanos(ARRIVAL, arrival));
            into.offset = bytes(OFFSET, offset);
            into.length = bytes(LENGTH, length);
            if (into.offset > Long.MAX_VALUE - into.length) {
                throw bad(offset.name(), "a request that ends below 2^63 bytes");
            }
            setDevice(into);
            setOperation(into);
            into.response = response == null ? TraceRecord.NONE : nanos(RESPONSE, response);
            return true;
        } catch (SQLException e) {
            throw new TraceException(name + ": after row " + row + ": " + e.getMessage(), e);
        }
    }

    private void setDevice(TraceRecord into) throws SQLException {
        if (device == null) {
            return;
        }
        if (device.named()) {
            String called = rows.getString(DEVICE);
            if (called == null) {
                throw bad("device", "a name");
            }
            into.device = numbers.of(called);
            into.deviceName = called;
        } else {
            into.device = rows.getLong(DEVICE);
            if (rows.wasNull() || into.device < 0) {
                throw bad("device", "a whole number, not negative, below 2^63");
            }
        }
    }

    /** Sets the operation; no value stands for an unknown operation. */
    private void setOperation(TraceRecord into) throws SQLException {
        String text = toldOperation ? rows.getString(OPERATION) : null;
        if (text == null || text.isEmpty()) {
            into.operationKnown = false;
            return;
        }
        into.operation = switch (text.toLowerCase(Locale.ROOT)) {
            case "r", "read" -> Operation.READ;
            case "w", "write" -> Operation.WRITE;
            case "d", "discard", "t", "trim" -> Operation.DISCARD;
            case "f", "flush" -> Operation.FLUSH;
            default -> throw bad("operation '" + text + "'", "R, W, read, write, trim, discard or flush");
        };
    }

    private long bytes(int column, ParquetColumns.ByteColumn extent) throws SQLException {
        long value = rows.getLong(column);
        if (rows.wasNull() || value < 0 || value > Long.MAX_VALUE / extent.unit()) {
            throw bad(extent.name(), "a whole number, not negative, of less than 2^63 bytes");
        }
        return value * extent.unit();
    }

    private long present(String column, long value) {
        if (value == TraceRecord.NONE) {
            throw bad(column, "a time");
        }
        return value;
    }

    /** Returns NONE if the row has no value. */
    private long nanos(int column, ParquetColumns.Time time) throws SQLException {
        try {
            long nanos;
            if (time.whole()) {
                long value = rows.getLong(column);
                if (rows.wasNull()) {
                    return TraceRecord.NONE;
                }
                nanos = Math.multiplyExact(value, time.unit().nanos());
            } else {
                String text = rows.getString(column);
                if (text == null) {
                    return TraceRecord.NONE;
                }
                nanos = new BigDecimal(text)
                        .multiply(BigDecimal.valueOf(time.unit().nanos()))
                        .setScale(0, RoundingMode.HALF_UP)
                        .longValueExact();
            }
            if (nanos >= 0) {
                return nanos;
            }
        } catch (ArithmeticException | NumberFormatException e) {
            // The error follows below.
        }
        throw bad(time.name(), "a time from 0 to 292 years of nanoseconds");
    }

    private TraceException bad(String what, String expected) {
        return TraceException.ofRecord(name + ": " + position() + ": " + what + ": expected " + expected);
    }

    @Override
    public String position() {
        return "row " + row;
    }

    @Override
    public void close() {
        try (database;
                statement;
                rows) {
            // Closes all three, even if closing one of them fails.
        } catch (SQLException e) {
            throw new TraceException(name + ": cannot be closed: " + e.getMessage(), e);
        }
    }
}
