package org.spindle.duckdb;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
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
     * Returns the place of the driver version that this build was tested with, shared by all projects of a user: in
     * {@code spindle/drivers} of the directory of {@code XDG_DATA_HOME}, which is {@code ~/.local/share} if not set.
     */
    public static DuckDbDriver usual() {
        return usual(System.getenv(), System.getProperty("user.home"));
    }

    /**
     * @param environment variables
     * @param userHome directory of the user where {@code HOME} names none
     */
    static DuckDbDriver usual(Map<String, String> environment, String userHome) {
        String data = environment.get("XDG_DATA_HOME");
        Path own = data == null || !Path.of(data).isAbsolute()
                ? Path.of(environment.getOrDefault("HOME", userHome), ".local", "share")
                : Path.of(data);
        return new DuckDbDriver(own.resolve("spindle").resolve("drivers").resolve("duckdb_jdbc-" + version() + ".jar"));
    }

    /** Returns whether the jar exists. */
    public boolean isPresent() {
        return Files.isRegularFile(jar);
    }

    /** Returns the command by which Maven fetches the {@linkplain #usual() usual} driver to its place. */
    public List<String> fetching() {
        return fetching(File.separatorChar == '\\');
    }

    /**
     * @param isWindows whether Maven is a script for the command interpreter of Windows, which is started by its full name only
     */
    List<String> fetching(boolean isWindows) {
        return List.of(
                isWindows ? "mvn.cmd" : "mvn",
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
