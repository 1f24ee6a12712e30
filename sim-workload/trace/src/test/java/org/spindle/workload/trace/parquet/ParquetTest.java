package org.spindle.workload.trace.parquet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.duckdb.DuckDb;
import org.spindle.duckdb.DuckDbDriver;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.testkit.sim.TestRandom;
import org.spindle.workload.trace.DuckDbAtHand;
import org.spindle.workload.trace.TimeUnit;
import org.spindle.workload.trace.TraceFileOpener;

/** Compares Parquet files written by DuckDB with the rows written. */
class ParquetTest {

    @TempDir
    private Path directory;

    /** The names and units of the reference's section on Parquet, and of Thesios. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "1500 AS timestamp_us, 7 AS device_id, 'R' AS op, 4096::BIGINT AS \"offset\", 512 AS length, 20 AS"
                        + " latency_us | 1500000 | 7 | null | READ | 4096 | 512 | 20000",
                "TIMESTAMP '1970-01-01 00:00:01.000002' AS TS, 3::UBIGINT AS volume, 'w' AS opcode, 8::UBIGINT AS lba,"
                        + " 9 AS size | 1000002000 | 3 | null | WRITE | 4096 | 9 | -1",
                "TIMESTAMP_NS '1970-01-01 00:00:00.000000003' AS time, 'sda' AS disk, 'TRIM' AS type, 1 AS sector, 2"
                        + " AS sectors | 3 | 0 | sda | DISCARD | 512 | 1024 | -1",
                "TIMESTAMPTZ '1970-01-01 00:00:02+00' AS op_time, 4::SMALLINT AS dev, 'flush' AS io_type, 0 AS"
                        + " \"offset\", 0 AS io_size | 2000000000 | 4 | null | FLUSH | 0 | 0 | -1",
                "TIMESTAMP_MS '1970-01-01 00:00:00.004' AS timestamp, 'f' AS filename, 'READ' AS op_type,"
                        + " 70 AS file_offset, 5 AS request_io_size_bytes, 0.25 AS simulated_latency_s"
                        + " | 4000000 | 0 | f | READ | 70 | 5 | 250000000",
                "1.0000000015 AS start_time_s, 1 AS \"offset\", 1 AS length | 1000000002 | 0 | null | null | 1 | 1 |"
                        + " -1",
                "2.5::DOUBLE AS ts_ms, 1 AS \"offset\", 1 AS length | 2500000 | 0 | null | null | 1 | 1 | -1",
                "'3.5' AS ts_ms, 1 AS \"offset\", 1 AS length | 3500000 | 0 | null | null | 1 | 1 | -1"
            })
    void columnsAreFoundByNameAndUnitsByTypeOrName(
            String columns,
            long arrival,
            long device,
            String deviceName,
            String operation,
            long offset,
            long length,
            long response)
            throws SQLException {
        TraceRecord record = only(write("SELECT " + columns), null);
        assertThat(record.arrival).isEqualTo(arrival);
        assertThat(record.device).isEqualTo(device);
        assertThat(record.deviceName).isEqualTo(deviceName.equals("null") ? null : deviceName);
        assertThat(record.operationKnown).isEqualTo(!operation.equals("null"));
        assertThat(record.operation)
                .isEqualTo(operation.equals("null") ? Operation.READ : Operation.valueOf(operation));
        assertThat(record.offset).isEqualTo(offset);
        assertThat(record.length).isEqualTo(length);
        assertThat(record.response).isEqualTo(response);
    }

    /** "Take units from the logical type and otherwise from a parameter." */
    @Test
    void aTimeWithoutAUnitHasTheOneThatIsSaid() throws SQLException {
        Path file = write("SELECT 5 AS timestamp, 2 AS latency, 1 AS \"offset\", 1 AS length");
        assertThat(only(file, TimeUnit.MS).arrival).isEqualTo(5_000_000);
        assertThat(only(file, TimeUnit.S).response).isEqualTo(2_000_000_000);
        assertThatThrownBy(() -> only(file, null))
                .hasMessage(file + ": column 'timestamp' is INTEGER, which has no unit; select it by the format"
                        + " parquet-s, parquet-ms, parquet-us or parquet-ns");
        assertThat(only(write("SELECT 5 AS ts_us, 1 AS \"offset\", 1 AS length"), TimeUnit.S).arrival)
                .isEqualTo(5_000);
    }

    /** Row groups, dictionaries and pages of any compression: the rows are read in the order in which they were written. */
    @ParameterizedTest
    @CsvSource({"UNCOMPRESSED, V1", "SNAPPY, V1", "GZIP, V2", "ZSTD, V2", "LZ4_RAW, V2", "BROTLI, V1"})
    void rowsComeInTheFilesOrder(String compression, String version) throws SQLException {
        Path file = directory.resolve("rows.parquet");
        execute("COPY (SELECT i AS ts_ns, CASE WHEN i % 3 = 0 THEN 'R' ELSE 'W' END AS op, i * 7 % 1000 * 512 AS"
                + " \"offset\", 512 AS length, CASE WHEN i % 2 = 0 THEN i END AS latency_ns FROM range(10000)"
                + " t(i)) TO '"
                + file
                + "' (ROW_GROUP_SIZE 2048, COMPRESSION " + compression + ", PARQUET_VERSION " + version + ")");
        try (TraceReader reader = open(file, null)) {
            TraceRecord record = new TraceRecord();
            for (int i = 0; i < 10_000; i++) {
                assertThat(reader.next(record)).isTrue();
                assertThat(record.arrival).isEqualTo(i);
                assertThat(record.operation).isEqualTo(i % 3 == 0 ? Operation.READ : Operation.WRITE);
                assertThat(record.offset).isEqualTo(i * 7 % 1000 * 512);
                assertThat(record.response).isEqualTo(i % 2 == 0 ? i : TraceRecord.NONE);
                assertThat(reader.position()).isEqualTo("row " + (i + 1));
            }
            assertThat(reader.next(record)).isFalse();
        }
    }

    /** A row without a usable value is reported by its number, and the following rows can be read. */
    @Test
    void damagedRowsArePassedOver() throws SQLException {
        Path file = write("SELECT * FROM (VALUES (NULL, 'R', 0::UBIGINT, 1), (1, 'X', 0, 1), (2, NULL, 0, 1), (3, 'R',"
                + " 18446744073709551615, 1), (4, 'R', 0, -1), (-5, 'R', 0, 1), (6, 'R', 9223372036854775807, 9),"
                + " (9223372036854775807, 'R', 0, 1), (7, '', 0, 1)) t(ts_us, op, \"offset\", length)");
        List<String> complaints = new ArrayList<>();
        List<Long> arrivals = new ArrayList<>();
        try (TraceReader reader = open(file, null)) {
            TraceRecord record = new TraceRecord();
            boolean more = true;
            while (more) {
                try {
                    more = reader.next(record);
                    if (more) {
                        assertThat(record.operationKnown).isFalse();
                        arrivals.add(record.arrival);
                    }
                } catch (TraceException e) {
                    assertThat(e.isResumable()).isTrue();
                    complaints.add(e.getMessage().substring(file.toString().length()));
                }
            }
        }
        assertThat(arrivals).containsExactly(2_000L, 7_000L);
        assertThat(complaints)
                .containsExactly(
                        ": row 1: ts_us: expected a time",
                        ": row 2: operation 'X': expected R, W, read, write, trim, discard or flush",
                        ": row 4: offset: expected a whole number, not negative, of less than 2^63 bytes",
                        ": row 5: length: expected a whole number, not negative, of less than 2^63 bytes",
                        ": row 6: ts_us: expected a time from 0 to 292 years of nanoseconds",
                        ": row 7: offset: expected a request that ends below 2^63 bytes",
                        ": row 8: ts_us: expected a time from 0 to 292 years of nanoseconds");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "1 AS ts_us, 1 AS length | none of its columns ts_us, length is the address; expected one named"
                        + " offset,",
                "1 AS ts_us, 1 AS \"offset\" | none of its columns ts_us, offset is the length; expected one named"
                        + " length,",
                "1 AS when, 1 AS \"offset\", 1 AS length | is the time; expected one named timestamp, ts, time,",
                "1 AS ts_us, 1 AS time_us, 1 AS \"offset\", 1 AS length | columns 'ts_us' and 'time_us' could each be"
                        + " the time",
                "1 AS ts_us, 'a' AS \"offset\", 1 AS length | column 'offset' is VARCHAR; expected a whole number",
                "1 AS ts_us, 1 AS op, 1 AS \"offset\", 1 AS length | column 'op' has operations as numbers"
            })
    void otherColumnsAreRefused(String columns, String complaint) throws SQLException {
        Path file = write("SELECT " + columns);
        assertThatThrownBy(() -> only(file, null))
                .isInstanceOf(TraceException.class)
                .hasMessageStartingWith(file + ": ")
                .hasMessageContaining(complaint);
    }

    /** The database would read the name as a pattern of several files. */
    @Test
    void anyNameIsTheNameOfOneFile() throws SQLException, IOException {
        Path plain = write("SELECT 1 AS ts_us, 1 AS \"offset\", 1 AS length");
        Path odd = directory.resolve("tr*ce [a]? 'x'.parquet");
        Files.copy(write("SELECT 2 AS ts_us, 1 AS \"offset\", 1 AS length"), odd);
        Files.copy(plain, directory.resolve("trace a  'x'.parquet"));
        assertThat(only(odd, null).arrival).isEqualTo(2_000);
    }

    /** A damaged file yields rows or a complaint that names the file. */
    @Test
    void damagedFilesNeverCrashTheReader() throws SQLException, IOException {
        byte[] sound = Files.readAllBytes(
                write("SELECT i AS ts_us, 'sd' || (i % 3) AS dev, i * 512 AS \"offset\", 512 AS length FROM"
                        + " range(500) t(i)"));
        TestRandom random = new TestRandom(5);
        int refused = 0;
        for (int i = 0; i < 8; i++) {
            byte[] mutant = sound.clone();
            for (int change = 0; change < 3; change++) {
                mutant[4 + (int) random.nextLong(mutant.length - 4)] = (byte) random.nextLong();
            }
            Path file = Files.write(directory.resolve("mutant.parquet"), mutant);
            try (TraceReader reader = open(file, null)) {
                TraceRecord record = new TraceRecord();
                while (reader.next(record)) {
                    assertThat(record.length).isNotNegative();
                }
            } catch (TraceException e) {
                assertThat(e.getMessage()).startsWith(file + ": ");
                refused++;
            }
        }
        assertThat(refused).isPositive();
    }

    @Test
    void whatIsNoFileOrHasNoDriverIsRefusedWithWhatToDo() throws IOException {
        Path file = Files.writeString(directory.resolve("trace.parquet"), "PAR1");
        DuckDbDriver absent = new DuckDbDriver(directory.resolve("absent.jar"));
        TraceFileOpener opener = new TraceFileOpener(Map.of(Parquet.NAME, new Parquet(absent)));
        assertThat(opener.formatOf(file)).isEqualTo(Parquet.NAME);
        assertThatThrownBy(() -> opener.open(file, TraceFileOpener.AUTO))
                .hasMessage(file
                        + ": reading Parquet requires the database DuckDB, which does not come with Spindle; fetch it"
                        + " with: spindle query --install");
        TraceInput noFile = new TraceInput() {
            @Override
            public String name() {
                return "trace.parquet.gz";
            }

            @Override
            public InputStream stream() {
                return new ByteArrayInputStream(new byte[0]);
            }
        };
        assertThatThrownBy(() -> new Parquet(absent).open(noFile))
                .hasMessage("trace.parquet.gz: Parquet is compressed internally and read from its end; decompress the"
                        + " file");
    }

    private static TraceReader open(Path file, @Nullable TimeUnit unit) {
        return ParquetReader.open(file.toString(), file, DuckDbAtHand.driver(), unit);
    }

    private static TraceRecord only(Path file, @Nullable TimeUnit unit) {
        try (TraceReader reader = open(file, unit)) {
            TraceRecord record = new TraceRecord();
            assertThat(reader.next(record)).isTrue();
            assertThat(reader.next(new TraceRecord())).isFalse();
            return record;
        }
    }

    private Path write(String query) throws SQLException {
        Path file = directory.resolve("trace.parquet");
        execute("COPY (" + query + ") TO '" + file + "'");
        return file;
    }

    private static void execute(String sql) throws SQLException {
        try (DuckDb database = DuckDb.open(DuckDbAtHand.driver(), Map.of("threads", "1"));
                Statement statement = database.connection().createStatement()) {
            statement.execute(sql);
        }
    }
}
