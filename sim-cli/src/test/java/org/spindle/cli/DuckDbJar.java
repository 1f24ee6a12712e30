package org.spindle.cli;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;
import org.spindle.duckdb.DuckDbDriver;

/** DuckDB's driver, if it is at hand. */
final class DuckDbJar {

    private DuckDbJar() {}

    /** From the class path (profile duckdb), or where 'query --install' puts it; skips the test where it is in neither. */
    static Path atHand() {
        Path jar;
        try {
            jar = Path.of(Class.forName("org.duckdb.DuckDBDriver", false, DuckDbJar.class.getClassLoader())
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (ClassNotFoundException | URISyntaxException e) {
            jar = DuckDbDriver.usual().jar();
        }
        Assumptions.assumeTrue(
                Files.isRegularFile(jar), "DuckDB is not at hand: mvn -Pduckdb, or spindle query --install");
        return jar;
    }
}
