package org.spindle.plugin;

import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.spindle.plugin.AcmePlugin.expectRefusal;
import static org.spindle.plugin.AcmePlugin.load;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The descriptor and the service file of a plugin: what they must contain, and the messages if they do not. */
class PluginDescriptorTest {

    @TempDir
    private Path directory;

    private Path jar(PluginJar jar) throws IOException {
        return jar.write(directory.resolve("jars/acme.jar"));
    }

    @Test
    void aDescriptorIsNeededCompleteAndWellFormed() throws IOException {
        String resource = "META-INF/spindle-plugin.properties";
        Path none = jar(PluginJar.named("acme").contributing("").without(resource));
        expectRefusal(
                "error: this is not a plugin: it has no " + resource + "\n  at " + none
                        + "\n  add that file with id, version, spi and description to the jar",
                none);
        Path incomplete = jar(PluginJar.named("acme").contributing("").descriptor("id=acme", "spi=1.0", "version="));
        expectRefusal(
                "error: the plugin descriptor has no 'version'\n  at " + incomplete
                        + "\n  write id, version, spi and description into " + resource,
                incomplete);
        Path badId = jar(PluginJar.named("Acme Corp").contributing(""));
        expectRefusal(
                "error: 'Acme Corp' cannot be the id of a plugin\n  at " + badId
                        + "\n  use lower-case words joined by hyphens, other than 'spindle', for id in " + resource,
                badId);
        Path ours = jar(PluginJar.named("spindle").contributing(""));
        assertThatThrownBy(() -> load(ours)).hasMessageStartingWith("error: 'spindle' cannot be the id of a plugin");
        Path badVersion = jar(PluginJar.named("acme").descriptor("id=acme", "spi=one", "version=1", "description=x"));
        expectRefusal(
                "error: plugin 'acme': 'one' is not an SPI version such as '1.0'\n  at " + badVersion
                        + "\n  correct spi in " + resource,
                badVersion);
        Path badEscape = jar(PluginJar.named("acme").descriptor("id=\\u00zz"));
        assertThatThrownBy(() -> load(badEscape))
                .hasMessageStartingWith("error: the plugin descriptor " + resource + " cannot be read: ");
    }

    /** The jars have no entry class: they are refused before any class is looked for. */
    @Test
    void anotherSpiIsRefusedBeforeAnyClassIsLoaded() throws IOException {
        Path newerMajor = jar(PluginJar.named("acme").descriptor("id=acme", "spi=2.0", "version=1", "description=x"));
        expectRefusal(
                "error: plugin 'acme' 1 needs SPI 2.0, this Spindle has SPI 1.0\n  at " + newerMajor
                        + "\n  use a newer Spindle, or a plugin built for SPI 1.0",
                newerMajor);
        Path newerMinor = jar(PluginJar.named("acme").descriptor("id=acme", "spi=1.1", "version=1", "description=x"));
        assertThatThrownBy(() -> load(newerMinor))
                .hasMessageStartingWith("error: plugin 'acme' 1 needs SPI 1.1, this Spindle has SPI 1.0");
        Path older = jar(PluginJar.named("acme").descriptor("id=acme", "spi=0.9", "version=1", "description=x"));
        assertThatThrownBy(() -> load(older)).hasMessageEndingWith("use a plugin built for SPI 1.0");
    }

    @Test
    void theServiceFileNamesExactlyOneUsableClass() throws IOException {
        String service = "META-INF/services/org.spindle.spi.SpindlePlugin";
        Path none = jar(PluginJar.named("acme").contributing("").without(service));
        assertRefused(none, "plugin 'acme' names no entry class", "write the name of exactly one into " + service);
        Path two = jar(PluginJar.named("acme").contributing("").service("acme.Entry # first\n\nacme.Other\n"));
        assertRefused(
                two,
                "plugin 'acme' names 2 entry classes: acme.Entry, acme.Other",
                "write the name of exactly one into " + service);
        Path absent = jar(PluginJar.named("acme").contributing("").service("acme.Absent"));
        assertRefused(absent, "plugin 'acme' names acme.Absent, which is not in its jars", "correct " + service);
        Path stranger = jar(PluginJar.named("acme").service("java.lang.String"));
        assertRefused(
                stranger,
                "plugin 'acme' names java.lang.String, which is not a SpindlePlugin of its own",
                "name a class of the jar that implements org.spindle.spi.SpindlePlugin");
        Path closed = jar(PluginJar.named("acme").source("acme.Entry", """
                        package acme;
                        public class Entry implements org.spindle.spi.SpindlePlugin {
                            private Entry() {}
                            @Override public void contribute(org.spindle.spi.Contributions to) {}
                        }
                        """));
        assertRefused(
                closed,
                "plugin 'acme' has acme.Entry, which cannot be constructed",
                "make it a public class with a public constructor without parameters");
    }

    /** The entry class belongs to a package that plugins share with the host, and only the host has the class. */
    @Test
    void anEntryClassOfTheHostIsNoPlugins() throws IOException {
        Path hostJar = new PluginJar().source("org.spindle.spi.Impostor", """
                        package org.spindle.spi;
                        public class Impostor implements SpindlePlugin {
                            @Override public void contribute(Contributions to) {}
                        }
                        """).write(directory.resolve("host.jar"));
        Path jar = jar(PluginJar.named("acme").service("org.spindle.spi.Impostor"));
        try (URLClassLoader host =
                new URLClassLoader(new URL[] {hostJar.toUri().toURL()}, PluginDescriptorTest.class.getClassLoader())) {
            PluginOptions options = new PluginOptions(null, List.of(jar), null);
            assertThatThrownBy(() -> new PluginLoader(host).load(options))
                    .isInstanceOf(PluginException.class)
                    .hasMessageStartingWith("error: plugin 'acme' names org.spindle.spi.Impostor, which is not a");
        }
    }

    private static void assertRefused(Path jar, String what, String remedy) {
        assertThatThrownBy(() -> load(jar))
                .isInstanceOf(PluginException.class)
                .hasMessageStartingWith("error: " + what + "\n  at " + jar)
                .hasMessageEndingWith("\n  " + remedy);
    }
}
