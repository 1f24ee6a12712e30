package org.spindle.cli;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.jspecify.annotations.Nullable;
import org.spindle.disk.mechanics.DiskComponents;
import org.spindle.result.UnfinishedFiles;
import org.spindle.result.WriteFailure;
import org.spindle.run.RunObserver;
import org.spindle.spi.request.BufferOutcome;
import org.spindle.spi.request.PlaceComponent;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;

/** Writes a line for each request in the terms of DiskSim, times in milliseconds. The file appears under its name when it is complete. */
final class DiskSimRequests implements RunObserver, AutoCloseable {

    private static final String HEADER = "issue_ms,complete_ms,response_ms,op,lbn,sectors,buffer,cylinder,head,sector,"
            + "seek_cylinders,seek_ms,rotation_ms,transfer_ms";

    private final @Nullable UnfinishedFiles files;
    private final @Nullable Path target;
    private final @Nullable Path partial;
    private final @Nullable Writer lines;
    private @Nullable DiskComponents components;

    private DiskSimRequests(
            @Nullable UnfinishedFiles files, @Nullable Path target, @Nullable Path partial, @Nullable Writer lines) {
        this.files = files;
        this.target = target;
        this.partial = partial;
        this.lines = lines;
    }

    /**
     * @param target null to write nothing
     */
    static DiskSimRequests to(@Nullable Path target) {
        if (target == null) {
            return new DiskSimRequests(null, null, null, null);
        }
        Path partial = target.resolveSibling("." + target.getFileName() + ".partial");
        UnfinishedFiles files = new UnfinishedFiles(target.toString());
        try {
            Writer lines =
                    files.create(() -> Files.newBufferedWriter(partial), opened -> Files.deleteIfExists(partial));
            lines.write(HEADER + "\n");
            return new DiskSimRequests(files, target, partial, lines);
        } catch (IOException e) {
            files.abandon(e);
            throw WriteFailure.of(target.toString(), e);
        }
    }

    /** The declared components of disks; DiskSim has only disks. */
    @Override
    public void begin(RequestSchema schema) {
        components = DiskComponents.of(schema);
    }

    @Override
    public void completed(Request request) {
        if (lines == null || target == null || components == null) {
            return;
        }
        StringBuilder line = new StringBuilder(120);
        millis(line, request.arrived()).append(',');
        millis(line, request.completed()).append(',');
        millis(line, request.responseTime()).append(',');
        line.append(request.isRead() ? 'R' : request.isWrite() ? 'W' : 'X').append(',');
        line.append(request.sector()).append(',').append(request.sectors()).append(',');
        line.append(word(request.buffer())).append(',');
        line.append(place(request, components.cylinder())).append(',');
        line.append(place(request, components.head())).append(',');
        line.append(place(request, components.slot())).append(',');
        line.append(Math.max(0, request.quantity(components.seekDistance()))).append(',');
        millis(line, request.spent(components.seek())).append(',');
        millis(line, request.spent(components.rotation())).append(',');
        millis(line, request.spent(components.transfer())).append('\n');
        write(lines, target, line);
    }

    private static void write(Writer lines, Path target, StringBuilder line) {
        try {
            lines.append(line);
        } catch (IOException e) {
            throw WriteFailure.of(target.toString(), e);
        }
    }

    private static long place(Request request, PlaceComponent component) {
        return Math.max(0, request.place(component));
    }

    private static String word(BufferOutcome outcome) {
        return switch (outcome) {
            case MISS -> "nomatch";
            case PARTIAL_HIT -> "partial";
            case HIT -> "whole";
            case APPEND -> "append";
        };
    }

    /** Appends milliseconds with six decimals, which are nanoseconds. */
    private static StringBuilder millis(StringBuilder line, long nanos) {
        String digits = Long.toString(1_000_000 + nanos % 1_000_000);
        return line.append(nanos / 1_000_000).append('.').append(digits, 1, 7);
    }

    /** Gives the complete file its name. */
    void commit() {
        if (lines == null || files == null || target == null || partial == null) {
            return;
        }
        try {
            lines.close();
            files.finish(() -> Files.move(partial, target, StandardCopyOption.REPLACE_EXISTING));
        } catch (IOException e) {
            throw WriteFailure.of(target.toString(), e);
        }
    }

    @Override
    public void close() {
        if (lines == null || files == null || target == null) {
            return;
        }
        try (files) {
            lines.close();
        } catch (IOException e) {
            throw WriteFailure.of(target.toString(), e);
        }
    }
}
