package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.spindle.plugin.Contribution;
import org.spindle.plugin.PluginOptions;
import org.spindle.plugin.Plugins;
import org.spindle.plugin.Registry;
import org.spindle.spi.Kind;
import org.spindle.testkit.golden.Golden;

/** docs/reference.md is the output of {@code spindle describe} on all types and sections of scenarios. */
class ReferenceTest {

    @Test
    void theReferenceIsWhatTheProgramSays() {
        Registry registry = Plugins.load(PluginOptions.NONE);
        StringBuilder text = new StringBuilder("""
                # Reference of scenarios

                All parts of scenarios, as `spindle describe` prints them. A test generates this page from the config records
                and fails when it is out of date.

                """);
        section(text, "scenario", "describe", "scenario");
        for (Kind<?, ?> kind : registry.kinds()) {
            for (Contribution type : registry.contributions(kind)) {
                section(text, kind + " " + type.type(), "describe", kind.name(), type.type());
            }
        }
        Golden.at(Path.of(System.getProperty("spindle.root"), "docs", "reference.md"))
                .assertMatches(text.toString().stripTrailing() + "\n");
    }

    private static void section(StringBuilder text, String title, Object... command) {
        Cli said = Cli.spindle(command);
        assertThat(said.exit()).isZero();
        text.append("## ")
                .append(title)
                .append("\n\n```\n")
                .append(said.out().stripTrailing())
                .append("\n```\n\n");
    }
}
