package org.spindle.spark;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.apache.spark.SparkFiles;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.plugin.PluginOptions;
import org.spindle.spi.config.Time;
import org.spindle.sweep.EntryRunner;
import org.spindle.sweep.PlanEntry;
import org.spindle.sweep.RowHeader;
import org.spindle.sweep.RowJson;
import org.spindle.sweep.RowLine;

/** The unpacked job archive on this machine, with Spindle and its plugins started once per executor. */
final class UnpackedJob {

    private static @Nullable UnpackedJob here;

    private final Path root;
    private final EntryRunner runner;

    private UnpackedJob(Path root, EntryRunner runner) {
        this.root = root;
        this.runner = runner;
    }

    /**
     * Returns the sweep of this executor.
     *
     * @param name of the archive
     */
    static synchronized UnpackedJob here(String name) {
        if (here == null) {
            here = start(Path.of(SparkFiles.get(name)).toAbsolutePath().normalize());
        }
        return here;
    }

    private static UnpackedJob start(Path root) {
        Properties job = new Properties();
        try (Reader in = Files.newBufferedReader(root.resolve("job.properties"))) {
            job.load(in);
            Path sweep = root.resolve(job.getProperty("sweep"));
            Files.createDirectories(sweep);
            SpindleProcess spindle = SpindleProcess.start(new PluginOptions(
                    root.resolve("plugins"),
                    lines(job.getProperty("jars")).stream().map(root::resolve).toList(),
                    job.getProperty("only") == null ? null : lines(job.getProperty("only")),
                    Time.parse(job.getProperty("limit"))));
            // Every core of an executor runs a separate task.
            spindle.limitReadingThreads(0);
            spindle.shareTraces();
            return new UnpackedJob(root, new EntryRunner(spindle.configs(), spindle.runner(), sweep));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> lines(String text) {
        return text.lines().toList();
    }

    /** Returns the printed form of each run of a batch: a header and the line of {@code runs.jsonl}. */
    byte[][] rows(int batch) {
        List<byte[]> rows = new ArrayList<>();
        try {
            for (String line : Files.readAllLines(root.resolve("batches/" + batch + ".jsonl"))) {
                PlanEntry entry = RowJson.entry(line.getBytes(StandardCharsets.UTF_8));
                rows.add(RowHeader.print(RowLine.of(runner.apply(entry))));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return rows.toArray(byte[][]::new);
    }
}
