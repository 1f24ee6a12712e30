package org.spindle.cli.plugin;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.command.UsageException;
import org.spindle.cli.wiring.BuildNumber;
import org.spindle.plugin.Kinds;
import org.spindle.plugin.SpiVersion;
import org.spindle.spi.Kind;
import org.spindle.spi.SpindlePlugin;

/** The files of a new plugin. Each is a resource with placeholders for the names of the type. */
final class ProjectTemplate {

    private final String kind;
    private final TypeTitle title;

    /**
     * @param kind one of {@link #kinds}
     */
    ProjectTemplate(String kind, TypeTitle title) {
        this.kind = kind;
        this.title = title;
    }

    /** Returns the kinds with a template: all. */
    static List<String> kinds() {
        return Kinds.ALL.stream().map(Kind::name).toList();
    }

    /**
     * Writes the project.
     *
     * @throws UsageException if the directory is not empty, or not a directory
     */
    void writeTo(Path directory) {
        requireEmpty(directory);
        String inPackage = title.javaPackage().replace('.', '/') + "/";
        String main = "src/main/java/" + inPackage + className();
        String check = "src/main/resources/META-INF/spindle-check/" + kind + "/" + title.type();
        write(directory, "pom.xml", common("pom.xml"));
        write(directory, "README.md", common("README.md"));
        write(directory, "scenario.yaml", required("scenario.yaml"));
        write(directory, main + ".java", required("Component.java"));
        write(directory, main + "Plugin.java", required("Plugin.java"));
        write(directory, "src/test/java/" + inPackage + className() + "Test.java", required("ComponentTest.java"));
        write(directory, "src/main/resources/META-INF/spindle-plugin.properties", common("spindle-plugin.properties"));
        write(
                directory,
                "src/main/resources/META-INF/services/" + SpindlePlugin.class.getName(),
                title.javaPackage() + "." + className() + "Plugin\n");
        writeIfThere(directory, main + "Config.java", own("Config.java"));
        writeIfThere(directory, check + ".yaml", own("check.yaml"));
        writeIfThere(directory, check + ".sample", own("sample"));
        writeIfThere(directory, "sample.trace", own("sample"));
    }

    private static void requireEmpty(Path directory) {
        if (!Files.exists(directory)) {
            return;
        }
        try (Stream<Path> inside = Files.list(directory)) {
            if (inside.findAny().isEmpty()) {
                return;
            }
        } catch (NotDirectoryException e) {
            throw new UsageException(directory + " is a file\n  name a directory that is new or empty");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        throw new UsageException(directory + " is not empty\n  name a directory that is new or empty");
    }

    /** Returns the name of the class, different from all classes that the template uses. */
    private String className() {
        String name = title.javaClass();
        String sources = required("Component.java") + required("Plugin.java") + required("ComponentTest.java");
        return sources.contains("." + name + ";") ? name + "Type" : name;
    }

    private String common(String name) {
        String text = resource("common/" + name);
        if (text == null) {
            throw new IllegalStateException("no template " + name);
        }
        return text;
    }

    private String required(String name) {
        String text = own(name);
        if (text == null) {
            throw new IllegalStateException("the kind '" + kind + "' has no template " + name
                    + "; write it in the resources of sim-cli, org/spindle/cli/plugin/template/" + kind);
        }
        return text;
    }

    private @Nullable String own(String name) {
        return resource(kind + "/" + name);
    }

    private static @Nullable String resource(String name) {
        try (InputStream in = ProjectTemplate.class.getResourceAsStream("template/" + name)) {
            return in == null ? null : new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void writeIfThere(Path directory, String name, @Nullable String text) {
        if (text != null) {
            write(directory, name, text);
        }
    }

    private void write(Path directory, String name, String text) {
        try {
            Path file = directory.resolve(name);
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.writeString(file, filled(text));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String filled(String text) {
        return text.replace("@Name@", className())
                .replace("@package@", title.javaPackage())
                .replace("@type@", title.type())
                .replace("@id@", title.id())
                .replace("@kind@", kind.replace('-', ' '))
                .replace("@spi@", SpiVersion.CURRENT.toString())
                .replace("@version@", BuildNumber.get());
    }
}
