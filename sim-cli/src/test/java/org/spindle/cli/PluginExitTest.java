package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A plugin that ends the process is named; without that, nothing at all would be said. */
class PluginExitTest {

    @TempDir
    private Path directory;

    @ParameterizedTest
    @CsvSource({
        "AcmeX, Request best = null;, AcmeX.select",
        "AcmeX, lowestFirst = config.lowestFirst();, AcmeX.<init>",
        "AcmeXPlugin, to.add(, AcmeXPlugin.contribute"
    })
    @Timeout(120)
    void isNamed(String file, String before, String method) throws IOException, InterruptedException {
        Path project = directory.resolve("project");
        Cli.spindle("plugin", "new", "--kind", "scheduler", "--name", "acme.x", project);
        Path jar = new SourceTree(project)
                .with("java/acme/x/" + file + ".java", before, "System.exit(7);\n" + before)
                .jar(directory.resolve("x.jar"));
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "run",
                        project.resolve("scenario.yaml").toString(),
                        "--plugin",
                        jar.toString(),
                        "--out",
                        directory.resolve("out").toString())
                .start();
        String said = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(said)
                .startsWith("error: plugin 'acme-x' 1.0 ended the process in acme.x." + method)
                .contains("x.jar", "this is a defect of the plugin: report it to its author")
                .containsOnlyOnce("error:");
        assertThat(process.waitFor()).isEqualTo(7);
        assertThat(directory.resolve("out")).doesNotExist();
    }
}
