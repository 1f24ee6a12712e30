package org.spindle.sweep;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.spindle.result.ResultException;
import org.spindle.result.UnfinishedFiles;
import org.spindle.result.WriteFailure;
import org.spindle.sweep.SweepResult.Failure;
import org.spindle.sweep.SweepResult.Point;
import tools.jackson.core.exc.JacksonIOException;

/**
 * A sweep on disk. It appears when its plan is complete, and is valid from then on at whatever point the process ends: every appended row
 * counts. With all rows present, its bytes depend only on the plan. Only one process at a time may open it.
 *
 * <p>The files: {@code plan.jsonl}, {@code scenario.yaml} (the scenario without its axes), {@code runs.jsonl}; and once complete {@code
 * sweep.json}, {@code points.csv}, {@code runs.csv}. The file {@code .lock} stays after use; only a lock held on it has a meaning.
 */
public final class SweepDirectory implements AutoCloseable {

    public static final String ROWS = "runs.jsonl";
    public static final String SCENARIO = "scenario.yaml";

    private static final String LOCK = ".lock";

    private final Path directory;
    private final String shown;
    private final SweepPlanner planner;
    private final FileChannel lock;
    private final RowLog rows;

    private SweepDirectory(Path directory, String shown, SweepPlanner planner, FileChannel lock, RowLog rows) {
        this.directory = directory;
        this.shown = shown;
        this.planner = planner;
        this.lock = lock;
        this.rows = rows;
    }

    /**
     * Creates a sweep and its missing parent directories.
     *
     * @param target must be absent or empty
     * @throws org.spindle.config.ConfigException if values of the plan are incompatible; no file is left behind
     * @throws ResultException if the target is neither, or cannot be created
     */
    public static SweepDirectory create(Path target, SweepPlanner planner) {
        String shown = target.toString();
        Path absolute = target.toAbsolutePath().normalize();
        Path parent = absolute.getParent();
        if (parent == null) {
            throw ResultException.misnamed(shown, "the root of a file system cannot be a sweep", "name a directory");
        }
        try (UnfinishedFiles files = new UnfinishedFiles(shown)) {
            checkFree(absolute, shown);
            Files.createDirectories(parent);
            Path partial = files.create(
                    () -> makePartial(parent, "." + absolute.getFileName() + ".partial"), SweepDirectory::delete);
            files.create(() -> {
                new PlanFile(partial).write(planner.entries(absolute));
                Files.writeString(partial.resolve(SCENARIO), planner.baseYaml(absolute));
                Files.createFile(partial.resolve(ROWS));
                return Files.createFile(partial.resolve(LOCK));
            });
            files.finish(() -> appear(partial, absolute, shown));
            return open(absolute, shown, planner);
        } catch (IOException e) {
            throw WriteFailure.of(shown, e);
        }
    }

    /**
     * Continues a sweep.
     *
     * @param target a sweep directory, complete or not
     * @throws ResultException if it is not a sweep, has another plan, or is open in another process
     */
    public static SweepDirectory resume(Path target, SweepPlanner planner) {
        String shown = target.toString();
        Path absolute = target.toAbsolutePath().normalize();
        if (!isSweep(absolute)) {
            throw ResultException.misnamed(
                    shown, "is not a sweep directory: it has no " + PlanFile.NAME, "name the directory of a sweep");
        }
        try {
            new PlanFile(absolute).checkSame(planner.entries(absolute), shown);
            return open(absolute, shown, planner);
        } catch (IOException e) {
            throw WriteFailure.of(shown, e);
        }
    }

    /** Returns whether a directory contains a sweep. */
    public static boolean isSweep(Path directory) {
        return Files.isRegularFile(directory.resolve(PlanFile.NAME));
    }

    private static SweepDirectory open(Path directory, String shown, SweepPlanner planner) throws IOException {
        FileChannel lock = lock(directory, shown);
        try {
            SweepPlan plan = planner.plan();
            RowLog rows = RowLog.open(directory.resolve(ROWS), plan.replications(), plan.runs());
            return new SweepDirectory(directory, shown, planner, lock, rows);
        } catch (RuntimeException e) {
            lock.close();
            throw e;
        }
    }

    private static FileChannel lock(Path directory, String shown) throws IOException {
        FileChannel channel =
                FileChannel.open(directory.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        @Nullable FileLock held;
        try {
            held = channel.tryLock();
        } catch (OverlappingFileLockException inThisProcess) {
            held = null;
        } catch (IOException e) {
            channel.close();
            throw e;
        }
        if (held == null) {
            channel.close();
            throw new ResultException(
                    shown, "another sweep is writing to it", "wait for it, or choose another directory");
        }
        return channel;
    }

    private static Path makePartial(Path parent, String name) throws IOException {
        for (int i = 1; true; i++) {
            try {
                return Files.createDirectory(parent.resolve(i == 1 ? name : name + "-" + i));
            } catch (FileAlreadyExistsException taken) {
                // the next number is tried
            }
        }
    }

    private static void checkFree(Path target, String shown) throws IOException {
        if (!Files.exists(target)) {
            return;
        }
        if (!Files.isDirectory(target)) {
            throw ResultException.misnamed(shown, "is a file", "name a directory that is absent or empty");
        }
        if (isSweep(target)) {
            throw taken(shown);
        }
        try (Stream<Path> entries = Files.list(target)) {
            if (entries.findAny().isPresent()) {
                throw ResultException.misnamed(
                        shown, "is a directory with other content", "name a directory that is absent or empty");
            }
        }
    }

    private static ResultException taken(String shown) {
        return ResultException.misnamed(
                shown, "holds a sweep already", "continue it with --resume, or choose another directory");
    }

    private static Path appear(Path partial, Path target, String shown) throws IOException {
        try {
            return Files.move(partial, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (FileAlreadyExistsException | DirectoryNotEmptyException meanwhile) {
            throw taken(shown);
        } catch (IOException e) {
            if (isSweep(target)) {
                throw taken(shown);
            }
            throw e;
        }
    }

    private static void delete(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(directory);
    }

    /** Returns the number of runs whose rows are present. */
    public synchronized int done() {
        return rows.present();
    }

    /** Returns the number of runs of a shard whose rows are missing. */
    public synchronized int missing(Shard shard) {
        int missing = 0;
        for (int i = 0; i < planner.plan().runs(); i++) {
            missing += shard.has(i) && !rows.has(i) ? 1 : 0;
        }
        return missing;
    }

    /** Returns whether every run of the plan has its row. */
    public synchronized boolean isComplete() {
        return rows.isComplete();
    }

    /**
     * Adds the rows of another directory with the same plan.
     *
     * @throws ResultException if the directory is not a sweep with this plan
     */
    public synchronized void merge(Path other) {
        String theirs = other.toString();
        if (!isSweep(other)) {
            throw ResultException.misnamed(
                    theirs, "is not a sweep directory: it has no " + PlanFile.NAME, "name the directory of a shard");
        }
        try {
            new PlanFile(other).checkSame(planner.entries(directory), theirs);
            try (LineSplitter lines = LineSplitter.of(other.resolve(ROWS))) {
                for (byte[] line = lines.next(); line != null; line = lines.next()) {
                    RowLine row = RowLine.read(line);
                    if (row != null) {
                        rows.append(row);
                    }
                }
            }
        } catch (IOException e) {
            throw WriteFailure.of(theirs, e);
        }
    }

    /**
     * Runs the missing runs of a shard.
     *
     * @param watcher notified of every start and end, after its row is written
     * @throws ResultException if a row cannot be written; all others are kept
     */
    public void run(SweepBackend backend, Shard shard, SweepBackend.Rows watcher) {
        try (PlanFile.Entries entries = new PlanFile(directory).entries(i -> shard.has(i) && !has(i))) {
            backend.run(entries, new SweepBackend.Rows() {
                @Override
                public void started(PlanEntry entry) {
                    watcher.started(entry);
                }

                @Override
                public void finished(RowLine row) {
                    append(row);
                    watcher.finished(row);
                }
            });
        } catch (IOException e) {
            throw WriteFailure.of(shown, e);
        }
    }

    private synchronized boolean has(int index) {
        return rows.has(index);
    }

    private synchronized void append(RowLine row) {
        rows.append(row);
    }

    /**
     * Sorts the rows into the order of the plan; if all are present, writes the derived files.
     *
     * @param threads number of threads that read rows
     * @param each called with every point of a complete sweep, in order
     * @return failed runs of a complete sweep
     * @throws ResultException if the files cannot be written; the rows are kept
     */
    public synchronized List<Failure> finish(int threads, Consumer<Point> each) {
        try {
            rows.order();
            if (!rows.isComplete()) {
                return List.of();
            }
            return new SweepSummary(planner, directory).write(rows, threads, each);
        } catch (JacksonIOException e) {
            throw WriteFailure.of(shown, requireNonNull(e.getCause()));
        } catch (IOException e) {
            throw WriteFailure.of(shown, e);
        }
    }

    @Override
    public void close() {
        rows.close();
        try {
            lock.close();
        } catch (IOException e) {
            throw WriteFailure.of(shown, e);
        }
    }
}
