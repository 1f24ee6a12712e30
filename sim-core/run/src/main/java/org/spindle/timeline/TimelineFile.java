package org.spindle.timeline;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;
import org.spindle.result.ResultException;
import org.spindle.result.UnfinishedFiles;
import org.spindle.result.WriteFailure;

/**
 * A timeline's file being written: {@code .json}, or {@code .json.gz} compressed. It is written under a hidden name and
 * renamed in {@link #commit}; an end before that leaves an older file unchanged.
 */
public final class TimelineFile implements AutoCloseable {

    private static final String PLAIN = ".json";
    private static final String COMPRESSED = ".json.gz";

    private final UnfinishedFiles files;
    private final Path target;
    private final String place;
    private final Path partial;
    private final OutputStream stream;
    private final RunTimeline timeline;
    private boolean open = true;

    private TimelineFile(
            UnfinishedFiles files, Path target, Path partial, OutputStream stream, @Nullable TimelineWindow window) {
        this.files = files;
        this.target = target;
        this.partial = partial;
        this.stream = stream;
        place = target.toString();
        timeline = new RunTimeline(place, stream, window);
    }

    /**
     * Checks a name.
     *
     * @return null if it is allowed, otherwise what is wrong and what would be right
     */
    public static @Nullable String refusal(Path target) {
        String name = String.valueOf(target.getFileName());
        if (!name.endsWith(PLAIN) && !name.endsWith(COMPRESSED)) {
            return "a timeline is written as JSON, not as '" + name + "'; end its name with " + PLAIN + " or "
                    + COMPRESSED;
        }
        return Files.isDirectory(target) ? target + " is a directory; name a file" : null;
    }

    /**
     * Begins a file.
     *
     * @param target with a name that {@link #refusal} allows; an older file is replaced at the end
     * @param scratch directory of the file until then, on the target's file system; created if it is missing
     * @param window null for the default
     * @throws ResultException if it cannot be begun
     */
    public static TimelineFile create(Path target, Path scratch, @Nullable TimelineWindow window) {
        UnfinishedFiles files = new UnfinishedFiles(target.toString());
        try {
            Files.createDirectories(scratch);
            Path partial = files.create(
                    () -> createdIn(scratch, "." + target.getFileName() + ".partial"), Files::deleteIfExists);
            OutputStream file = Files.newOutputStream(partial, StandardOpenOption.WRITE);
            boolean compressed = String.valueOf(target.getFileName()).endsWith(COMPRESSED);
            OutputStream stream = compressed ? new GZIPOutputStream(file, 1 << 16) : file;
            return new TimelineFile(files, target, partial, stream, window);
        } catch (IOException e) {
            files.abandon(e);
            throw WriteFailure.of(target.toString(), e);
        }
    }

    /** Returns the timeline to pass to a run, which finishes it. */
    public RunTimeline timeline() {
        return timeline;
    }

    /**
     * Renames the file to its target name, in place of an older one.
     *
     * @throws ResultException if that fails; an older file is then unchanged
     */
    public void commit() {
        try {
            stream.close();
            Path parent = target.toAbsolutePath().getParent();
            if (parent != null) {
                Files.createDirectories(parent);
            }
            files.finish(() ->
                    Files.move(partial, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING));
        } catch (IOException e) {
            throw WriteFailure.of(place, e);
        }
        open = false;
    }

    /** Deletes the file unless {@link #commit} was called. */
    @Override
    public void close() {
        if (open) {
            open = false;
            closeStream();
            try {
                files.close();
            } catch (IOException e) {
                throw WriteFailure.of(place, e);
            }
        }
    }

    /** A failure to write a file that is discarded is ignored. */
    @SuppressWarnings("EmptyCatch")
    private void closeStream() {
        try {
            stream.close();
        } catch (IOException discarded) {
            // The file is deleted next.
        }
    }

    /** The name is unique, because another run may be writing a timeline of the same name. */
    private static Path createdIn(Path directory, String name) throws IOException {
        for (int number = 1; ; number++) {
            try {
                return Files.createFile(directory.resolve(number == 1 ? name : name + "-" + number));
            } catch (FileAlreadyExistsException taken) {
                // the next number is tried
            }
        }
    }
}
