package org.spindle.workload.trace;

import java.net.URISyntaxException;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;
import org.spindle.duckdb.DuckDbDriver;

/** DuckDB's driver, if it is at hand. */
public final class DuckDbAtHand {

    private DuckDbAtHand() {}

    /** From the class path (profile duckdb), or where 'query --install' puts it; skips the test where it is in neither. */
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
