package org.spindle.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.spindle.reproduce.TrialFactory;
import org.spindle.run.RunException;
import org.spindle.run.Runner;

/** A run that makes a file for other runs, in a directory that exists until the program ends. */
final class PreparationRun implements TrialFactory.PreparedFile {

    private final Runner runner;
    private final Runner.Job job;
    private final String effective;
    private final Path directory;
    private final Path path;
    private @Nullable RunException failure;
    private boolean isMade;

    PreparationRun(Runner runner, Runner.Job job, String effective, String file) {
        this.runner = runner;
        this.job = job;
        this.effective = effective;
        try {
            directory = Files.createTempDirectory("spindle-");
        } catch (IOException e) {
            throw new RunException("no directory can be made for '" + file + "' (" + e.getMessage() + ")", e);
        }
        directory.toFile().deleteOnExit();
        path = directory.resolve(file);
    }

    @Override
    public Path path() {
        return path;
    }

    @Override
    public synchronized void make() {
        if (failure != null) {
            throw failure;
        }
        if (isMade) {
            return;
        }
        try {
            run();
        } catch (RunException e) {
            failure = e;
            throw e;
        } catch (IOException e) {
            failure = new RunException("the file of the preparation cannot be written (" + e.getMessage() + ")", e);
            throw failure;
        }
        isMade = true;
    }

    private void run() throws IOException {
        Path result = directory.resolve("result");
        runner.record(job, effective, result, Runner.Companion.NONE);
        Path made = result.resolve(path.getFileName());
        if (Files.isRegularFile(made)) {
            Files.move(made, path);
            path.toFile().deleteOnExit();
        }
        delete(result);
        if (!Files.isRegularFile(path)) {
            throw new RunException("the preparation writes no file '" + path.getFileName()
                    + "'; name one that an observer of its scenario writes");
        }
    }

    private static void delete(Path directory) throws IOException {
        List<Path> all;
        try (Stream<Path> walk = Files.walk(directory)) {
            all = walk.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path each : all) {
            Files.delete(each);
        }
    }
}
