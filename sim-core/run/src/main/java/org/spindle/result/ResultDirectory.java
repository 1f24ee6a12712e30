package org.spindle.result;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.RequestSchema;

/**
 * A result directory in the making. Everything is written to a hidden directory beside the target, which takes the
 * target's name in {@link #commit}; whatever ends before that, an exception, an interrupt from the keyboard or the end
 * of the process, leaves the target as it was.
 *
 * <p>The files: {@code result.json}, {@code summary.csv}, {@code effective.yaml} (the scenario as run) and, if asked
 * for, {@code requests.csv} or {@code requests.csv.zst}.
 */
public final class ResultDirectory implements AutoCloseable {

    public static final String RESULT = "result.json";
    public static final String SUMMARY = "summary.csv";
    public static final String EFFECTIVE = "effective.yaml";
    public static final String REQUESTS = "requests.csv";

    private final Path target;
    private final String place;
    private final Path partial;
    private final Deque<Path> madeParents;
    private final Thread onExit = new Thread(this::discard, "discard-partial-result");
    private @Nullable RequestLog log;
    private boolean open = true;

    private ResultDirectory(Path target, String place, Path partial, Deque<Path> madeParents) {
        this.target = target;
        this.place = place;
        this.partial = partial;
        this.madeParents = madeParents;
    }

    /**
     * Begins a result directory; missing parents are made.
     *
     * @param target must be absent, empty or an older result directory
     * @throws ResultException if the target is something else or cannot be made
     */
    public static ResultDirectory create(Path target) {
        String place = target.toString();
        Path absolute = target.toAbsolutePath().normalize();
        Path parent = absolute.getParent();
        Path name = absolute.getFileName();
        if (parent == null || name == null) {
            throw new ResultException(place, "the root of a file system cannot be a result", "name a directory");
        }
        Deque<Path> madeParents = new ArrayDeque<>();
        try {
            checkReplaceable(absolute, place);
            makeParents(parent, madeParents);
            Path partial = makePartial(parent, name.toString());
            ResultDirectory made = new ResultDirectory(absolute, place, partial, madeParents);
            Runtime.getRuntime().addShutdownHook(made.onExit);
            return made;
        } catch (IOException e) {
            deleteEmpty(madeParents);
            throw WriteFailure.of(place, e);
        }
    }

    /**
     * Opens {@code requests.csv}, or {@code requests.csv.zst} if a compression is given. To be closed before
     * {@link #commit}; closed by {@link #close} otherwise.
     *
     * @param devices names by index
     * @param schema of the run, which has begun
     * @param compression null for none
     */
    public RequestLog requestLog(List<String> devices, RequestSchema schema, @Nullable OutputCompression compression) {
        String name = compression == null ? REQUESTS : REQUESTS + ".zst";
        try {
            OutputStream file = Files.newOutputStream(partial.resolve(name));
            OutputStream stream = compression == null ? file : compression.compress(file);
            RequestLog opened = new RequestLog(shown(name), stream, devices, schema);
            log = opened;
            return opened;
        } catch (IOException e) {
            throw WriteFailure.of(shown(name), e);
        }
    }

    /**
     * Writes {@code result.json}, {@code summary.csv} and {@code effective.yaml}.
     *
     * @param effective the scenario as run
     */
    public void write(RunResult result, String effective) {
        writeFile(RESULT, new ResultJson().write(result));
        writeFile(SUMMARY, SummaryCsv.of(result).getBytes(StandardCharsets.UTF_8));
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
     * Lets the directory appear under its name, in place of an older result.
     *
     * @throws ResultException if that fails; the target is then as it was
     */
    public void commit() {
        try {
            checkReplaceable(target, place);
            if (Files.exists(target)) {
                replace();
            } else {
                Files.move(partial, target);
            }
        } catch (IOException e) {
            throw WriteFailure.of(place, e);
        }
        open = false;
        forgetOnExit();
    }

    /** Without {@link #commit} before, leaves nothing behind. */
    @Override
    public void close() {
        if (open) {
            open = false;
            closeLog();
            discard();
            forgetOnExit();
        }
    }

    /**
     * Reads the result in a directory, or the {@code result.json} itself.
     *
     * @throws ResultException if there is none
     */
    public static RunResult read(Path directory) {
        Path file = Files.isDirectory(directory) ? directory.resolve(RESULT) : directory;
        try {
            return new ResultJson().read(Files.readAllBytes(file), file.toString());
        } catch (NoSuchFileException e) {
            throw new ResultException(file.toString(), "no such file", "name a result directory", e);
        } catch (IOException e) {
            throw new ResultException(
                    file.toString(), "cannot be read (" + e + ")", "name a result directory that you may read", e);
        }
    }

    private void replace() throws IOException {
        Path old = free(target.resolveSibling("." + target.getFileName() + ".old"));
        Files.move(target, old);
        try {
            Files.move(partial, target);
        } catch (IOException e) {
            Files.move(old, target);
            throw e;
        }
        deleteTree(old);
    }

    private void writeFile(String name, byte[] content) {
        try {
            Files.write(partial.resolve(name), content);
        } catch (IOException e) {
            throw WriteFailure.of(shown(name), e);
        }
    }

    private String shown(String file) {
        return Path.of(place).resolve(file).toString();
    }

    /** A failure to write the rest of a log that is thrown away is of no interest. */
    @SuppressWarnings("EmptyCatch")
    private void closeLog() {
        if (log != null) {
            try {
                log.close();
            } catch (ResultException discarded) {
                // The log is deleted next.
            }
        }
    }

    private void discard() {
        try {
            deleteTree(partial);
        } catch (IOException e) {
            throw WriteFailure.of(place, e);
        } finally {
            deleteEmpty(madeParents);
        }
    }

    private void forgetOnExit() {
        if (Thread.currentThread() != onExit) {
            try {
                Runtime.getRuntime().removeShutdownHook(onExit);
            } catch (IllegalStateException shuttingDown) {
                return;
            }
        }
    }

    private static void checkReplaceable(Path target, String place) throws IOException {
        if (!Files.exists(target)) {
            return;
        }
        if (!Files.isDirectory(target)) {
            throw new ResultException(place, "is a file", "name a directory that is absent, empty or an older result");
        }
        if (isEmpty(target)) {
            return;
        }
        if (!isResult(target)) {
            throw new ResultException(
                    place,
                    "is a directory with other content",
                    "name a directory that is absent, empty or an older result");
        }
    }

    private static boolean isEmpty(Path directory) throws IOException {
        try (Stream<Path> entries = Files.list(directory)) {
            return entries.findAny().isEmpty();
        }
    }

    /** Looks at the first bytes only: a result of any schema version, whole or damaged, is ours to replace. */
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

    private static void makeParents(Path parent, Deque<Path> made) throws IOException {
        Deque<Path> missing = new ArrayDeque<>();
        for (Path p = parent; p != null && !Files.exists(p); p = p.getParent()) {
            missing.push(p);
        }
        for (Path p : missing) {
            Files.createDirectory(p);
            made.push(p);
        }
    }

    /** Tries again if another process takes the name in between. */
    private static Path makePartial(Path parent, String name) throws IOException {
        Path made = null;
        while (made == null) {
            made = createdHere(free(parent.resolve("." + name + ".partial")));
        }
        return made;
    }

    private static @Nullable Path createdHere(Path directory) throws IOException {
        try {
            return Files.createDirectory(directory);
        } catch (FileAlreadyExistsException taken) {
            return null;
        }
    }

    private static Path free(Path wanted) {
        Path candidate = wanted;
        for (int i = 2; Files.exists(candidate); i++) {
            candidate = wanted.resolveSibling(wanted.getFileName() + "-" + i);
        }
        return candidate;
    }

    private static void deleteTree(Path root) throws IOException {
        if (!Files.exists(root)) {
            return;
        }
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.delete(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path directory, @Nullable IOException failure)
                    throws IOException {
                if (failure != null) {
                    throw failure;
                }
                Files.delete(directory);
                return FileVisitResult.CONTINUE;
            }
        });
    }

    /** Innermost first; stops at the first that somebody else has begun to use. */
    private static void deleteEmpty(Deque<Path> directories) {
        for (Path directory : directories) {
            try {
                Files.deleteIfExists(directory);
            } catch (IOException inUse) {
                return;
            }
        }
    }
}
