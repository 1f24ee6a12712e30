package org.spindle.result;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * Prevents a second run, of this process or another, from using a directory; released at the end of the process that
 * holds it.
 */
final class DirectoryLock implements AutoCloseable {

    private final Path file;
    private final FileChannel channel;

    private DirectoryLock(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /**
     * Takes the lock.
     *
     * @param place the directory as the user named it
     * @throws ResultException if another run has it
     */
    static DirectoryLock of(Path file, String place) throws IOException {
        while (true) {
            FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            @Nullable FileLock lock;
            try {
                lock = channel.tryLock();
            } catch (OverlappingFileLockException inThisProcess) {
                lock = null;
            } catch (IOException e) {
                channel.close();
                throw e;
            }
            if (lock == null) {
                channel.close();
                throw new ResultException(
                        place, "another run is writing there", "wait for it, or choose another directory");
            }
            // The previous owner may have deleted the file between the two calls above.
            if (Files.exists(file)) {
                return new DirectoryLock(file, channel);
            }
            channel.close();
        }
    }

    @Override
    public void close() throws IOException {
        try (channel) {
            Files.deleteIfExists(file);
        }
    }
}
