package org.spindle.workload.trace.parquet;

import org.spindle.duckdb.DuckDbDriver;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.workload.trace.TimeUnit;

/** The trace formats {@code parquet-s}, {@code -ms}, {@code -us} and {@code -ns}: the unit of times whose column has none. */
public enum ParquetWithUnit implements TraceFormat {
    SECONDS("parquet-s", TimeUnit.S),
    MILLISECONDS("parquet-ms", TimeUnit.MS),
    MICROSECONDS("parquet-us", TimeUnit.US),
    NANOSECONDS("parquet-ns", TimeUnit.NS);

    private final String type;
    private final TimeUnit unit;

    ParquetWithUnit(String type, TimeUnit unit) {
        this.type = type;
        this.unit = unit;
    }

    /** Returns the name of the format. */
    public String type() {
        return type;
    }

    /** Returns 0, because no content shows that this is the right unit. */
    @Override
    public int recognise(byte[] head, int length) {
        return 0;
    }

    @Override
    public TraceReader open(TraceInput input) {
        return Parquet.open(input, DuckDbDriver.usual(), unit);
    }
}
