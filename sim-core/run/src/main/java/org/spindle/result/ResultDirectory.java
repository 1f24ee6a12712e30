package org.spindle.result;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.observer.ObserverFile;
import org.spindle.spi.request.RequestSchema;

/**
 * A result directory being written. Everything is written to a hidden directory beside the target, which takes the
 * target's name in {@link #commit}; an exception, an interrupt from the keyboard or the end of the process before that
 * leaves the target unchanged.
 *
 * <p>The files: {@code result.json}, {@code summary.csv}, {@code series.csv}, {@code responses.csv} (unless no request
 * was completed), {@code effective.yaml} (the scenario as run) and, if asked for, {@code requests.csv} or {@code
 * requests.csv.zst}, {@code report.html}, and the files of observers.
 */
public final class ResultDirectory implements AutoCloseable {

    public static final String RESULT = "result.json";
    public static final String SUMMARY = "summary.csv";
    public static final String SERIES = "series.csv";
    public static final String RESPONSES = "responses.csv";
    public static final String EFFECTIVE = "effective.yaml";
    public static final String REQUESTS = "requests.csv";
    public static final String REPORT = "report.html";

    private static final String COMPRESSED_REQUESTS = REQUESTS + ".zst";
    private static final String PERMITTED = "name a directory that is absent, empty or an older result";

    /** Names of the files that Spindle itself writes. */
    public static final Set<String> FILES =
            Set.of(RESULT, SUMMARY, SERIES, RESPONSES, EFFECTIVE, REQUESTS, COMPRESSED_REQUESTS, REPORT);

    private final UnfinishedFiles files;
    private final DirectoryLock lock;
    private final Path target;
    private String place;
    private final Path partial;
    private final List<ResultFile> observerFiles = new ArrayList<>();
    private @Nullable RequestLog log;
    private boolean open = true;

    private ResultDirectory(UnfinishedFiles files, DirectoryLock lock, Path target, String place, Path partial) {
        this.files = files;
        this.lock = lock;
        this.target = target;
        this.place = place;
        this.partial = partial;
    }

    /**
     * Begins a result directory; missing parents are created.
     *
     * @param target must be absent, empty or an older result directory
     * @throws ResultException if the target is something else, another run is writing there, or it cannot be created
     */
    public static ResultDirectory create(Path target) {
        String place = target.toString();
        Path absolute = target.toAbsolutePath().normalize();
        Path parent = absolute.getParent();
        Path name = absolute.getFileName();
        if (parent == null || name == null) {
            throw ResultException.misnamed(place, "the root of a file system cannot be a result", "name a directory");
        }
        UnfinishedFiles files = new UnfinishedFiles(place);
        try {
            String obstacle = obstacle(absolute);
            if (obstacle != null) {
                throw ResultException.misnamed(place, obstacle, PERMITTED);
            }
            Deque<Path> madeParents = files.create(ArrayDeque::new, Directories::deleteEmpty);
            files.create(() -> Directories.makeParents(parent, madeParents));
            DirectoryLock lock = files.create(
                    () -> DirectoryLock.of(parent.resolve("." + name + ".lock"), place), DirectoryLock::close);
            Path partial =
                    files.create(() -> Directories.makePartial(parent, name.toString()), Directories::deleteTree);
            return new ResultDirectory(files, lock, absolute, place, partial);
        } catch (IOException e) {
            files.abandon(e);
            throw WriteFailure.of(place, e);
        } catch (ResultException e) {
            files.abandon(e);
            throw e;
        }
    }

    /**
     * Opens {@code requests.csv}, or {@code requests.csv.zst} if a compression is given. Close it before {@link
     * #commit}; otherwise {@link #close} closes it.
     *
     * @param devices names by index
     * @param schema of the run, which has begun
     * @param compression null for none
     */
    public RequestLog requestLog(List<String> devices, RequestSchema schema, @Nullable OutputCompression compression) {
        String name = compression == null ? REQUESTS : COMPRESSED_REQUESTS;
        try {
            OutputStream file = files.create(() -> Files.newOutputStream(partial.resolve(name)));
            OutputStream stream = compression == null ? file : compression.compress(file);
            RequestLog opened = new RequestLog(shown(name), stream, devices, schema);
            log = opened;
            return opened;
        } catch (IOException e) {
            throw WriteFailure.of(shown(name), e);
        }
    }

    /**
     * Opens a file of an observer, to be closed by {@link #closeObserverFiles} before {@link #commit}.
     *
     * @param name without directories, none of {@link #FILES}
     */
    public ObserverFile observerFile(String name) {
        try {
            ResultFile file =
                    new ResultFile(files.create(() -> Files.newOutputStream(partial.resolve(name))), shown(name));
            observerFiles.add(file);
            return file;
        } catch (IOException e) {
            throw WriteFailure.of(shown(name), e);
        }
    }

    /**
     * Flushes and closes observers' files.
     *
     * @throws ResultException if that fails
     */
    public void closeObserverFiles() {
        observerFiles.forEach(ResultFile::close);
        observerFiles.clear();
    }

    /**
     * Reads a file that was written and closed before.
     *
     * @param name without directories
     */
    public byte[] content(String name) {
        return content(partial, name);
    }

    /**
     * Reads a file of a result directory.
     *
     * @param name without directories
     * @throws ResultException if there is no such file
     */
    public static byte[] content(Path directory, String name) {
        try {
            return Files.readAllBytes(directory.resolve(name));
        } catch (IOException e) {
            throw new ResultException(
                    directory.resolve(name).toString(),
                    "cannot be read: " + ReadFailure.why(e),
                    "run the scenario again",
                    e);
        }
    }

    /**
     * Writes {@code result.json}, {@code summary.csv}, {@code series.csv}, {@code responses.csv} if there are any, and
     * {@code effective.yaml}.
     *
     * @param effective the scenario as run
     */
    public void write(RunResult result, String effective) {
        writeFile(RESULT, new ResultJson().write(result));
        writeFile(SUMMARY, SummaryCsv.of(result).getBytes(StandardCharsets.UTF_8));
        writeFile(SERIES, SeriesCsv.of(result).getBytes(StandardCharsets.UTF_8));
        if (!result.responses().isEmpty()) {
            writeFile(RESPONSES, ResponsesOverTimeCsv.of(result.responses()).getBytes(StandardCharsets.UTF_8));
        }
        writeFile(EFFECTIVE, effective.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Writes a further file.
     *
     * @param name without directories
     */
    public void write(String name, byte[] content) {
        writeFile(name, content);
    }

    /**
     * Renames the directory to its target name, in place of an older result.
     *
     * @throws ResultException if that fails; the target is then unchanged
     */
    public void commit() {
        try {
            files.finish(() -> {
                String obstacle = obstacle(target);
                if (obstacle != null) {
                    throw new ResultException(place, obstacle, PERMITTED);
                }
                if (Files.exists(target)) {
                    replace();
                } else {
                    Files.move(partial, target);
                }
                lock.close();
                return target;
            });
        } catch (IOException e) {
            throw WriteFailure.of(place, e);
        }
        open = false;
    }

    /**
     * Renames the directory of an interrupted run: to its target name if that is free or taken by another interrupted
     * run, otherwise to that name with {@code -interrupted} appended.
     *
     * @throws ResultException if that fails
     */
    public void commitInterrupted() {
        if (!Files.exists(target) || read(target).run().isInterrupted()) {
            commit();
            return;
        }
        Path beside = Directories.free(target.resolveSibling(target.getFileName() + "-" + RunResult.INTERRUPTED));
        place = Path.of(place).resolveSibling(beside.getFileName()).toString();
        try {
            files.finish(() -> {
                Files.move(partial, beside);
                lock.close();
                return beside;
            });
        } catch (IOException e) {
            throw WriteFailure.of(place, e);
        }
        open = false;
    }

    /** Returns the directory as the user named it, or the directory of an interrupted run. */
    public Path place() {
        return Path.of(place);
    }

    /** Deletes everything unless {@link #commit} was called. */
    @Override
    public void close() {
        if (open) {
            open = false;
            closeFiles();
            try {
                files.close();
            } catch (IOException e) {
                throw WriteFailure.of(place, e);
            }
        }
    }

    /**
     * Reads the result in a directory, or the {@code result.json} itself, with the {@code responses.csv} next to it, if
     * any.
     *
     * @throws ResultException if there is none
     */
    public static RunResult read(Path directory) {
        Path file = Files.isDirectory(directory) ? directory.resolve(RESULT) : directory;
        try {
            RunResult result = new ResultJson().read(Files.readAllBytes(file), file.toString());
            Path responses = file.resolveSibling(RESPONSES);
            return Files.isRegularFile(responses)
                    ? result.with(ResponsesOverTimeCsv.read(Files.readString(responses), responses.toString()))
                    : result;
        } catch (NoSuchFileException e) {
            throw ResultException.misnamed(file.toString(), "no such file", "name a result directory");
        } catch (IOException e) {
            throw new ResultException(
                    file.toString(),
                    "cannot be read: " + ReadFailure.why(e),
                    "name a result directory that you may read",
                    e);
        }
    }

    private void replace() throws IOException {
        Path old = Directories.free(target.resolveSibling("." + target.getFileName() + ".old"));
        Files.move(target, old);
        try {
            Files.move(partial, target);
        } catch (IOException e) {
            Files.move(old, target);
            throw e;
        }
        Directories.deleteTree(old);
    }

    private void writeFile(String name, byte[] content) {
        try {
            files.create(() -> Files.write(partial.resolve(name), content));
        } catch (IOException e) {
            throw WriteFailure.of(shown(name), e);
        }
    }

    private String shown(String file) {
        return Path.of(place).resolve(file).toString();
    }

    /** A failure to write a file that is discarded is ignored. */
    @SuppressWarnings("EmptyCatch")
    private void closeFiles() {
        List<Runnable> closing = new ArrayList<>();
        observerFiles.forEach(file -> closing.add(file::close));
        if (log != null) {
            closing.add(log::close);
        }
        for (Runnable each : closing) {
            try {
                each.run();
            } catch (ResultException discarded) {
                // The file is deleted next.
            }
        }
    }

    /** Returns what is at the target that must not be replaced; null if there is nothing of the kind. */
    private static @Nullable String obstacle(Path target) throws IOException {
        if (!Files.exists(target)) {
            return null;
        }
        if (!Files.isDirectory(target)) {
            return "is a file";
        }
        return isEmpty(target) || isResult(target) ? null : "is a directory with other content";
    }

    private static boolean isEmpty(Path directory) throws IOException {
        try (Stream<Path> entries = Files.list(directory)) {
            return entries.findAny().isEmpty();
        }
    }

    /** Reads the first bytes only: a result of any schema version, complete or damaged, may be replaced. */
    private static boolean isResult(Path directory) throws IOException {
        Path file = directory.resolve(RESULT);
        if (!Files.isRegularFile(file)) {
            return false;
        }
        try (var stream = Files.newInputStream(file)) {
            String head = new String(stream.readNBytes(100), StandardCharsets.UTF_8);
            return head.replaceAll("\\s", "").startsWith("{\"schema\":\"spindle-result/");
        }
    }
}
