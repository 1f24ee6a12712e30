package org.spindle.bench.trace;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Setup;
import org.spindle.bench.Benchmarked;
import org.spindle.bench.Drives;
import org.spindle.plugin.Registry;
import org.spindle.random.RandomStreams;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.spi.trace.TraceWriter;
import org.spindle.spi.trace.WritableTraceFormat;

/** Records of a trace that is in memory; one operation is one request. */
public class TraceReadingBenchmark extends Benchmarked {

    private static final int RECORDS = 10_000;

    private final Registry registry = new Drives().spindle().registry();
    private final TraceFormat blkparse = registry.make(TraceFormat.KIND, "blkparse");
    private final TraceFormat diskSimAscii = registry.make(TraceFormat.KIND, "disksim-ascii");
    private final TraceFormat alibaba = registry.make(TraceFormat.KIND, "alibaba");
    private final TraceFormat msr = registry.make(TraceFormat.KIND, "msr");
    private final TraceRecord into = new TraceRecord();
    private final TraceFormat compact = registry.make(TraceFormat.KIND, "compact");
    private byte[] blkparseText;
    private byte[] diskSimAsciiText;
    private byte[] compactContent;
    private byte[] alibabaText;
    private byte[] msrText;

    private record Text(String name, byte[] content) implements TraceInput {
        @Override
        public InputStream stream() {
            return new ByteArrayInputStream(content);
        }
    }

    @Setup
    public void write() {
        RandomStream random = new RandomStreams(1, 0).stream("trace");
        StringBuilder events = new StringBuilder();
        StringBuilder requests = new StringBuilder();
        StringBuilder rows = new StringBuilder();
        StringBuilder timed = new StringBuilder();
        for (int i = 0; i < RECORDS; i++) {
            long sector = 8 * random.nextLong(40_000_000);
            boolean read = random.nextLong(3) > 0;
            String operation = read ? "R" : "W";
            event(events, i, 0, "Q", operation, sector);
            event(events, i, 9, "D", operation, sector);
            event(events, i, 800, "C", operation, sector);
            requests.append(String.format(Locale.ROOT, "%.6f 0 %d 8 %d%n", i * 1.0, sector, read ? 1 : 0));
            long time = 1_577_808_000_000_000L + 50L * i;
            rows.append(String.format(Locale.ROOT, "%d,%s,%d,4096,%d%n", i % 500, operation, 512 * sector, time));
            timed.append(String.format(
                    Locale.ROOT,
                    "%d,usr,%d,%s,%d,4096,%d%n",
                    128_166_372_003_061_629L + 500L * i,
                    i % 3,
                    read ? "Read" : "Write",
                    512 * sector,
                    20_000 + i));
        }
        blkparseText = events.toString().getBytes(StandardCharsets.US_ASCII);
        alibabaText = rows.toString().getBytes(StandardCharsets.US_ASCII);
        msrText = timed.toString().getBytes(StandardCharsets.US_ASCII);
        diskSimAsciiText = requests.toString().getBytes(StandardCharsets.US_ASCII);
        compactContent = converted(new Text("blkparse", blkparseText));
    }

    /** The requests of the blkparse text with all their recorded properties. */
    private byte[] converted(TraceInput input) {
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        try (TraceReader reader = blkparse.open(input);
                TraceWriter writer = ((WritableTraceFormat) compact).create(content)) {
            while (reader.next(into)) {
                writer.fit(into);
                writer.write(into);
            }
        }
        return content.toByteArray();
    }

    private static void event(StringBuilder to, int request, int micros, String action, String operation, long sector) {
        to.append(String.format(
                Locale.ROOT,
                "  8,0    1 %8d %5d.%09d  4287  %s  %s %d + 8 [java]%n",
                3 * request + 1,
                request / 1000,
                request % 1000 * 1_000_000 + micros * 1000,
                action,
                operation,
                sector));
    }

    @Benchmark
    @OperationsPerInvocation(RECORDS)
    public long blkparse() {
        return read(blkparse, new Text("blkparse", blkparseText));
    }

    @Benchmark
    @OperationsPerInvocation(RECORDS)
    public long diskSimAscii() {
        return read(diskSimAscii, new Text("disksim-ascii", diskSimAsciiText));
    }

    @Benchmark
    @OperationsPerInvocation(RECORDS)
    public long compact() {
        return read(compact, new Text("compact", compactContent));
    }

    @Benchmark
    @OperationsPerInvocation(RECORDS)
    public long alibaba() {
        return read(alibaba, new Text("alibaba", alibabaText));
    }

    @Benchmark
    @OperationsPerInvocation(RECORDS)
    public long msr() {
        return read(msr, new Text("msr", msrText));
    }

    private long read(TraceFormat format, TraceInput input) {
        long records = 0;
        try (TraceReader reader = format.open(input)) {
            while (reader.next(into)) {
                records++;
            }
        }
        if (records != RECORDS) {
            throw new IllegalStateException(input.name() + ": " + records + " records instead of " + RECORDS);
        }
        return records;
    }
}
