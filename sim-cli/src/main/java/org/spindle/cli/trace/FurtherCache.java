package org.spindle.cli.trace;

import org.jspecify.annotations.Nullable;
import org.spindle.cli.command.UsageException;
import org.spindle.spi.config.Size;
import org.spindle.spi.trace.TraceReader;
import org.spindle.workload.trace.transform.CachedReader;
import picocli.CommandLine.Option;

/** A write-back cache between the traced requests and those that are kept. */
final class FurtherCache {

    @Option(
            names = "--cache",
            paramLabel = "SIZE",
            description = "The requests below a further LRU write-back cache of this size: missing reads"
                    + " and write-backs.")
    private @Nullable String size;

    @Option(
            names = "--max-dirty",
            paramLabel = "TIME",
            defaultValue = "30 s",
            description = "How long a block may be dirty in that cache (default: ${DEFAULT-VALUE}).")
    private String mostDirty;

    @Option(
            names = "--max-write",
            paramLabel = "SIZE",
            defaultValue = "512 sectors",
            description = "Largest write of that cache (default: ${DEFAULT-VALUE}).")
    private String mostWritten;

    boolean isWanted() {
        return size != null;
    }

    /** Returns the requests below the cache, if there is to be one; otherwise those given. */
    TraceReader above(String name, TraceReader requests) {
        return size == null ? requests : new CachedReader(name, requests, of(size));
    }

    private CachedReader.Cache of(String bytes) {
        try {
            return new CachedReader.Cache(Values.size("--cache", bytes), Values.time("--max-dirty", mostDirty), (int)
                    Math.min(Integer.MAX_VALUE, Values.size("--max-write", mostWritten) / Size.SECTOR));
        } catch (IllegalArgumentException e) {
            throw new UsageException("--cache: " + e.getMessage());
        }
    }
}
