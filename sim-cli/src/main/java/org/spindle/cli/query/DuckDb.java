package org.spindle.cli.query;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Objects;
import java.util.Properties;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/**
 * DuckDB in memory, from a jar that is no part of Spindle: its classes are seen by nothing else, and of it only what
 * {@code java.sql} promises is used.
 */
public final class DuckDb implements AutoCloseable {

    private final URLClassLoader loader;
    private final Connection connection;

    private DuckDb(URLClassLoader loader, Connection connection) {
        this.loader = loader;
        this.connection = connection;
    }

    /** Where the driver of that version is put, once for all directories of a user. */
    public static Path usualJar(String version) {
        return Path.of(System.getProperty("user.home"), ".spindle", "drivers", "duckdb_jdbc-" + version + ".jar");
    }

    /**
     * The command by which Maven fetches the driver.
     *
     * @param jar as {@link #usualJar} names it
     */
    public static List<String> fetching(String version, Path jar) {
        return List.of(
                "mvn",
                "-B",
                "-q",
                "dependency:copy",
                "-Dartifact=org.duckdb:duckdb_jdbc:" + version,
                "-DoutputDirectory=" + Objects.requireNonNull(jar.getParent()));
    }

    /**
     * An empty database.
     *
     * @param jar of the driver
     * @throws SQLException if there is no driver in it, or it does not run here
     */
    public static DuckDb open(Path jar) throws SQLException {
        URLClassLoader loader =
                new URLClassLoader("duckdb", new URL[] {url(jar)}, ClassLoader.getPlatformClassLoader());
        try {
            Driver driver = ServiceLoader.load(Driver.class, loader)
                    .findFirst()
                    .orElseThrow(() -> new SQLException(jar + " holds no JDBC driver"));
            @Nullable Connection connection = driver.connect("jdbc:duckdb:", new Properties());
            if (connection == null) {
                throw new SQLException(jar + " holds the driver of another database");
            }
            DuckDb database = new DuckDb(loader, connection);
            // A query never loads code from the network by itself.
            database.execute("SET autoinstall_known_extensions = false");
            return database;
        } catch (SQLException | LinkageError e) {
            close(loader);
            throw e;
        }
    }

    private static URL url(Path jar) {
        try {
            return jar.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /**
     * Makes the tables of a directory known: each {@code NAME.csv} or {@code NAME.csv.zst} in it as {@code NAME}, each in
     * a directory {@code D} below as {@code D.NAME}.
     *
     * @return how many there are
     */
    public int show(Path directory) throws IOException, SQLException {
        int tables = showFiles(directory, "");
        try (var entries = Files.list(directory)) {
            for (Path entry : entries.filter(Files::isDirectory).sorted().toList()) {
                tables += showFiles(entry, identifier(String.valueOf(entry.getFileName())) + ".");
            }
        }
        return tables;
    }

    private int showFiles(Path directory, String schema) throws IOException, SQLException {
        List<Path> files;
        try (var entries = Files.list(directory)) {
            files = entries.filter(file -> file.toString().matches(".*\\.csv(\\.zst)?") && Files.isRegularFile(file))
                    .sorted()
                    .toList();
        }
        if (!files.isEmpty() && !schema.isEmpty()) {
            execute("CREATE SCHEMA IF NOT EXISTS " + schema.substring(0, schema.length() - 1));
        }
        for (Path file : files) {
            String name = String.valueOf(file.getFileName()).replaceFirst("\\.csv(\\.zst)?$", "");
            // Types of columns are taken from all lines: an axis may hold numbers for long before it holds a word.
            String lines = "SELECT * FROM read_csv(" + literal(file.toString()) + ", header = true, sample_size = -1)";
            try {
                execute("CREATE VIEW " + schema + identifier(name) + " AS " + lines);
            } catch (SQLException e) {
                throw new SQLException(file + " is no table: " + e.getMessage(), e);
            }
        }
        return files.size();
    }

    private static String identifier(String name) {
        return '"' + name.replace("\"", "\"\"") + '"';
    }

    private static String literal(String text) {
        return "'" + text.replace("'", "''") + "'";
    }

    private void execute(String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    /** Runs statements, separated by semicolons, and hands on the rows of the last one, if it has rows. */
    public void query(String sql, RowWriter rows) throws IOException, SQLException {
        try (Statement statement = connection.createStatement()) {
            if (statement.execute(sql)) {
                try (var result = statement.getResultSet()) {
                    rows.write(result);
                }
            }
        }
    }

    @Override
    public void close() throws SQLException {
        try {
            connection.close();
        } finally {
            close(loader);
        }
    }

    private static void close(URLClassLoader loader) {
        try {
            loader.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
