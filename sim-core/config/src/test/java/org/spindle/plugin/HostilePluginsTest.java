package org.spindle.plugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.spi.config.Time;

/**
 * Plugins that block, fail or end the process when they are loaded are refused; the message names plugin, version, call and remedy.
 */
class HostilePluginsTest {

    /** Ends when the caller gives it up, so that no thread outlives the test. */
    private static final String FOR_EVER = "while (!Thread.currentThread().isInterrupted()) { Thread.onSpinWait(); }";

    /** A class of each library that Spindle uses, and that a plugin may bring. */
    private static final List<String> LIBRARIES = List.of(
            "ch.qos.logback.classic.Logger",
            "com.fasterxml.jackson.annotation.JsonProperty",
            "com.google.common.base.Strings",
            "com.google.inject.Guice",
            "it.unimi.dsi.fastutil.ints.IntArrayList",
            "org.apache.commons.io.IOUtils",
            "org.slf4j.Logger",
            "org.slf4j.LoggerFactory",
            "org.snakeyaml.engine.v2.api.Load",
            "picocli.CommandLine",
            "tools.jackson.core.JsonParser",
            "tools.jackson.databind.JsonNode");

    @TempDir
    private Path directory;

    private Registry load(PluginJar... jars) throws IOException {
        Path[] written = new Path[jars.length];
        for (int i = 0; i < jars.length; i++) {
            written[i] = jars[i].write(directory.resolve(i + ".jar"));
        }
        return Plugins.load(new PluginOptions(null, List.of(written), null, Time.parse("300 ms")));
    }

    private static PluginJar constructing(String body) {
        return PluginJar.named("acme").source("acme.Entry", """
                package acme;
                public class Entry implements org.spindle.spi.SpindlePlugin {
                    public Entry() { %s }
                    @Override public void contribute(org.spindle.spi.Contributions to) {}
                }
                """.formatted(body));
    }

    @Test
    void aConstructorThatNeverReturnsIsGivenUp() {
        assertThatThrownBy(() -> load(constructing(FOR_EVER)))
                .isInstanceOf(PluginException.class)
                .hasMessageContaining("plugin 'acme' 2.1 failed to start within 0.3 s, at acme.Entry.<init>")
                .hasMessageContaining("0.jar")
                .hasMessageContaining("report it to its author, or raise --timeout-plugin");
    }

    @Test
    void anAnnouncementThatNeverReturnsIsGivenUp() {
        assertThatThrownBy(() -> load(PluginJar.named("acme").contributing(FOR_EVER)))
                .hasMessageContaining("plugin 'acme' 2.1 failed to announce what it offers within 0.3 s");
    }

    @Test
    void errorsAreThePluginsAsExceptionsAre() {
        assertThatThrownBy(() -> load(PluginJar.named("acme").contributing("contribute(to);")))
                .isInstanceOf(PluginException.class)
                .hasMessageContaining("failed to announce what it offers: java.lang.StackOverflowError")
                .hasMessageContaining("this is a defect of the plugin: report it to its author");
        assertThatThrownBy(() -> load(constructing("if (getClass() != null) { throw new AssertionError(\"no\"); }")))
                .isInstanceOf(PluginException.class)
                .hasMessageContaining("plugin 'acme' 2.1 failed to start: java.lang.AssertionError: no");
        assertThatThrownBy(() -> load(
                        PluginJar.named("acme").contributing("to.hashCode(); Object o = new long[Integer.MAX_VALUE];")))
                .isInstanceOf(PluginException.class)
                .hasMessageContaining("java.lang.OutOfMemoryError")
                .hasMessageContaining("JAVA_OPTS=-Xmx4g");
    }

    private static PluginJar withLibraries() {
        PluginJar jar = PluginJar.named("acme");
        for (String type : LIBRARIES) {
            int name = type.lastIndexOf('.');
            jar.source(
                    type,
                    "package " + type.substring(0, name) + "; public class " + type.substring(name + 1)
                            + " { public static String own() { return \"own\"; } }");
        }
        return jar;
    }

    /** A plugin with other versions of the libraries that Spindle uses gets its own. */
    @Test
    void aPluginMayBringItsOwnVersionOfALibrary() throws IOException {
        String calls = LIBRARIES.stream().map(type -> type + ".own()").collect(Collectors.joining(" + "));
        assertThat(load(withLibraries()
                                .contributing(
                                        "if (!\"own\".repeat(%d).equals(%s)) { throw new IllegalStateException(); }"
                                                .formatted(LIBRARIES.size(), calls)))
                        .plugins())
                .extracting(PluginDescriptor::id)
                .contains("acme");
    }

    /** SLF4J and the annotations of Jackson are there for plugins that do not bring them; other libraries are not. */
    @Test
    void aPluginWithoutLibrariesSeesThoseThatAreOffered() throws IOException {
        assertThat(load(PluginJar.named("acme").contributing("""
                                try {
                                    ClassLoader mine = getClass().getClassLoader();
                                    Class<?> logger = Class.forName("org.slf4j.Logger", true, mine);
                                    if (logger.getClassLoader() == mine) { throw new IllegalStateException(); }
                                } catch (ClassNotFoundException e) { throw new IllegalStateException(e); }""")).plugins())
                .extracting(PluginDescriptor::id)
                .contains("acme");
        assertThatThrownBy(() -> load(PluginJar.named("acme").contributing("""
                        try { Class.forName("com.google.inject.Injector", true, getClass().getClassLoader()); }
                        catch (ClassNotFoundException e) { throw new IllegalStateException("not here"); }""")))
                .hasMessageContaining("not here");
    }
}
