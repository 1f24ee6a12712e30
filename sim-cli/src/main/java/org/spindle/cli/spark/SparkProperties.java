package org.spindle.cli.spark;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/**
 * The properties of Spark that a job is submitted with: those of the user, and options for the JVMs of executors unless the
 * user or the installation sets any.
 */
final class SparkProperties {

    /** The environment variable that names another directory than {@code conf} of the installation. */
    static final String DIRECTORY = "SPARK_CONF_DIR";

    private static final String DEFAULTS = "spark-defaults.conf";
    private static final String DRIVER = "spark.driver.";
    private static final String EXECUTOR = "spark.executor.";
    private static final String OPTIONS = "extraJavaOptions";
    private static final String MORE_OPTIONS = "defaultJavaOptions";
    private static final String MEMORY = "spark.driver.memory";
    private static final String LEAST_MEMORY = "1g";

    /**
     * The parallel collector: a simulation stores references often, and the write barriers of the JVM's default collector
     * for servers lengthen runs by a quarter. The optimising compiler starts later than by default,
     * copies fewer large methods into their callers, and lets loops with a counter be stopped, as under the launcher.
     */
    private static final String SIMULATING = "-XX:+UseParallelGC -XX:Tier4InvocationThreshold=50000"
            + " -XX:Tier4MinInvocationThreshold=6000 -XX:Tier4CompileThreshold=150000"
            + " -XX:Tier4BackEdgeThreshold=400000 -XX:FreqInlineSize=100"
            + " -XX:+UseCountedLoopSafepoints -XX:LoopStripMiningIter=1000";

    private final Properties defaults;
    private final List<String> given;

    private SparkProperties(Properties defaults, List<String> given) {
        this.defaults = defaults;
        this.given = given;
    }

    /**
     * @param home of the installation
     * @param given by the user, as KEY=VALUE
     */
    static SparkProperties of(Path home, List<String> given) {
        String directory = System.getenv(DIRECTORY);
        Path file = (directory == null ? home.resolve("conf") : Path.of(directory)).resolve(DEFAULTS);
        return of(defaults(file), given);
    }

    /**
     * @param defaults of the installation
     */
    static SparkProperties of(Properties defaults, List<String> given) {
        SparkProperties users = new SparkProperties(defaults, given);
        List<String> all = new ArrayList<>(given);
        for (String process : List.of(DRIVER, EXECUTOR)) {
            if (users.value(process + OPTIONS) == null && users.value(process + MORE_OPTIONS) == null) {
                all.add(process + OPTIONS + "=" + SIMULATING);
            }
        }
        return new SparkProperties(defaults, all);
    }

    private static Properties defaults(Path file) {
        Properties defaults = new Properties();
        if (Files.isRegularFile(file)) {
            try (Reader in = Files.newBufferedReader(file)) {
                defaults.load(in);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return defaults;
    }

    /** Returns the properties as KEY=VALUE. */
    List<String> given() {
        return given;
    }

    /** Returns the options that Spark's script derives from the properties for the JVM that it starts. */
    List<String> driverOptions() {
        List<String> options = new ArrayList<>();
        @Nullable String memory = value(MEMORY);
        options.add("-Xmx" + (memory == null ? LEAST_MEMORY : memory));
        for (String key : List.of(DRIVER + MORE_OPTIONS, DRIVER + OPTIONS)) {
            @Nullable String value = value(key);
            if (value != null) {
                options.addAll(List.of(value.strip().split("\\s+")));
            }
        }
        return options;
    }

    private @Nullable String value(String key) {
        @Nullable String value = defaults.getProperty(key);
        for (String property : given) {
            if (property.startsWith(key + "=")) {
                value = property.substring(key.length() + 1);
            }
        }
        return value;
    }
}
