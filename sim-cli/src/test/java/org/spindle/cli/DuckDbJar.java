package org.spindle.cli;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;
import org.spindle.duckdb.DuckDbDriver;

/** DuckDB's driver, if it is installed. */
final class DuckDbJar {

    private DuckDbJar() {}

    /**
     * Returns the driver on the class path (profile duckdb) or the one that 'query --install' has installed; skips the test if
     * there is neither.
     */
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
