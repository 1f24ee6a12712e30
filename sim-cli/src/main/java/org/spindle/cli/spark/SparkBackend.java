package org.spindle.cli.spark;

import static java.util.Objects.requireNonNull;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.spindle.plugin.PluginOptions;
import org.spindle.run.RunException;
import org.spindle.sweep.PlanEntry;
import org.spindle.sweep.RowLine;
import org.spindle.sweep.RowReader;
import org.spindle.sweep.SweepBackend;

/**
 * Carries out the runs in a Spark job, which is submitted as a separate process. Rows arrive as its batches end; if
 * it fails, those that have arrived stay.
 */
public final class SparkBackend implements SweepBackend {

    private final SparkOptions options;
    private final PluginOptions plugins;
    private final Path sweep;
    private final Function<PlanEntry, Set<Path>> filesOf;
    private final SparkInstallation installation;

    private SparkBackend(
            SparkOptions options,
            PluginOptions plugins,
            Path sweep,
            Function<PlanEntry, Set<Path>> filesOf,
            SparkInstallation installation) {
        this.options = options;
        this.plugins = plugins;
        this.sweep = sweep;
        this.filesOf = filesOf;
        this.installation = installation;
    }

    /**
     * Checks the options and finds Spark.
     *
     * @param sweep directory that the scenarios of the plan are read from, absolute
     * @param filesOf files that the scenario of an entry names, absolute; those that exist are sent
     * @throws org.spindle.cli.command.UsageException if an option is wrong or Spark is not there
     */
    public static SparkBackend of(
            SparkOptions options, PluginOptions plugins, Path sweep, Function<PlanEntry, Set<Path>> filesOf) {
        options.master();
        options.batch();
        options.properties();
        return new SparkBackend(options, plugins, sweep, filesOf, SparkInstallation.find(System.getenv(), ownJar()));
    }

    private static Path ownJar() {
        try {
            return Path.of(SparkBackend.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException("a class path has files", e);
        }
    }

    @Override
    public void run(Iterator<PlanEntry> entries, Rows rows) {
        if (!entries.hasNext()) {
            return;
        }
        try {
            Path work = Files.createTempDirectory("spindle-spark");
            Path archive = work.resolve("job.zip");
            int batches = pack(archive, announced(entries, rows));
            submit(work, List.of(archive.toString(), String.valueOf(batches)), rows);
            delete(work);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the number of batches. Leaves no files if it fails. */
    private int pack(Path archive, Iterator<PlanEntry> entries) throws IOException {
        boolean isPacked = false;
        try {
            int batches = new JobArchive(sweep, filesOf).write(archive, entries, options.batch(), plugins);
            isPacked = true;
            return batches;
        } finally {
            if (!isPacked) {
                delete(requireNonNull(archive.getParent()));
            }
        }
    }

    private static Iterator<PlanEntry> announced(Iterator<PlanEntry> entries, Rows rows) {
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return entries.hasNext();
            }

            @Override
            public PlanEntry next() {
                PlanEntry entry = entries.next();
                rows.started(entry);
                return entry;
            }
        };
    }

    private void submit(Path work, List<String> arguments, Rows rows) throws IOException {
        Path log = work.resolve("spark.log");
        Process job = new ProcessBuilder(installation.command(options, arguments))
                .redirectError(log.toFile())
                .start();
        Thread ending = new Thread(job::destroy, "end-spark-job");
        Runtime.getRuntime().addShutdownHook(ending);
        try (InputStream out = new BufferedInputStream(job.getInputStream())) {
            job.getOutputStream().close();
            RowReader reader = new RowReader(out);
            for (RowLine row = reader.next(); row != null; row = reader.next()) {
                rows.finished(row);
            }
            int code = job.waitFor();
            if (code != 0) {
                throw new RunException("the Spark job failed with exit code " + code + "\n" + lastErrors(log)
                        + "  its log: " + log + "\n  the same command with --resume runs what is missing");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the sweep was interrupted", e);
        } finally {
            job.destroy();
            forget(ending);
        }
    }

    /** Returns the last errors in the log. */
    private static String lastErrors(Path log) throws IOException {
        try (Stream<String> lines = Files.lines(log)) {
            StringBuilder errors = new StringBuilder();
            lines.filter(line -> line.contains("ERROR") || line.contains("Exception"))
                    .limit(3)
                    .forEach(line -> errors.append("  ").append(line.strip()).append('\n'));
            return errors.toString();
        }
    }

    private static void forget(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException shuttingDown) {
            return;
        }
    }

    private static void delete(Path work) throws IOException {
        try (Stream<Path> files = Files.list(work)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(work);
    }
}
