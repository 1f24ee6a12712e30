package org.spindle.bench.trace;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.spindle.bench.Benchmarked;
import org.spindle.bench.Drives;
import org.spindle.random.RandomStreams;
import org.spindle.spi.request.Operation;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.spi.trace.TraceWriter;
import org.spindle.spi.trace.WritableTraceFormat;

/** The same requests, read from each format that Spindle writes; in memory, one operation is one request. */
public class WrittenTraceBenchmark extends Benchmarked {

    private static final int RECORDS = 10_000;

    @Param({"compact", "blkparse", "disksim-ascii", "msr", "fio-iolog", "oracle-general"})
    String format;

    private final TraceRecord into = new TraceRecord();
    private TraceFormat reading;
    private TraceInput input;

    private record Written(String name, byte[] content) implements TraceInput {
        @Override
        public InputStream stream() {
            return new ByteArrayInputStream(content);
        }
    }

    @Setup
    public void write() {
        reading = new Drives().spindle().registry().make(TraceFormat.KIND, format);
        RandomStream random = new RandomStreams(1, 0).stream("trace");
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        TraceRecord record = new TraceRecord();
        try (TraceWriter writer = ((WritableTraceFormat) reading).create(content)) {
            for (int i = 0; i < RECORDS; i++) {
                record.clear();
                record.arrival = i * 1_000_000L;
                record.offset = 4096 * random.nextLong(40_000_000);
                record.length = 4096;
                record.operation = random.nextLong(3) > 0 ? Operation.READ : Operation.WRITE;
                writer.fit(record);
                writer.write(record);
            }
        }
        input = new Written(format, content.toByteArray());
    }

    @Benchmark
    @OperationsPerInvocation(RECORDS)
    public long read() {
        long records = 0;
        try (TraceReader reader = reading.open(input)) {
            while (reader.next(into)) {
                records++;
            }
        }
        if (records != RECORDS) {
            throw new IllegalStateException(format + ": " + records + " records instead of " + RECORDS);
        }
        return records;
    }
}
