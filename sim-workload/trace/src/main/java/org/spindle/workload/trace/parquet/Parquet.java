package org.spindle.workload.trace.parquet;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.spindle.duckdb.DuckDbDriver;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.workload.trace.Magic;
import org.spindle.workload.trace.TimeUnit;

/** The trace format {@code parquet}; times count from the Unix epoch if the types of the file's columns do. */
public final class Parquet implements TraceFormat {

    public static final String NAME = "parquet";

    private static final int CERTAIN = 100;
    private static final String MAGIC = "PAR1";

    private final @Nullable DuckDbDriver driver;

    /** Creates the format with the driver that {@code spindle query --install} fetches. */
    public Parquet() {
        this(null);
    }

    /**
     * Creates the format with another driver.
     *
     * @param driver null for the usual one
     */
    public Parquet(@Nullable DuckDbDriver driver) {
        this.driver = driver;
    }

    @Override
    public int recognise(byte[] head, int length) {
        return Magic.begins(head, length, MAGIC) ? CERTAIN : 0;
    }

    @Override
    public TraceReader open(TraceInput input) {
        return open(input, driver == null ? DuckDbDriver.usual() : driver, null);
    }

    /**
     * Opens a file.
     *
     * @param unit of times whose column has no unit, null to refuse such a column
     */
    static TraceReader open(TraceInput input, DuckDbDriver driver, @Nullable TimeUnit unit) {
        Path file = input.file();
        if (file == null) {
            throw new TraceException(
                    input.name() + ": Parquet is compressed internally and read from its end; decompress the file");
        }
        if (!driver.isPresent()) {
            throw new TraceException(
                    input.name() + ": reading Parquet requires the database DuckDB, which does not come with"
                            + " Spindle; fetch it with: spindle query --install");
        }
        TraceReader reader = ParquetReader.open(input.name(), file, driver, unit);
        try {
            input.stream().close();
        } catch (IOException e) {
            reader.close();
            throw new TraceException(input.name() + ": cannot be closed: " + e.getMessage(), e);
        }
        return reader;
    }
}
