package org.spindle.cli.spark;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.command.UsageException;
import org.spindle.plugin.PluginOptions;
import org.spindle.sweep.PlanEntry;
import org.spindle.sweep.RowJson;

/**
 * An archive with all files that runs need on another machine. Its content: {@code batches/N.jsonl}, entries of the plan;
 * {@code job.properties}; {@code plugins} and {@code jars}; and the files that scenarios name, placed so that they have the
 * same path relative to the sweep directory ({@code sweep} in the properties) as here.
 */
final class JobArchive {

    /** Directory of the archive below which the sweep directory and the files lie. */
    private static final String FILES = "at";

    private final Path sweep;
    private final Function<PlanEntry, Set<Path>> filesOf;
    private final SortedMap<String, Path> content = new TreeMap<>();
    private final Set<Path> files = new TreeSet<>();

    /**
     * @param sweep directory that the scenarios of the plan are read from, absolute
     * @param filesOf files that the scenario of an entry names, absolute; they need not exist
     */
    JobArchive(Path sweep, Function<PlanEntry, Set<Path>> filesOf) {
        this.sweep = sweep;
        this.filesOf = filesOf;
    }

    /**
     * Writes the archive.
     *
     * @param batch entries that are to be run one after the other
     * @return number of batches
     * @throws UsageException if a file lies on another file system root than the sweep directory
     */
    int write(Path archive, Iterator<PlanEntry> entries, int batch, PluginOptions plugins) throws IOException {
        int batches = 0;
        try (ZipOutputStream zip =
                new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(archive), 1 << 16))) {
            int point = -1;
            while (entries.hasNext()) {
                zip.putNextEntry(new ZipEntry("batches/" + batches++ + ".jsonl"));
                for (int i = 0; i < batch && entries.hasNext(); i++) {
                    PlanEntry entry = entries.next();
                    zip.write(RowJson.write(entry));
                    if (entry.point() != point) {
                        point = entry.point();
                        files.addAll(filesOf.apply(entry));
                    }
                }
                zip.closeEntry();
            }
            Properties job = add(plugins);
            job.setProperty("sweep", addFiles());
            zip.putNextEntry(new ZipEntry("job.properties"));
            job.store(zip, null);
            zip.closeEntry();
            for (Map.Entry<String, Path> file : content.entrySet()) {
                zip.putNextEntry(new ZipEntry(file.getKey()));
                Files.copy(file.getValue(), zip);
                zip.closeEntry();
            }
        }
        return batches;
    }

    private Properties add(PluginOptions plugins) throws IOException {
        Properties job = new Properties();
        @Nullable Path directory = plugins.directory();
        if (directory != null && Files.isDirectory(directory)) {
            put("plugins", directory);
        }
        List<String> jars = new ArrayList<>();
        for (Path jar : plugins.jars()) {
            String name = "jars/" + jars.size() + "/" + jar.getFileName();
            content.put(name, jar);
            jars.add(name);
        }
        job.setProperty("jars", String.join("\n", jars));
        job.setProperty("limit", plugins.limit().toString());
        @Nullable List<String> only = plugins.only();
        if (only != null) {
            job.setProperty("only", String.join("\n", only));
        }
        return job;
    }

    /** Returns the sweep directory in the archive, as deep as relative paths ascend from it. */
    private String addFiles() throws IOException {
        int climbed = 1;
        for (Path file : files) {
            climbed = Math.max(climbed, levelsUp(file));
        }
        Path place = Path.of(FILES);
        for (int level = 1; level < climbed; level++) {
            place = place.resolve("d");
        }
        place = place.resolve("sweep");
        for (Path file : files) {
            if (Files.exists(file)) {
                put(slashed(place.resolve(sweep.relativize(file)).normalize()), file);
            }
        }
        return slashed(place);
    }

    private int levelsUp(Path file) {
        if (file.getRoot() == null || !file.getRoot().equals(sweep.getRoot())) {
            throw new UsageException(
                    file + " and the sweep directory have different roots, so that its path cannot be kept"
                            + "\n  put both on one drive");
        }
        int levelsUp = 0;
        for (Path step : sweep.relativize(file)) {
            levelsUp += step.toString().equals("..") ? 1 : 0;
        }
        return levelsUp;
    }

    private void put(String name, Path file) throws IOException {
        if (Files.isRegularFile(file)) {
            content.put(name, file);
            return;
        }
        try (Stream<Path> below = Files.walk(file)) {
            for (Path each : below.filter(Files::isRegularFile).toList()) {
                content.put(name + "/" + slashed(file.relativize(each)), each);
            }
        }
    }

    private static String slashed(Path path) {
        List<String> steps = new ArrayList<>();
        path.forEach(step -> steps.add(step.toString()));
        return String.join("/", steps);
    }
}
