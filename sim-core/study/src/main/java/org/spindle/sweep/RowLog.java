package org.spindle.sweep;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import org.spindle.result.ResultException;
import org.spindle.result.WriteFailure;

/**
 * The rows of a sweep on disk, appended as the runs end. A line that was cut off by the end of a process, or that cannot be parsed, is
 * treated as absent. Holds only the position of each row in memory.
 */
final class RowLog implements AutoCloseable {

    private static final long ABSENT = -1;

    private final Path file;
    private final int replications;
    private final long[] starts;
    private final int[] lengths;
    private FileChannel channel;
    private long end;
    private int present;

    private RowLog(Path file, int replications, int runs, FileChannel channel) {
        this.file = file;
        this.replications = replications;
        this.channel = channel;
        starts = new long[runs];
        lengths = new int[runs];
        Arrays.fill(starts, ABSENT);
    }

    /**
     * Opens the log, and creates the file if it is absent.
     *
     * @throws ResultException if the file cannot be read or written
     */
    static RowLog open(Path file, int replications, int runs) {
        try {
            RowLog log = new RowLog(file, replications, runs, channel(file));
            log.scan();
            return log;
        } catch (IOException e) {
            throw WriteFailure.of(file.toString(), e);
        }
    }

    private static FileChannel channel(Path file) throws IOException {
        return FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    }

    /** Finds the rows, and truncates the file after the last of them. */
    private void scan() throws IOException {
        long position = 0;
        try (LineSplitter lines = LineSplitter.of(file)) {
            for (byte[] line = lines.next(); line != null; line = lines.next()) {
                int index = index(line);
                if (index >= 0) {
                    if (starts[index] == ABSENT) {
                        starts[index] = position;
                        lengths[index] = line.length;
                        present++;
                    }
                    end = position + line.length;
                }
                position += line.length;
            }
        }
        channel.truncate(end);
    }

    /** Returns the position in the plan of the row in a line; -1 if the line has no row of the plan. */
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

    /** Returns the number of rows. */
    int present() {
        return present;
    }

    boolean isComplete() {
        return present == starts.length;
    }

    /**
     * Appends a row whose run is in the plan; a row that is already present is ignored.
     *
     * @throws ResultException if the row cannot be written; the log is then unchanged
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
            truncate(e);
            throw WriteFailure.of(file.toString(), e);
        }
        starts[index] = end;
        lengths[index] = line.length;
        end += line.length;
        present++;
    }

    private void write(byte[] line) throws IOException {
        ByteBuffer rest = ByteBuffer.wrap(line);
        while (rest.hasRemaining()) {
            channel.write(rest, end + rest.position());
        }
    }

    private void truncate(IOException cause) {
        try {
            channel.truncate(end);
        } catch (IOException e) {
            cause.addSuppressed(e);
        }
    }

    /** Sorts the rows into the order of the plan, so that the file does not depend on the order in which the runs ended. */
    void order() throws IOException {
        if (isOrdered()) {
            channel.force(true);
            return;
        }
        Path ordered = file.resolveSibling(file.getFileName() + ".new");
        long[] moved = new long[starts.length];
        Arrays.fill(moved, ABSENT);
        long position = 0;
        try (FileChannel out = FileChannel.open(
                ordered, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE)) {
            for (int i = 0; i < starts.length; i++) {
                if (has(i)) {
                    copy(i, out);
                    moved[i] = position;
                    position += lengths[i];
                }
            }
        }
        AtomicFile.replace(ordered, file);
        channel.close();
        channel = channel(file);
        end = position;
        System.arraycopy(moved, 0, starts, 0, moved.length);
    }

    /** Returns whether the rows are in the order of the plan, with nothing between them. */
    private boolean isOrdered() {
        long position = 0;
        for (int i = 0; i < starts.length; i++) {
            if (has(i) && starts[i] != position) {
                return false;
            }
            position += lengths[i];
        }
        return true;
    }

    private void copy(int index, FileChannel to) throws IOException {
        long from = starts[index];
        long left = lengths[index];
        while (left > 0) {
            long copied = channel.transferTo(from, left, to);
            if (copied <= 0) {
                throw missing();
            }
            from += copied;
            left -= copied;
        }
    }

    /** Returns the line of a row that is present. Several threads may read. */
    byte[] line(int index) throws IOException {
        ByteBuffer line = ByteBuffer.allocate(lengths[index]);
        while (line.hasRemaining()) {
            if (channel.read(line, starts[index] + line.position()) < 0) {
                throw missing();
            }
        }
        return line.array();
    }

    private IOException missing() {
        return new IOException("a row is missing from " + file);
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
