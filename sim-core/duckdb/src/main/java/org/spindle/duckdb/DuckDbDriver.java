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
 * DuckDB's JDBC driver, a jar that need not be there.
 *
 * @param jar where it is, or would be
 */
public record DuckDbDriver(Path jar) {

    private static final String RESOURCE = "driver.properties";

    /**
     * Where the driver that this build was tested with is put, once for all directories of a user: in {@code
     * spindle/drivers} of the directory of {@code XDG_DATA_HOME}; in {@code .spindle/drivers} of the user's home if that
     * variable is not set.
     */
    public static DuckDbDriver usual() {
        String data = System.getenv("XDG_DATA_HOME");
        Path own = data == null || !Path.of(data).isAbsolute()
                ? Path.of(System.getProperty("user.home"), ".spindle")
                : Path.of(data, "spindle");
        return new DuckDbDriver(own.resolve("drivers").resolve("duckdb_jdbc-" + version() + ".jar"));
    }

    /** Whether it has been fetched. */
    public boolean isPresent() {
        return Files.isRegularFile(jar);
    }

    /** The command by which Maven fetches the {@linkplain #usual() usual} driver to its place. */
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
                throw new IllegalStateException(RESOURCE + " is missing beside " + DuckDbDriver.class.getName());
            }
            driver.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return driver.getProperty("version");
    }
}
