package org.spindle.workload.trace;

import java.net.URISyntaxException;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;
import org.spindle.duckdb.DuckDbDriver;

/** DuckDB's driver, if it is installed. */
public final class DuckDbAtHand {

    private DuckDbAtHand() {}

    /**
     * Returns the driver on the class path (profile duckdb) or the one that 'query --install' has installed; skips the test if
     * there is neither.
     */
    public static DuckDbDriver driver() {
        DuckDbDriver driver;
        try {
            driver = new DuckDbDriver(
                    Path.of(Class.forName("org.duckdb.DuckDBDriver", false, DuckDbAtHand.class.getClassLoader())
                            .getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI()));
        } catch (ClassNotFoundException | URISyntaxException e) {
            driver = DuckDbDriver.usual();
        }
        Assumptions.assumeTrue(driver.isPresent(), "DuckDB is not at hand: mvn -Pduckdb, or spindle query --install");
        return driver;
    }
}
