package org.spindle.cli.extract;

import com.sun.nio.file.ExtendedOpenOption;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import org.spindle.cli.command.UsageException;
import org.spindle.disk.extract.ProbedDisk;
import org.spindle.spi.config.Size;

/** A block device or file of this computer, past the operating system's cache (direct I/O). */
final class DirectDisk implements ProbedDisk, AutoCloseable {

    private final FileChannel channel;
    private final ByteBuffer buffer;
    private final long sectors;
    private final int leastSectors;

    /**
     * Opens it.
     *
     * @param isWritten whether its data may be lost
     * @param largest sectors of the largest request
     * @throws UsageException if it cannot be opened for direct I/O
     */
    DirectDisk(Path path, boolean isWritten, int largest) {
        Set<OpenOption> options = new LinkedHashSet<>();
        options.add(StandardOpenOption.READ);
        options.add(ExtendedOpenOption.DIRECT);
        if (isWritten) {
            options.add(StandardOpenOption.WRITE);
        }
        try {
            int block = (int) Files.getFileStore(path).getBlockSize();
            channel = FileChannel.open(path, options);
            sectors = channel.size() / Size.SECTOR;
            leastSectors = Math.max(1, block / Size.SECTOR);
            buffer = ByteBuffer.allocateDirect(largest * Size.SECTOR + block).alignedSlice(block);
        } catch (IOException | UnsupportedOperationException e) {
            throw new UsageException(path + " cannot be opened for direct I/O (" + e
                    + ")\n  name a block device or a file on a file system that supports it, which you may read");
        }
    }

    @Override
    public long sectors() {
        return sectors;
    }

    @Override
    public int leastSectors() {
        return leastSectors;
    }

    @Override
    public long now() {
        return System.nanoTime();
    }

    @Override
    public void read(long sector, int count) {
        buffer.clear().limit(count * Size.SECTOR);
        try {
            channel.read(buffer, sector * Size.SECTOR);
        } catch (IOException e) {
            throw new UncheckedIOException("sector " + sector + " cannot be read", e);
        }
    }

    @Override
    public void write(long sector, int count) {
        buffer.clear().limit(count * Size.SECTOR);
        try {
            channel.write(buffer, sector * Size.SECTOR);
        } catch (IOException e) {
            throw new UncheckedIOException("sector " + sector + " cannot be written", e);
        }
    }

    @Override
    public void rest(long nanos) {
        long until = System.nanoTime() + nanos;
        while (System.nanoTime() < until) {
            LockSupport.parkNanos(until - System.nanoTime());
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
