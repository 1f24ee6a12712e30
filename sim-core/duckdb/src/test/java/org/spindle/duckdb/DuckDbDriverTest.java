package org.spindle.duckdb;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The place of the driver, by the XDG Base Directory Specification: {@code $XDG_DATA_HOME}, or {@code $HOME/.local/share}. */
class DuckDbDriverTest {

    private static Path directory(Map<String, String> environment) {
        return DuckDbDriver.usual(environment, "/passwd").jar().getParent();
    }

    @Test
    void theDriverIsAmongTheDataOfTheUser() {
        assertThat(directory(Map.of("HOME", "/home", "XDG_DATA_HOME", "/data")))
                .isEqualTo(Path.of("/data/spindle/drivers"));
        assertThat(directory(Map.of("HOME", "/home"))).isEqualTo(Path.of("/home/.local/share/spindle/drivers"));
        assertThat(directory(Map.of("HOME", "/home", "XDG_DATA_HOME", "relative")))
                .as("a relative path is to be ignored")
                .isEqualTo(Path.of("/home/.local/share/spindle/drivers"));
        assertThat(directory(Map.of())).isEqualTo(Path.of("/passwd/.local/share/spindle/drivers"));
    }

    @Test
    void mavenIsStartedByTheNameThatTheSystemFinds() {
        DuckDbDriver driver = DuckDbDriver.usual(Map.of("HOME", "/home"), "/passwd");
        assertThat(driver.fetching(false)).startsWith("mvn", "-B").contains("dependency:copy");
        assertThat(driver.fetching(true)).startsWith("mvn.cmd", "-B");
    }
}
