package org.spindle.sweep;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import org.spindle.result.ResultException;
import org.spindle.result.WriteFailure;

/**
 * The rows of a sweep on disk, appended as the runs end. A line that was cut off by the end of a process, or that cannot be
 * read, counts as not there. Knows of each row only where it is.
 */
final class RowLog implements AutoCloseable {

    private static final long ABSENT = -1;

    private final Path file;
    private final int replications;
    private final long[] starts;
    private final FileChannel channel;
    private long end;
    private int present;

    private RowLog(Path file, int replications, int runs, FileChannel channel) {
        this.file = file;
        this.replications = replications;
        this.channel = channel;
        starts = new long[runs];
        Arrays.fill(starts, ABSENT);
    }

    /**
     * Opens the log, which is made if there is none.
     *
     * @throws ResultException if it cannot be read or written
     */
    static RowLog open(Path file, int replications, int runs) {
        try {
            FileChannel channel = FileChannel.open(
                    file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            RowLog log = new RowLog(file, replications, runs, channel);
            log.scan();
            return log;
        } catch (IOException e) {
            throw WriteFailure.of(file.toString(), e);
        }
    }

    /** Finds the rows, and forgets what stands behind the last of them. */
    private void scan() throws IOException {
        long position = 0;
        try (LineSplitter lines = LineSplitter.of(file)) {
            for (byte[] line = lines.next(); line != null; line = lines.next()) {
                int index = index(line);
                if (index >= 0) {
                    if (starts[index] == ABSENT) {
                        starts[index] = position;
                        present++;
                    }
                    end = position + line.length;
                }
                position += line.length;
            }
        }
        channel.truncate(end);
    }

    /** Position in the plan of the row in a line; -1 if there is none. */
    private int index(byte[] line) {
        RowLine row = RowLine.read(line);
        return row == null ? -1 : index(row);
    }

    private int index(RowLine row) {
        long index = (long) row.point() * replications + row.replication();
        boolean planned = row.point() >= 0
                && row.replication() >= 0
                && row.replication() < replications
                && index < starts.length
                && row.id().equals(PlanEntry.id(row.point(), row.replication()));
        return planned ? (int) index : -1;
    }

    boolean has(int index) {
        return starts[index] != ABSENT;
    }

    /** Number of rows. */
    int present() {
        return present;
    }

    boolean isComplete() {
        return present == starts.length;
    }

    /**
     * Appends a row whose run is in the plan; a row that is there already is left out.
     *
     * @throws ResultException if it cannot be written; nothing of it is then in the log
     */
    void append(RowLine row) {
        int index = index(row);
        if (index < 0) {
            throw new IllegalArgumentException("no run of this plan: " + row.id());
        }
        if (has(index)) {
            return;
        }
        byte[] line = row.bytes();
        try {
            write(line);
        } catch (IOException e) {
            forget(e);
            throw WriteFailure.of(file.toString(), e);
        }
        starts[index] = end;
        end += line.length;
        present++;
    }

    private void write(byte[] line) throws IOException {
        ByteBuffer rest = ByteBuffer.wrap(line);
        while (rest.hasRemaining()) {
            channel.write(rest, end + rest.position());
        }
    }

    private void forget(IOException cause) {
        try {
            channel.truncate(end);
        } catch (IOException e) {
            cause.addSuppressed(e);
        }
    }

    /** Puts the rows into the order of the plan, so that the file no longer tells in which order the runs ended. */
    void order() throws IOException {
        Path ordered = file.resolveSibling(file.getFileName() + ".new");
        long[] moved = new long[starts.length];
        Arrays.fill(moved, ABSENT);
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(ordered), 1 << 16)) {
            long position = 0;
            for (int i = 0; i < starts.length; i++) {
                if (has(i)) {
                    byte[] line = lineAt(starts[i]);
                    out.write(line);
                    moved[i] = position;
                    position += line.length;
                }
            }
        }
        AtomicFile.replace(ordered, file);
        System.arraycopy(moved, 0, starts, 0, moved.length);
    }

    /** The rows in the order of the plan, after {@link #order}. */
    LineSplitter read() throws IOException {
        return LineSplitter.of(file);
    }

    private byte[] lineAt(long start) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream(1 << 15);
        ByteBuffer block = ByteBuffer.allocate(1 << 14);
        long position = start;
        while (channel.read(block.clear(), position) > 0) {
            byte[] bytes = block.array();
            int length = block.position();
            for (int i = 0; i < length; i++) {
                if (bytes[i] == '\n') {
                    line.write(bytes, 0, i + 1);
                    return line.toByteArray();
                }
            }
            line.write(bytes, 0, length);
            position += length;
        }
        throw new IOException("a row has vanished from " + file);
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw WriteFailure.of(file.toString(), e);
        }
    }
}
