package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.spindle.config.ConfigLoader;
import org.spindle.config.ListNode;
import org.spindle.config.MapNode;
import org.spindle.config.Node;
import org.spindle.config.ScalarNode;
import org.spindle.plugin.PluginOptions;
import org.spindle.plugin.Plugins;
import org.spindle.reproduce.Experiment;
import org.spindle.reproduce.ExperimentReader;
import org.spindle.reproduce.Preparation;
import org.spindle.reproduce.RunExtent;
import org.spindle.reproduce.VariedAxis;
import org.spindle.testkit.golden.Golden;

/**
 * The loads of González-Férez (2012) are frozen: scenario, preparation, axes and lengths, in all of the files that contain them.
 */
class Gonzalez2012LoadsTest {

    private final ExperimentReader reader =
            new ExperimentReader(new ConfigLoader(Plugins.load(PluginOptions.NONE)), BuiltInExperiments.LIBRARY);

    @Test
    void areAsTheyWereFrozen() {
        StringBuilder lines = new StringBuilder("experiment,sha256 of what is run\n");
        for (String id : BuiltInExperiments.ids()) {
            if (id.startsWith("gonzalez-2012-")) {
                Experiment experiment = reader.read(id);
                if (experiment.scenario() != null) {
                    lines.append(id)
                            .append(',')
                            .append(digest(text(experiment)))
                            .append('\n');
                }
            }
        }
        Golden.at(Project.GOLDEN.resolve("gonzalez-2012-loads.csv")).assertMatches(lines.toString());
    }

    @Test
    void areTextsOfAllValues() {
        assertThat(text(reader.read("gonzalez-2012-segments-lkr")))
                .contains("model: wd-caviar-wd1200bb")
                .contains("cache 32x256 layers.redcap.layer.segments 32 layers.redcap.layer.segment 256 KiB")
                .contains("processes [1, 8, 32]");
    }

    private static String text(Experiment experiment) {
        StringBuilder text = new StringBuilder(String.valueOf(words(experiment.scenario())));
        for (Preparation preparation : experiment.prepare()) {
            add(text, "prepare", preparation.set());
            text.append(preparation.file())
                    .append(' ')
                    .append(preparation.into())
                    .append('\n');
        }
        for (VariedAxis axis : experiment.sweep()) {
            text.append('\n').append(axis.name()).append(' ').append(axis.path());
            text.append(' ').append(axis.name()).append(' ');
            text.append(axis.values().stream().map(Gonzalez2012LoadsTest::words).toList());
            axis.cases().forEach((label, set) -> add(text, axis.name() + " " + label, set));
        }
        for (RunExtent extent : new @Nullable RunExtent[] {experiment.full(), experiment.quick()}) {
            if (extent != null) {
                add(text, "\n" + extent.replications(), extent.set());
            }
        }
        return text.toString();
    }

    private static void add(StringBuilder text, String what, Map<String, Node> set) {
        text.append('\n').append(what);
        set.forEach((path, value) -> text.append(' ').append(path).append(' ').append(words(value)));
    }

    private static String words(@Nullable Node node) {
        StringBuilder text = new StringBuilder();
        if (node instanceof MapNode map) {
            map.entries()
                    .forEach((key, entry) -> text.append(text.isEmpty() ? "" : ", ")
                            .append(key)
                            .append(": ")
                            .append(words(entry.value())));
            return "{" + text + "}";
        }
        if (node instanceof ListNode list) {
            return list.items().stream()
                    .map(Gonzalez2012LoadsTest::words)
                    .toList()
                    .toString();
        }
        return node instanceof ScalarNode scalar ? scalar.text() : "";
    }

    private static String digest(String text) {
        try {
            byte[] bytes = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
