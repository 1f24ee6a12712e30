package org.spindle.duckdb;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Properties;

/**
 * DuckDB's JDBC driver, an optional jar.
 *
 * @param jar its path, whether or not the file exists
 */
public record DuckDbDriver(Path jar) {

    private static final String RESOURCE = "driver.properties";

    /**
     * Returns the place of the driver version that this build was tested with, shared by all projects of a user: in {@code spindle/drivers}
     * of the directory of {@code XDG_DATA_HOME}; in {@code .spindle/drivers} of the user's home if that variable is not set.
     */
    public static DuckDbDriver usual() {
        String data = System.getenv("XDG_DATA_HOME");
        Path own = data == null || !Path.of(data).isAbsolute()
                ? Path.of(System.getProperty("user.home"), ".spindle")
                : Path.of(data, "spindle");
        return new DuckDbDriver(own.resolve("drivers").resolve("duckdb_jdbc-" + version() + ".jar"));
    }

    /** Returns whether the jar exists. */
    public boolean isPresent() {
        return Files.isRegularFile(jar);
    }

    /** Returns the command by which Maven fetches the {@linkplain #usual() usual} driver to its place. */
    public List<String> fetching() {
        return List.of(
                "mvn",
                "-B",
                "-q",
                "dependency:copy",
                "-Dartifact=org.duckdb:duckdb_jdbc:" + version(),
                "-DoutputDirectory=" + Objects.requireNonNull(jar.getParent()));
    }

    private static String version() {
        Properties driver = new Properties();
        try (InputStream in = DuckDbDriver.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException(RESOURCE + " is missing next to " + DuckDbDriver.class.getName());
            }
            driver.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return driver.getProperty("version");
    }
}
