package org.spindle.cli.spark;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes.Name;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.command.UsageException;

/** The files for submitting a job: Spark's own, and Spindle's jars that go to its executors. */
final class SparkInstallation {

    /** Main class of the job. */
    static final String JOB_CLASS = "org.spindle.spark.SweepJob";

    static final String JOB_JAR = "sim-spark.jar";

    /** Spark has its own logging and its interface. */
    private static final List<String> NOT_SENT = List.of("logback-", "slf4j-");

    private final Path home;
    private final Path job;
    private final List<Path> libraries;

    private SparkInstallation(Path home, Path job, List<Path> libraries) {
        this.home = home;
        this.job = job;
        this.libraries = libraries;
    }

    /**
     * Finds Spark by the environment, and our jars beside the one that this class is in.
     *
     * @throws UsageException if anything is missing
     */
    static SparkInstallation find(Map<String, String> environment, Path ownJar) {
        @Nullable String home = environment.get("SPARK_HOME");
        if (home == null || !Files.isDirectory(Path.of(home, "jars"))) {
            throw new UsageException((home == null ? "SPARK_HOME is not set" : home + " has no directory jars")
                    + ", and --backend spark needs Apache Spark 4 or newer"
                    + "\n  unpack it on this machine and point SPARK_HOME at it");
        }
        if (!Files.isRegularFile(ownJar)) {
            throw new UsageException(
                    ownJar + " is not a jar, but executors need jars" + "\n  run Spindle by its launcher");
        }
        return new SparkInstallation(Path.of(home), job(ownJar), libraries(ownJar));
    }

    /** Returns the jar of the job: in an installation it has a directory of its own, in the source tree that of its module. */
    private static Path job(Path ownJar) {
        Path installed = ownJar.resolveSibling("spark").resolve(JOB_JAR);
        Path built = ownJar.resolveSibling("../spark/target/" + JOB_JAR).normalize();
        if (Files.isRegularFile(installed)) {
            return installed;
        }
        if (Files.isRegularFile(built)) {
            return built;
        }
        throw new UsageException("the job for Spark is neither at " + installed + " nor at " + built
                + "\n  build it with: mvn -Pspark -DskipTests package");
    }

    /** Returns the jars of the class path: others in their directory may be left from an older build. */
    private static List<Path> libraries(Path ownJar) {
        List<Path> jars = new ArrayList<>(List.of(ownJar));
        try (JarFile jar = new JarFile(ownJar.toFile())) {
            @Nullable Manifest manifest = jar.getManifest();
            @Nullable
            String path = manifest == null ? null : manifest.getMainAttributes().getValue(Name.CLASS_PATH);
            if (path != null) {
                for (String library : path.split(" ")) {
                    if (NOT_SENT.stream().noneMatch(prefix -> library.contains("/" + prefix))) {
                        jars.add(ownJar.resolveSibling(library));
                    }
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return jars;
    }

    /**
     * Returns the command that submits the job: by Spark's own script, or, where an installation has the jars alone, by the class
     * that the script calls.
     *
     * @param arguments of the job
     */
    List<String> command(SparkOptions options, List<String> arguments) {
        SparkProperties properties = SparkProperties.of(home, options.properties());
        List<String> command = new ArrayList<>();
        boolean isWindows = File.separatorChar == '\\';
        Path script = home.resolve(isWindows ? "bin/spark-submit.cmd" : "bin/spark-submit");
        if (Files.isRegularFile(script)) {
            command.add(script.toString());
        } else {
            command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
            command.addAll(properties.driverOptions());
            command.add("-cp");
            command.add(home.resolve("conf") + File.pathSeparator + home.resolve("jars") + File.separator + "*");
            command.add("org.apache.spark.deploy.SparkSubmit");
        }
        command.addAll(List.of("--master", options.master(), "--class", JOB_CLASS));
        command.addAll(List.of("--jars", libraries.stream().map(Path::toString).collect(Collectors.joining(","))));
        for (String property : properties.given()) {
            command.addAll(List.of("--conf", property));
        }
        command.add(job.toString());
        command.addAll(arguments);
        return command;
    }
}
