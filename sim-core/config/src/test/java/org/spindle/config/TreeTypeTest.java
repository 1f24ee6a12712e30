package org.spindle.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;

/** A key that accepts any value keeps it as written, with its places, and the effective text is read back as the same value. */
class TreeTypeTest {

    @Doc("Holds a scenario.")
    record Holder(
            @Doc("Anything.") Node inside,
            @Doc("Values by path.") @Default("{}") Map<String, Node> set) {}

    private static final String TEXT = """
            inside:
              devices: {disk0: {type: nothing-known, size: 4 KiB}}
              list: [1, 2.5, true, null, "3", {}]
            set: {seed: 3, "driver.scheduler": sstf}
            """;

    private final ConfigLoader loader = new ConfigLoader(TestStack.TYPES);

    private Loaded<Holder> load(String text) {
        return loader.load("holder.yaml", text, Path.of(""), List.of(), Holder.class);
    }

    @Test
    void theTreeKeepsItsPlaces() {
        Node inside = load(TEXT).value().inside();
        assertThat(inside.origin().line()).isEqualTo(2);
        assertThat(((MapNode) inside).entries()).containsOnlyKeys("devices", "list");
        assertThat(load(TEXT).value().set().get("seed"))
                .isInstanceOfSatisfying(
                        ScalarNode.class,
                        three -> assertThat(three.origin().toString()).isEqualTo("holder.yaml:4:13"));
    }

    @Test
    void theEffectiveTextMeansTheSame() {
        String canonical = load(TEXT).effective().canonicalYaml();
        assertThat(load(canonical).effective().canonicalYaml()).isEqualTo(canonical);
        assertThat(canonical)
                .contains("    - 1\n    - 2.5\n    - true\n    - null\n    - \"3\"\n    - {}\n")
                .contains("      type: nothing-known\n      size: \"4 KiB\"\n");
    }
}
