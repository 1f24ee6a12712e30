package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.inject.Inject;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.NullMarked;
import org.spindle.spi.SpindlePlugin;

/** The source tree of a plugin, compiled as its author would: with the SPI and its annotations only. */
record SourceTree(Path root) {

    /** A copy of the example plugin. */
    static SourceTree exampleIn(Path directory) {
        return copy(Project.ROOT.resolve("sim-cli/src/it/example-plugin"), directory);
    }

    /** A copy of a project, to be compiled elsewhere. */
    static SourceTree copy(Path project, Path directory) {
        try {
            Files.walkFileTree(project.resolve("src"), new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                    Path copy = directory.resolve(project.relativize(file).toString());
                    Files.createDirectories(copy.getParent());
                    Files.copy(file, copy);
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new SourceTree(directory);
    }

    /** A copy of a package of the test sources without its tests, as a separate plugin. */
    static SourceTree ofTests(Path directory, String inPackage, String plugin) throws IOException {
        Path folder = Path.of("java", inPackage.split("\\."));
        Path main = directory.resolve("src/main");
        Files.createDirectories(main.resolve(folder));
        for (Path file : files(Project.ROOT.resolve("sim-cli/src/test").resolve(folder))) {
            if (!file.toString().endsWith("Test.java")) {
                Files.writeString(main.resolve(folder).resolve(file.getFileName()), Files.readString(file));
            }
        }
        Path services = Files.createDirectories(main.resolve("resources/META-INF/services"));
        Files.writeString(services.resolve(SpindlePlugin.class.getName()), inPackage + "." + plugin + "\n");
        Files.writeString(
                services.resolveSibling("spindle-plugin.properties"),
                "id=example\nversion=1.0\nspi=1.0\ndescription=An example\n");
        return new SourceTree(directory);
    }

    /** Changes a file below {@code src/main}; the text must exist. */
    SourceTree with(String file, String text, String by) {
        try {
            Path changed = root.resolve("src/main").resolve(file);
            String before = Files.readString(changed);
            assertThat(before).contains(text);
            Files.writeString(changed, before.replace(text, by));
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Compiles the tree and packs it into a jar. */
    Path jar(Path jar) throws IOException {
        Path classes = Files.createDirectories(root.resolve("classes"));
        StringWriter messages = new StringWriter();
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        assertThat(compiler).as("tests run on a JDK").isNotNull();
        String path = Stream.of(SpindlePlugin.class, Inject.class, NullMarked.class)
                .map(type -> home(type).toString())
                .collect(Collectors.joining(File.pathSeparator));
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            boolean compiled = compiler.getTask(
                            messages,
                            files,
                            null,
                            List.of("-proc:none", "--release", "17", "-classpath", path, "-d", classes.toString()),
                            null,
                            files.getJavaFileObjectsFromPaths(files(root.resolve("src/main/java"))))
                    .call();
            assertThat(compiled).as(messages.toString()).isTrue();
        }
        Files.createDirectories(jar.toAbsolutePath().getParent());
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream packed = new JarOutputStream(out)) {
            for (Path from : List.of(classes, root.resolve("src/main/resources"))) {
                for (Path file : files(from)) {
                    packed.putNextEntry(new JarEntry(from.relativize(file).toString()));
                    packed.write(Files.readAllBytes(file));
                    packed.closeEntry();
                }
            }
        }
        return jar;
    }

    private static List<Path> files(Path directory) throws IOException {
        try (Stream<Path> tree = Files.walk(directory)) {
            return tree.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private static Path home(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
