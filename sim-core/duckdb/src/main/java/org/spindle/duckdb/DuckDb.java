package org.spindle.duckdb;

import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.SQLException;
import java.util.Map;
import java.util.Properties;
import java.util.ServiceLoader;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * An empty database in memory. The driver's classes are seen by nothing else, and of it only what {@code java.sql}
 * promises is used.
 */
public final class DuckDb implements AutoCloseable {

    /** By jar, for as long as the process lasts: each loader has the driver copy its native library out of the jar and load it. */
    private static final Map<Path, URLClassLoader> LOADERS = new ConcurrentHashMap<>();

    private final Connection connection;

    private DuckDb(Connection connection) {
        this.connection = connection;
    }

    /**
     * Starts the database.
     *
     * @param settings of DuckDB, by name; a query never loads code from the network by itself
     * @throws SQLException if there is no driver in the jar, or it does not run here
     */
    public static DuckDb open(DuckDbDriver from, Map<String, String> settings) throws SQLException {
        Path jar = from.jar().toAbsolutePath();
        URLClassLoader loader = LOADERS.computeIfAbsent(jar, DuckDb::loader);
        try {
            Driver driver = ServiceLoader.load(Driver.class, loader)
                    .findFirst()
                    .orElseThrow(() -> new SQLException(from.jar() + " holds no JDBC driver"));
            Properties properties = new Properties();
            properties.setProperty("autoinstall_known_extensions", "false");
            properties.putAll(settings);
            @Nullable Connection connection = driver.connect("jdbc:duckdb:", properties);
            if (connection == null) {
                throw new SQLException(from.jar() + " holds the driver of another database");
            }
            return new DuckDb(connection);
        } catch (SQLException | LinkageError e) {
            LOADERS.remove(jar, loader);
            throw e;
        }
    }

    private static URLClassLoader loader(Path jar) {
        return new URLClassLoader("duckdb", new URL[] {url(jar)}, ClassLoader.getPlatformClassLoader());
    }

    private static URL url(Path jar) {
        try {
            return jar.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** The way in; closed with the database. */
    public Connection connection() {
        return connection;
    }

    /** A name as it stands in SQL. */
    public static String identifier(String name) {
        return '"' + name.replace("\"", "\"\"") + '"';
    }

    /** A text as it stands in SQL. */
    public static String literal(String text) {
        return "'" + text.replace("'", "''") + "'";
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
