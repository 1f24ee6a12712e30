package org.spindle.cli.query;

import static org.spindle.duckdb.DuckDb.identifier;
import static org.spindle.duckdb.DuckDb.literal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.spindle.duckdb.DuckDb;

/** The CSV files of directories as tables of a database. */
public final class CsvTables {

    private final DuckDb database;

    public CsvTables(DuckDb database) {
        this.database = database;
    }

    /**
     * Defines the tables of a directory: each {@code NAME.csv} or {@code NAME.csv.zst} in it as {@code NAME}, each in
     * a directory {@code D} below as {@code D.NAME}.
     *
     * @return their number
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
            // Types of columns are determined from all lines: an axis may have many numbers before its first word.
            String lines = "SELECT * FROM read_csv(" + literal(file.toString()) + ", header = true, sample_size = -1)";
            try {
                execute("CREATE VIEW " + schema + identifier(name) + " AS " + lines);
            } catch (SQLException e) {
                throw new SQLException(file + " is not a table: " + e.getMessage(), e);
            }
        }
        return files.size();
    }

    private void execute(String sql) throws SQLException {
        try (Statement statement = database.connection().createStatement()) {
            statement.execute(sql);
        }
    }

    /** Runs statements, separated by semicolons, and passes on the rows of the last one, if it has rows. */
    public void query(String sql, RowWriter rows) throws IOException, SQLException {
        try (Statement statement = database.connection().createStatement()) {
            if (statement.execute(sql)) {
                try (var result = statement.getResultSet()) {
                    rows.write(result);
                }
            }
        }
    }
}
