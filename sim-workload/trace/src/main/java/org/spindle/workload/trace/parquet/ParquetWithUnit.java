package org.spindle.workload.trace.parquet;

import org.spindle.duckdb.DuckDbDriver;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;

/** The trace formats {@code parquet-s}, {@code -ms}, {@code -us} and {@code -ns}: the unit of times whose column has none. */
public final class ParquetWithUnit {

    private ParquetWithUnit() {}

    private static TraceReader open(TraceInput input, TimeUnit unit) {
        return Parquet.open(input, DuckDbDriver.usual(), unit);
    }

    /** Times without a unit are seconds. */
    public static final class Seconds implements TraceFormat {

        public static final String NAME = "parquet-s";

        /** Returns 0, because no content shows that this is the right unit. */
        @Override
        public int recognise(byte[] head, int length) {
            return 0;
        }

        @Override
        public TraceReader open(TraceInput input) {
            return ParquetWithUnit.open(input, TimeUnit.S);
        }
    }

    /** Times without a unit are milliseconds. */
    public static final class Milliseconds implements TraceFormat {

        public static final String NAME = "parquet-ms";

        @Override
        public int recognise(byte[] head, int length) {
            return 0;
        }

        @Override
        public TraceReader open(TraceInput input) {
            return ParquetWithUnit.open(input, TimeUnit.MS);
        }
    }

    /** Times without a unit are microseconds. */
    public static final class Microseconds implements TraceFormat {

        public static final String NAME = "parquet-us";

        @Override
        public int recognise(byte[] head, int length) {
            return 0;
        }

        @Override
        public TraceReader open(TraceInput input) {
            return ParquetWithUnit.open(input, TimeUnit.US);
        }
    }

    /** Times without a unit are nanoseconds. */
    public static final class Nanoseconds implements TraceFormat {

        public static final String NAME = "parquet-ns";

        @Override
        public int recognise(byte[] head, int length) {
            return 0;
        }

        @Override
        public TraceReader open(TraceInput input) {
            return ParquetWithUnit.open(input, TimeUnit.NS);
        }
    }
}
