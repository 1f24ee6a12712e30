package org.spindle.testkit.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The bill of materials for plugins has the versions with which Spindle itself is built. */
class BillOfMaterialsTest {

    private static final Path ROOT = Path.of(System.getProperty("spindle.root"));
    private static final Pattern MANAGED = Pattern.compile(
            "<groupId>([^<]+)</groupId>\\s*<artifactId>([^<]+)</artifactId>\\s*<version>([^<]+)</version>");

    @Test
    void hasTheVersionsOfTheRoot() throws IOException {
        Map<String, String> root = versions("pom.xml");
        Map<String, String> bill = versions("sim-core/bom/pom.xml");
        assertThat(bill)
                .containsKeys("org.spindle:sim-spi", "org.spindle:sim-testkit", "org.junit:junit-bom")
                .containsEntry("org.spindle:spindle-bom", root.get("org.spindle:spindle"));
        bill.remove("org.spindle:spindle-bom");
        assertThat(root).containsKey("com.diffplug.spotless:spotless-maven-plugin");
        assertThat(root).containsAllEntriesOf(bill);
    }

    /** By group and artifact. */
    private static Map<String, String> versions(String pom) throws IOException {
        Map<String, String> versions = new TreeMap<>();
        Matcher managed = MANAGED.matcher(Files.readString(ROOT.resolve(pom)));
        while (managed.find()) {
            versions.put(managed.group(1) + ":" + managed.group(2), managed.group(3));
        }
        return versions;
    }
}
