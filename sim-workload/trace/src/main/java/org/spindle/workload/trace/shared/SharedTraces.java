package org.spindle.workload.trace.shared;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.run.TraceOpener;
import org.spindle.spi.trace.TraceReader;

/**
 * Opens traces for several runs of one process: once a run has read a trace, the others read its records from memory, if they fit. Before
 * {@link #begin} every reader reads its file. A file that has changed since, and a file that is not regular, is read again. Thread-safe.
 */
public final class SharedTraces implements TraceOpener {

    /** Divisor of the JVM's maximal memory. */
    private static final int SHARE = 8;

    private final TraceOpener opener;
    private final Map<Version, CachedTrace> traces = new HashMap<>();
    private @Nullable MemoryBudget memory;

    /** A file in its state at a time. */
    private record Version(Path file, String format, long bytes, long modifiedMillis) {}

    public SharedTraces(TraceOpener opener) {
        this.opener = opener;
    }

    /** Keeps records read from now on, in up to an eighth of the memory. */
    public void begin() {
        begin(Runtime.getRuntime().maxMemory() / SHARE);
    }

    synchronized void begin(long bytes) {
        memory = new MemoryBudget(bytes);
    }

    @Override
    public TraceReader open(Path file, String format) {
        CachedTrace trace = trace(file, format);
        return trace == null ? opener.open(file, format) : trace.open();
    }

    private synchronized @Nullable CachedTrace trace(Path file, String format) {
        MemoryBudget share = memory;
        Version version = share == null ? null : version(file, format);
        return share == null || version == null
                ? null
                : traces.computeIfAbsent(version, v -> new CachedTrace(() -> opener.open(file, format), share));
    }

    private static @Nullable Version version(Path file, String format) {
        try {
            BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
            return now.isRegularFile()
                    ? new Version(
                            file.toAbsolutePath(),
                            format,
                            now.size(),
                            now.lastModifiedTime().toMillis())
                    : null;
        } catch (IOException e) {
            return null;
        }
    }
}
