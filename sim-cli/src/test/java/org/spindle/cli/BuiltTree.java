package org.spindle.cli;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;

/** A source tree with the launcher and a jar of the program that only names the class path of the tests. */
final class BuiltTree {

    private BuiltTree() {}

    /** Makes the tree; returns its launcher. */
    static Path make(Path tree) throws IOException {
        Files.createDirectory(tree);
        Path script = Files.copy(Project.ROOT.resolve("spindle"), tree.resolve("spindle"));
        Path target = Files.createDirectories(tree.resolve("sim-cli/target"));
        Files.createDirectory(target.resolve("lib"));
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, Main.class.getName());
        manifest.getMainAttributes()
                .put(
                        Attributes.Name.CLASS_PATH,
                        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                                .map(entry -> Path.of(entry).toUri().toString())
                                .collect(Collectors.joining(" ")));
        new JarOutputStream(Files.newOutputStream(target.resolve("spindle.jar")), manifest).close();
        return script;
    }
}
