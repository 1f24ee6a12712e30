package org.spindle.cli.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.plugin.PluginOptions;
import org.spindle.sweep.PlanEntry;
import org.spindle.sweep.RowJson;

/** The files that are sent to executors: each has the same path, relative to the sweep directory, there and here. */
class JobArchiveTest {

    @TempDir
    private Path place;

    private Path sweep;
    private Path archive;

    @BeforeEach
    void begin() throws IOException {
        sweep = Files.createDirectories(place.resolve("a/b/results/s"));
        archive = place.resolve("job.zip");
    }

    private static PlanEntry entry(int point) {
        return new PlanEntry("p000" + point + "-r00", "1", point, 0, Map.of(), 7, "name: s\n");
    }

    private int write(Set<Path> files, int entries, int batch, PluginOptions plugins) throws IOException {
        List<PlanEntry> plan = new ArrayList<>();
        for (int i = 0; i < entries; i++) {
            plan.add(entry(i));
        }
        return new JobArchive(sweep, any -> files).write(archive, plan.iterator(), batch, plugins);
    }

    private FileSystem opened() throws IOException {
        return FileSystems.newFileSystem(URI.create("jar:" + archive.toUri()), Map.of());
    }

    private static Properties job(FileSystem zip) {
        Properties job = new Properties();
        try (var in =
                new InputStreamReader(Files.newInputStream(zip.getPath("job.properties")), StandardCharsets.UTF_8)) {
            job.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return job;
    }

    @Test
    void filesKeepTheirPathFromTheSweepDirectory() throws IOException {
        Path above = Files.writeString(place.resolve("a/t.csv"), "above");
        Path top = Files.writeString(place.resolve("top.csv"), "top");
        Path within = Files.writeString(sweep.resolve("own.csv"), "own");
        Path directory = Files.createDirectories(place.resolve("a/b/many"));
        Files.writeString(directory.resolve("one.csv"), "one");
        write(Set.of(above, top, within, directory, place.resolve("absent.csv")), 1, 10, PluginOptions.NONE);

        try (FileSystem zip = opened()) {
            Path there = zip.getPath("/" + job(zip).getProperty("sweep"));
            for (Path file : List.of(above, top, within, directory.resolve("one.csv"))) {
                Path sent = there.resolve(sweep.relativize(file).toString()).normalize();
                assertThat(Files.readString(sent)).isEqualTo(Files.readString(file));
            }
        }
    }

    @Test
    void entriesAreInBatchesOfTheSizeAskedFor() throws IOException {
        assertThat(write(Set.of(), 5, 2, PluginOptions.NONE)).isEqualTo(3);

        try (FileSystem zip = opened()) {
            assertThat(Files.readString(zip.getPath("batches/0.jsonl"))).isEqualTo(line(0) + line(1));
            assertThat(Files.readString(zip.getPath("batches/2.jsonl"))).isEqualTo(line(4));
        }
    }

    private static String line(int point) {
        return new String(RowJson.write(entry(point)), StandardCharsets.UTF_8);
    }

    @Test
    void pluginsGoAlong() throws IOException {
        Path plugins = Files.createDirectories(place.resolve("plugins/acme"));
        Files.writeString(plugins.resolve("acme.jar"), "A");
        Path jar = Files.writeString(place.resolve("other.jar"), "O");
        write(Set.of(), 1, 1, new PluginOptions(plugins.getParent(), List.of(jar), List.of("acme", "other")));

        try (FileSystem zip = opened()) {
            assertThat(Files.readString(zip.getPath("plugins/acme/acme.jar"))).isEqualTo("A");
            assertThat(Files.readString(zip.getPath(job(zip).getProperty("jars"))))
                    .isEqualTo("O");
            assertThat(job(zip).getProperty("limit")).isEqualTo("60 s");
            assertThat(job(zip).getProperty("only").lines()).containsExactly("acme", "other");
        }
    }
}
