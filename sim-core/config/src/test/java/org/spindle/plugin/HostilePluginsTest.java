package org.spindle.plugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.spi.config.Time;

/**
 * Plugins that block, fail or end the process when they are loaded are refused; the message names plugin, version, call and remedy.
 */
class HostilePluginsTest {

    /** Ends when the caller gives it up, so that no thread outlives the test. */
    private static final String FOR_EVER = "while (!Thread.currentThread().isInterrupted()) { Thread.onSpinWait(); }";

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

    /** A plugin with other versions of the libraries that Spindle uses gets its own. */
    @Test
    void aPluginMayBringItsOwnVersionOfALibrary() throws IOException {
        PluginJar jar = PluginJar.named("acme")
                .source(
                        "com.google.common.base.Strings",
                        "package com.google.common.base; public class Strings { public static String own() { return \"guava\"; } }")
                .source(
                        "tools.jackson.databind.JsonNode",
                        "package tools.jackson.databind; public class JsonNode { public static String own() { return \"jackson\"; } }")
                .source(
                        "com.google.inject.Guice",
                        "package com.google.inject; public class Guice { public static String own() { return \"guice\"; } }")
                .contributing("""
                        if (!(com.google.common.base.Strings.own() + tools.jackson.databind.JsonNode.own()
                                + com.google.inject.Guice.own()).equals("guavajacksonguice")) {
                            throw new IllegalStateException();
                        }""");
        assertThat(load(jar).plugins()).extracting(PluginDescriptor::id).contains("acme");
        assertThatThrownBy(() -> load(PluginJar.named("acme").contributing("""
                        try { Class.forName("com.google.inject.Injector", true, getClass().getClassLoader()); }
                        catch (ClassNotFoundException e) { throw new IllegalStateException("not here"); }""")))
                .hasMessageContaining("not here");
    }
}
