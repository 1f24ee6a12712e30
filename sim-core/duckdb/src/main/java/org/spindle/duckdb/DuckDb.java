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
 * An empty database in memory. The driver's classes are isolated in a class loader, and used only by the interfaces of {@code java.sql}.
 */
public final class DuckDb implements AutoCloseable {

    /**
     * Class loaders by jar, kept for the lifetime of the process: each new loader would extract and load the driver's native library again.
     */
    private static final Map<Path, URLClassLoader> LOADERS = new ConcurrentHashMap<>();

    private final Connection connection;

    private DuckDb(Connection connection) {
        this.connection = connection;
    }

    /**
     * Starts the database.
     *
     * @param settings of DuckDB, by name; extensions are never installed from the network
     * @throws SQLException if the jar has no driver, or the driver does not run on this system
     */
    public static DuckDb open(DuckDbDriver from, Map<String, String> settings) throws SQLException {
        Path jar = from.jar().toAbsolutePath();
        URLClassLoader loader = LOADERS.computeIfAbsent(jar, DuckDb::loader);
        try {
            Driver driver = ServiceLoader.load(Driver.class, loader)
                    .findFirst()
                    .orElseThrow(() -> new SQLException(from.jar() + " contains no JDBC driver"));
            Properties properties = new Properties();
            properties.setProperty("autoinstall_known_extensions", "false");
            properties.putAll(settings);
            @Nullable Connection connection = driver.connect("jdbc:duckdb:", properties);
            if (connection == null) {
                throw new SQLException(from.jar() + " contains the driver of another database");
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

    /** Returns the connection; closed with the database. */
    public Connection connection() {
        return connection;
    }

    /** Returns a name quoted for SQL. */
    public static String identifier(String name) {
        return '"' + name.replace("\"", "\"\"") + '"';
    }

    /** Returns a text quoted for SQL. */
    public static String literal(String text) {
        return "'" + text.replace("'", "''") + "'";
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
