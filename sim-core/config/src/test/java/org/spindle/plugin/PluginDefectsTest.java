package org.spindle.plugin;

import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.spindle.plugin.AcmePlugin.ANNOUNCE_BUS;
import static org.spindle.plugin.AcmePlugin.BUS_FACTORY;
import static org.spindle.plugin.AcmePlugin.HELPER;
import static org.spindle.plugin.AcmePlugin.bus;
import static org.spindle.plugin.AcmePlugin.component;
import static org.spindle.plugin.AcmePlugin.expectRefusal;
import static org.spindle.plugin.AcmePlugin.load;
import static org.spindle.plugin.AcmePlugin.make;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.spi.Component;

/** Errors of a plugin's own classes and factories are reported with the plugin, its version and the call. */
class PluginDefectsTest {

    @TempDir
    private Path directory;

    private Path jar(PluginJar jar) throws IOException {
        return jar.write(directory.resolve("jars/acme.jar"));
    }

    @Test
    void whatAPluginThrowsNamesItAndBothVersions() throws IOException {
        Path constructor = jar(PluginJar.named("acme").source("acme.Entry", """
                        package acme;
                        public class Entry implements org.spindle.spi.SpindlePlugin {
                            public Entry() { throw new IllegalStateException("no licence"); }
                            @Override public void contribute(org.spindle.spi.Contributions to) {}
                        }
                        """));
        expectRefusal("""
                error: plugin 'acme' 2.1 failed to start: java.lang.IllegalStateException: no licence
                  at %s   (built for SPI 1.0, this is SPI 1.0)
                  this is a defect of the plugin: report it to its author""".formatted(constructor), constructor);
        Path contribute = jar(PluginJar.named("acme").contributing("throw new IllegalArgumentException(\"tired\");"));
        expectRefusal("""
                error: plugin 'acme' 2.1 failed to announce what it offers: java.lang.IllegalArgumentException: tired
                  at %s   (built for SPI 1.0, this is SPI 1.0)
                  this is a defect of the plugin: report it to its author""".formatted(contribute), contribute);
    }

    @Test
    void missingClassesAreReportedAsSuch() throws IOException {
        Path entry = jar(PluginJar.named("acme")
                .contributing("new Helper().word();")
                .source("acme.Helper", HELPER)
                .leavingOut("acme.Helper"));
        expectRefusal("""
                error: plugin 'acme' 2.1 failed to announce what it offers: java.lang.NoClassDefFoundError: acme/Helper
                  at %s   (built for SPI 1.0, this is SPI 1.0)
                  it uses something that is neither in its jars nor in this SPI: rebuild it against SPI 1.0, with its other dependencies""".formatted(entry), entry);
        Path factory = jar(bus("return null;").leavingOut("acme.Helper"));
        assertThatThrownBy(() -> load(factory))
                .isInstanceOf(PluginException.class)
                .hasMessageStartingWith(
                        "error: plugin 'acme' 2.1 failed to make the factory of bus 'acme.fast': java.lang.NoClassDefFoundError: ")
                .hasMessageContaining("acme/Helper");
        Registry registry = load(jar(bus("throw new NoSuchMethodError(\"void gone()\");")));
        Component bus = component(registry, "bus: {type: acme.fast, rate: 3 MB/s}");
        assertThatThrownBy(() -> make(registry, bus))
                .isInstanceOf(PluginException.class)
                .hasMessageStartingWith(
                        "error: plugin 'acme' 2.1 failed to make the bus 'acme.fast': java.lang.NoSuchMethodError: void gone()");
    }

    @Test
    void factoriesThatCannotBeInjectedAreReported() throws IOException {
        Path jar = jar(PluginJar.named("acme")
                .contributing(ANNOUNCE_BUS)
                .source("acme.BusMaker", BUS_FACTORY.formatted("return null;"))
                .source("acme.Helper", "package acme; interface Helper {}"));
        assertThatThrownBy(() -> load(jar))
                .isInstanceOf(PluginException.class)
                .hasMessageStartingWith(
                        "error: plugin 'acme' has a factory that cannot be injected, of bus 'acme.fast': acme.BusMaker requires acme.Helper, which is not offered")
                .hasMessageEndingWith(
                        "request org.spindle.spi.PluginIdentity, org.spindle.spi.PluginResources, java.lang.System.Logger,"
                                + " or a concrete class of the plugin's own");
        Path random = jar(PluginJar.named("acme")
                .contributing(ANNOUNCE_BUS)
                .source("acme.BusMaker", BUS_FACTORY.formatted("return null;"))
                .source(
                        "acme.Helper",
                        "package acme; class Helper { @jakarta.inject.Inject java.util.Random random; }"));
        assertThatThrownBy(() -> load(random))
                .isInstanceOf(PluginException.class)
                .hasMessageContaining("acme.Helper requires java.util.Random, which is not offered");
        Path unmarked = jar(PluginJar.named("acme")
                .contributing(ANNOUNCE_BUS)
                .source("acme.BusMaker", BUS_FACTORY.formatted("return null;").replace("@jakarta.inject.Inject", ""))
                .source("acme.Helper", HELPER));
        assertThatThrownBy(() -> load(unmarked))
                .isInstanceOf(PluginException.class)
                .hasMessageEndingWith(
                        "give acme.BusMaker one constructor, without parameters or with jakarta.inject.Inject");
        Path throwing = jar(PluginJar.named("acme")
                .contributing(ANNOUNCE_BUS)
                .source("acme.BusMaker", BUS_FACTORY.formatted("return null;"))
                .source(
                        "acme.Helper",
                        "package acme; class Helper { Helper() { throw new IllegalStateException(\"no\"); } }"));
        assertThatThrownBy(() -> load(throwing))
                .isInstanceOf(PluginException.class)
                .hasMessageStartingWith(
                        "error: plugin 'acme' 2.1 failed to make the factory of bus 'acme.fast': java.lang.IllegalStateException: no\n");
    }
}
