package org.spindle.sweep;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
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
import org.spindle.result.WriteFailure;
import org.spindle.sweep.SweepResult.Failure;
import org.spindle.sweep.SweepResult.Point;

/**
 * A sweep on disk. It appears when its plan is written, and is valid from then on whenever the process ends: every row that
 * was appended counts. When all rows are there, its bytes depend on the plan alone. Held by one process at a time.
 *
 * <p>The files: {@code plan.jsonl}, {@code scenario.yaml} (the scenario without its axes), {@code runs.jsonl}; and once
 * complete {@code sweep.json}, {@code points.csv}, {@code runs.csv}. The lock is on {@code .lock}, which stays and means
 * nothing by itself.
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
     * Begins a sweep; missing parents are made.
     *
     * @param target must be absent or empty
     * @throws org.spindle.config.ConfigException if values of the plan do not go together; nothing is left behind
     * @throws ResultException if the target is something else or cannot be made
     */
    public static SweepDirectory create(Path target, SweepPlanner planner) {
        String shown = target.toString();
        Path absolute = target.toAbsolutePath().normalize();
        Path parent = absolute.getParent();
        if (parent == null) {
            throw new ResultException(shown, "the root of a file system cannot be a sweep", "name a directory");
        }
        @Nullable Path partial = null;
        try {
            checkFree(absolute, shown);
            Files.createDirectories(parent);
            partial = makePartial(parent, "." + absolute.getFileName() + ".partial");
            PlanFile plan = new PlanFile(partial);
            plan.write(planner.entries(absolute));
            Files.write(partial.resolve(SCENARIO), planner.baseYaml(absolute).getBytes(StandardCharsets.UTF_8));
            Files.createFile(partial.resolve(ROWS));
            Files.createFile(partial.resolve(LOCK));
            appear(partial, absolute, shown);
            return open(absolute, shown, planner);
        } catch (IOException e) {
            throw WriteFailure.of(shown, e);
        } finally {
            if (partial != null) {
                delete(partial);
            }
        }
    }

    /**
     * Continues a sweep.
     *
     * @param target a sweep directory, complete or not
     * @throws ResultException if it is none, has another plan, or another process is at it
     */
    public static SweepDirectory resume(Path target, SweepPlanner planner) {
        String shown = target.toString();
        Path absolute = target.toAbsolutePath().normalize();
        if (!isSweep(absolute)) {
            throw new ResultException(
                    shown, "is not a sweep directory: it has no " + PlanFile.NAME, "name the directory of a sweep");
        }
        try {
            new PlanFile(absolute).checkSame(planner.entries(absolute), shown);
            return open(absolute, shown, planner);
        } catch (IOException e) {
            throw WriteFailure.of(shown, e);
        }
    }

    /** Whether a sweep was begun there. */
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
                    shown, "another sweep is writing there", "wait for it, or choose another directory");
        }
        return channel;
    }

    private static Path makePartial(Path parent, String name) throws IOException {
        for (int i = 1; true; i++) {
            try {
                return Files.createDirectory(parent.resolve(i == 1 ? name : name + "-" + i));
            } catch (FileAlreadyExistsException taken) {
                continue;
            }
        }
    }

    private static void checkFree(Path target, String shown) throws IOException {
        if (!Files.exists(target)) {
            return;
        }
        if (!Files.isDirectory(target)) {
            throw new ResultException(shown, "is a file", "name a directory that is absent or empty");
        }
        if (isSweep(target)) {
            throw taken(shown);
        }
        try (Stream<Path> entries = Files.list(target)) {
            if (entries.findAny().isPresent()) {
                throw new ResultException(
                        shown, "is a directory with other content", "name a directory that is absent or empty");
            }
        }
    }

    private static ResultException taken(String shown) {
        return new ResultException(
                shown, "holds a sweep already", "continue it with --resume, or choose another directory");
    }

    private static void appear(Path partial, Path target, String shown) throws IOException {
        try {
            Files.move(partial, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (FileAlreadyExistsException | DirectoryNotEmptyException meanwhile) {
            throw taken(shown);
        } catch (IOException e) {
            if (isSweep(target)) {
                throw taken(shown);
            }
            throw e;
        }
    }

    /** Deletes a directory of files; what has appeared under its name is no longer there. */
    private static void delete(Path directory) {
        if (!Files.isDirectory(directory)) {
            return;
        }
        try (Stream<Path> files = Files.list(directory)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
            Files.delete(directory);
        } catch (IOException e) {
            throw WriteFailure.of(directory.toString(), e);
        }
    }

    /** What the scenarios of the plan are read from. */
    public Path path() {
        return directory;
    }

    /** Number of runs whose rows are there. */
    public synchronized int done() {
        return rows.present();
    }

    /** Number of runs of a shard whose rows are not there. */
    public synchronized int missing(Shard shard) {
        int missing = 0;
        for (int i = 0; i < planner.plan().runs(); i++) {
            missing += shard.has(i) && !rows.has(i) ? 1 : 0;
        }
        return missing;
    }

    /** Whether every run of the plan has its row. */
    public synchronized boolean isComplete() {
        return rows.isComplete();
    }

    /**
     * Takes over the rows of another directory with the same plan.
     *
     * @throws ResultException if it is no such directory
     */
    public synchronized void merge(Path other) {
        String theirs = other.toString();
        if (!isSweep(other)) {
            throw new ResultException(
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
     * Runs what is missing of a shard.
     *
     * @param watcher told of every start and end, after its row is safe
     * @throws ResultException if a row cannot be written; all others stay
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
     * Puts the rows into the order of the plan; if all are there, writes what follows from them.
     *
     * @param each told of every point of a complete sweep, in order
     * @return runs that failed, of a complete sweep
     * @throws ResultException if that cannot be written; the rows stay
     */
    public synchronized List<Failure> finish(Consumer<Point> each) {
        try {
            rows.order();
            if (!rows.isComplete()) {
                return List.of();
            }
            try (LineSplitter ordered = rows.read()) {
                return new SweepSummary(planner, directory).write(ordered, each);
            }
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
