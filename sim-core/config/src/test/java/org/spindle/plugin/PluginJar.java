package org.spindle.plugin;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.inject.Inject;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.jspecify.annotations.NullMarked;
import org.spindle.spi.SpindlePlugin;

/** Compiles a plugin against the SPI alone, as its author would, and packs it into a jar. */
final class PluginJar {

    private static final String SERVICE = "META-INF/services/org.spindle.spi.SpindlePlugin";

    private final Map<String, String> sources = new LinkedHashMap<>();
    private final Map<String, String> resources = new LinkedHashMap<>();
    private final List<String> leftOut = new ArrayList<>();

    /** A plugin with a valid descriptor and a service file that names {@code acme.Entry}. */
    static PluginJar named(String id) {
        PluginJar jar = new PluginJar();
        jar.descriptor("id=" + id, "version=2.1", "spi=1.0", "description=For a test");
        jar.service("acme.Entry");
        return jar;
    }

    /** Adds an entry class whose {@code contribute} has the given body. */
    PluginJar contributing(String body) {
        return source("acme.Entry", """
                package acme;
                public class Entry implements org.spindle.spi.SpindlePlugin {
                    @Override public void contribute(org.spindle.spi.Contributions to) { %s }
                }
                """.formatted(body));
    }

    PluginJar source(String className, String text) {
        sources.put(className, text);
        return this;
    }

    PluginJar descriptor(String... lines) {
        return resource("META-INF/spindle-plugin.properties", String.join("\n", lines));
    }

    PluginJar service(String text) {
        return resource(SERVICE, text);
    }

    PluginJar resource(String name, String text) {
        resources.put(name, text);
        return this;
    }

    PluginJar without(String resource) {
        resources.remove(resource);
        return this;
    }

    /** Leaves a class out of the jar, after compiling it. */
    PluginJar leavingOut(String className) {
        leftOut.add(className);
        return this;
    }

    Path write(Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Path classes = Files.createTempDirectory(file.toAbsolutePath().getParent(), "classes");
        try {
            compile(classes);
            pack(classes, file);
        } finally {
            delete(classes);
        }
        return file;
    }

    private void compile(Path classes) {
        if (sources.isEmpty()) {
            return;
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        assertThat(compiler).as("tests run on a JDK").isNotNull();
        Stream<Path> spi =
                Stream.of(SpindlePlugin.class, Inject.class, NullMarked.class).map(PluginJar::home);
        String path = spi.map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        List<JavaFileObject> units = new ArrayList<>();
        sources.forEach((name, text) -> units.add(new Source(name, text)));
        StringWriter messages = new StringWriter();
        boolean compiled = compiler.getTask(
                        messages,
                        null,
                        null,
                        List.of("-proc:none", "-classpath", path, "-d", classes.toString()),
                        null,
                        units)
                .call();
        assertThat(compiled).as(messages.toString()).isTrue();
    }

    private static Path home(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private void pack(Path classes, Path file) throws IOException {
        try (OutputStream out = Files.newOutputStream(file);
                JarOutputStream jar = new JarOutputStream(out);
                Stream<Path> compiled = Files.walk(classes)) {
            for (Path path : compiled.filter(Files::isRegularFile).sorted().toList()) {
                String name = classes.relativize(path).toString().replace('\\', '/');
                if (!leftOut.contains(name.replace('/', '.').replaceFirst("\\.class$", ""))) {
                    add(jar, name, Files.readAllBytes(path));
                }
            }
            for (Map.Entry<String, String> resource : resources.entrySet()) {
                add(jar, resource.getKey(), resource.getValue().getBytes(StandardCharsets.UTF_8));
            }
        }
    }

    private static void add(JarOutputStream jar, String name, byte[] content) throws IOException {
        jar.putNextEntry(new JarEntry(name));
        jar.write(content);
        jar.closeEntry();
    }

    private static void delete(Path directory) throws IOException {
        try (Stream<Path> tree = Files.walk(directory)) {
            tree.sorted(Comparator.reverseOrder()).forEach(path -> {
                try {
                    Files.delete(path);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
        }
    }

    private static final class Source extends SimpleJavaFileObject {

        private final String text;

        Source(String className, String text) {
            super(URI.create("string:///" + className.replace('.', '/') + Kind.SOURCE.extension), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
