package org.spindle.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.command.ExitCode;
import org.spindle.cli.command.Shell;
import org.spindle.cli.command.UsageException;
import org.spindle.cli.query.CsvTables;
import org.spindle.cli.query.RowWriter;
import org.spindle.duckdb.DuckDb;
import org.spindle.duckdb.DuckDbDriver;
import org.spindle.result.ReadFailure;
import org.spindle.result.ResultException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "query",
        description = {
            "Runs SQL on the CSV files of a directory: each is a table of its name, those of a directory D below"
                    + " are D.NAME.",
            "The database, DuckDB, does not come with Spindle; --install fetches it with Maven."
        },
        mixinStandardHelpOptions = true)
final class QueryCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(
            arity = "0..1",
            paramLabel = "SQL",
            description = "SQL statements of DuckDB; the rows of the last one are printed.")
    private @Nullable String sql;

    @Option(
            names = "--dir",
            paramLabel = "DIR",
            defaultValue = "results",
            description = "Result directory, sweep directory, or a directory of such (default: ${DEFAULT-VALUE}).")
    private Path directory;

    @Option(names = "--csv", description = "Print CSV instead of a table.")
    private boolean csv;

    @Option(names = "--json", description = "Print a JSON array of rows instead of a table.")
    private boolean json;

    @Option(
            names = "--driver",
            paramLabel = "JAR",
            description =
                    "DuckDB's JDBC driver (default: that of --install, in spindle/drivers of $XDG_DATA_HOME or ~/.local/share).")
    private @Nullable Path driver;

    @Option(names = "--install", description = "Fetch DuckDB's driver with Maven, about 80 MB, if it is absent.")
    private boolean install;

    @Override
    public Integer call() {
        if (csv && json) {
            throw new UsageException("--csv and --json exclude each other");
        }
        if (sql == null && !install) {
            throw new UsageException("there is no query\n  give SQL, such as: spindle query \"SHOW ALL TABLES\"");
        }
        if (install && driver != null) {
            throw new UsageException("--install has a fixed place for the driver\n  leave out --driver or --install");
        }
        DuckDbDriver duckDb = driver != null ? new DuckDbDriver(driver) : DuckDbDriver.usual();
        if (!duckDb.isPresent() && !(install && fetch(duckDb))) {
            return printError(duckDb);
        }
        if (sql == null) {
            spec.commandLine().getOut().println("driver: " + duckDb.jar());
            return ExitCode.OK;
        }
        if (!Files.isDirectory(directory)) {
            throw new UsageException("there is no directory " + directory + "\n  name one with --dir DIR");
        }
        answer(sql, duckDb);
        return ExitCode.OK;
    }

    private int printError(DuckDbDriver duckDb) {
        PrintWriter stderr = spec.commandLine().getErr();
        if (driver != null) {
            stderr.println("error: there is no driver " + duckDb.jar()
                    + "\n  leave --driver out, or name DuckDB's JDBC driver");
        } else {
            stderr.println(
                    "error: 'query' needs the database DuckDB, which does not come with Spindle\n  fetch it with: "
                            + (install ? Shell.quote(duckDb.fetching()) : "spindle query --install"));
        }
        stderr.flush();
        return ExitCode.PLUGIN;
    }

    /** Returns whether Maven succeeded; its output goes to standard error. */
    private static boolean fetch(DuckDbDriver duckDb) {
        Path target = Objects.requireNonNull(duckDb.jar().getParent());
        try {
            Files.createDirectories(target);
            // Not in the caller's directory, which may be a Maven project with its own settings.
            Process maven = new ProcessBuilder(duckDb.fetching())
                    .directory(target.toFile())
                    .redirectErrorStream(true)
                    .start();
            maven.getInputStream().transferTo(System.err);
            return maven.waitFor() == 0 && duckDb.isPresent();
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private void answer(String question, DuckDbDriver duckDb) {
        PrintWriter out = spec.commandLine().getOut();
        RowWriter rows = json ? RowWriter.json(out) : csv ? RowWriter.csv(out) : RowWriter.table(out);
        try (DuckDb database = DuckDb.open(duckDb, Map.of())) {
            CsvTables tables = new CsvTables(database);
            if (tables.show(directory) == 0) {
                throw new UsageException("there is no CSV file in " + directory + " or one level below\n"
                        + "  name a result directory with --dir DIR");
            }
            tables.query(question, rows);
            out.flush();
        } catch (SQLException e) {
            throw new UsageException(String.valueOf(e.getMessage()));
        } catch (IOException e) {
            throw new ResultException(
                    directory.toString(), "cannot be read: " + ReadFailure.why(e), "check its permissions", e);
        }
    }
}
