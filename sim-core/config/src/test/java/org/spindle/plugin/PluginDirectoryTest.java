package org.spindle.plugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.spindle.plugin.AcmePlugin.HELPER;
import static org.spindle.plugin.AcmePlugin.bus;
import static org.spindle.plugin.AcmePlugin.component;
import static org.spindle.plugin.AcmePlugin.expectRefusal;
import static org.spindle.plugin.AcmePlugin.load;
import static org.spindle.plugin.AcmePlugin.make;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.spi.Component;

/** Which jars of a plugin directory are loaded, and which files and directories are refused. */
class PluginDirectoryTest {

    @TempDir
    private Path directory;

    @Test
    void aPluginDirectoryHoldsItsJarsAndThoseItNeeds() throws IOException {
        Path plugins = directory.resolve("plugins");
        bus("return null;").leavingOut("acme.Helper").write(plugins.resolve("acme/acme.jar"));
        new PluginJar().source("acme.Helper", HELPER).write(plugins.resolve("acme/helper.jar"));
        Files.writeString(plugins.resolve("README"), "not a plugin");
        Registry registry = Plugins.load(new PluginOptions(plugins, List.of(), null));
        Component bus = component(registry, "bus: {type: acme.fast, rate: 3 MB/s}");
        assertThatThrownBy(() -> make(registry, bus))
                .isInstanceOf(PluginException.class)
                .hasMessageContaining("plugin 'acme' 2.1 failed to make the bus 'acme.fast'")
                .hasMessageContaining("the factory returned null");
    }

    @Test
    void onlyTheListedPluginsAreLoadedAndAllOfThem() throws IOException {
        Path plugins = directory.resolve("plugins");
        PluginJar.named("one").contributing("").write(plugins.resolve("one/one.jar"));
        Files.createDirectories(plugins.resolve("broken"));
        Files.writeString(plugins.resolve("broken/broken.jar"), "not a jar");
        assertThat(Plugins.load(new PluginOptions(plugins, List.of(), List.of("one")))
                        .plugins())
                .extracting(PluginDescriptor::id)
                .contains("one")
                .doesNotContain("broken");
        assertThatThrownBy(() -> Plugins.load(new PluginOptions(plugins, List.of(), List.of("one", "onne"))))
                .isInstanceOf(PluginException.class)
                .hasMessage("error: there is no plugin 'onne'\n  at " + plugins + "\n  did you mean: one");
        assertThat(Plugins.load(new PluginOptions(directory.resolve("absent"), List.of(), null))
                        .plugins())
                .extracting(PluginDescriptor::id)
                .doesNotContain("one");
    }

    @Test
    void directoriesThatAreNoPluginsAreRefused() throws IOException {
        Path plugins = directory.resolve("plugins");
        PluginOptions options = new PluginOptions(plugins, List.of(), null);
        Path named = PluginJar.named("one").contributing("").write(plugins.resolve("two/one.jar"));
        assertThatThrownBy(() -> Plugins.load(options))
                .hasMessage("error: plugin 'one' is in a directory of another name\n  at " + plugins.resolve("two")
                        + "\n  rename the directory to one");
        Files.delete(named);
        assertThatThrownBy(() -> Plugins.load(options))
                .hasMessage("error: this plugin directory holds no jar\n  at " + plugins.resolve("two")
                        + "\n  put the plugin's jar there, or remove it");
        Path loose = PluginJar.named("one").contributing("").write(plugins.resolve("one.jar"));
        assertThatThrownBy(() -> Plugins.load(options))
                .hasMessage("error: a plugin is a directory of jars, and this jar is in none\n  at " + loose
                        + "\n  move it into a directory named by the plugin's id");
    }

    @Test
    void aJarThatIsNoneIsRefused() throws IOException {
        Path jar = Files.writeString(directory.resolve("corrupt.jar"), "PK but no more");
        assertThatThrownBy(() -> load(jar))
                .isInstanceOf(PluginException.class)
                .hasMessageStartingWith("error: this jar cannot be read: ")
                .hasMessageEndingWith("\n  at " + jar + "\n  build or copy it again");
        expectRefusal(
                "error: there is no such jar\n  at " + directory.resolve("absent.jar") + "\n  check the path",
                directory.resolve("absent.jar"));
    }
}
