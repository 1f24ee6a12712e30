package org.spindle.cli.trace;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.spindle.cli.command.WholeFile;
import org.spindle.result.ResultException;
import org.spindle.result.UnfinishedFiles;
import org.spindle.result.WriteFailure;
import org.spindle.workload.trace.CompressedOutput;

/** A file, or standard output, that appears when it is finished; if closed before, it is discarded. */
final class PartialFile implements AutoCloseable {

    private static final int BUFFER = 256 << 10;

    private final Path file;
    private final Path partial;
    private final UnfinishedFiles files;

    /**
     * @throws ResultException if there is a directory of that name
     */
    PartialFile(Path file) {
        WholeFile.requireNoDirectory(file);
        this.file = file;
        files = new UnfinishedFiles(file.toString());
        partial = StandardStreams.isStandard(file)
                ? StandardStreams.temporary()
                : file.resolveSibling("." + file.getFileName() + ".partial");
    }

    /** Begins its content, which is compressed as the name of the file says; closed by the caller. */
    OutputStream content() {
        try {
            OutputStream content = files.create(
                    () -> new BufferedOutputStream(Files.newOutputStream(partial), BUFFER),
                    stream -> Files.deleteIfExists(partial));
            return CompressedOutput.to(file.toString(), content);
        } catch (IOException e) {
            throw failure(e);
        }
    }

    /** Publishes the closed content under its name. */
    void finish() {
        try {
            if (StandardStreams.isStandard(file)) {
                StandardStreams.print(partial);
            } else {
                files.finish(() -> Files.move(partial, file, StandardCopyOption.REPLACE_EXISTING));
            }
        } catch (IOException e) {
            throw failure(e);
        }
    }

    /** Returns the exception to throw if the content cannot be written. */
    ResultException failure(Exception e) {
        if (e instanceof UncheckedIOException unchecked && unchecked.getCause() != null) {
            return failure(unchecked.getCause());
        }
        String place = StandardStreams.isStandard(file) ? "standard output, collected in " + partial : file.toString();
        return WriteFailure.of(place, e instanceof IOException known ? known : new IOException(e));
    }

    @Override
    public void close() {
        try {
            files.close();
        } catch (IOException e) {
            throw failure(e);
        }
    }
}
