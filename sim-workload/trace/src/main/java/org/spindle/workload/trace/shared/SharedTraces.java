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
 * Opens traces for several runs of one process: once a run has read a trace, the others get its records from memory, if they fit there.
 * Until {@link #begin} it opens files only. A file that has changed since, and what is no plain file, is read anew. Several
 * threads may share it.
 */
public final class SharedTraces implements TraceOpener {

    /** Of the memory that the JVM may take. */
    private static final int SHARE = 8;

    private final TraceOpener opener;
    private final Map<Version, KeptTrace> traces = new HashMap<>();
    private @Nullable MemoryShare memory;

    /** A file as it was at a time. */
    private record Version(Path file, String format, long bytes, long modifiedMillis) {}

    public SharedTraces(TraceOpener opener) {
        this.opener = opener;
    }

    /** Keeps what is read from now on, in up to an eighth of the memory. */
    public void begin() {
        begin(Runtime.getRuntime().maxMemory() / SHARE);
    }

    synchronized void begin(long bytes) {
        memory = new MemoryShare(bytes);
    }

    @Override
    public TraceReader open(Path file, String format) {
        KeptTrace trace = trace(file, format);
        return trace == null ? opener.open(file, format) : trace.open();
    }

    private synchronized @Nullable KeptTrace trace(Path file, String format) {
        MemoryShare share = memory;
        Version version = share == null ? null : version(file, format);
        return share == null || version == null
                ? null
                : traces.computeIfAbsent(version, v -> new KeptTrace(() -> opener.open(file, format), share));
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
