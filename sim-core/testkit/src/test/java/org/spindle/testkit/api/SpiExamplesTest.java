package org.spindle.testkit.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.spi.Factory;
import org.spindle.spi.Kind;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.scheduler.RequestScheduler;

/** Every kind's interface has an example in its documentation, and every example compiles against the SPI alone. */
class SpiExamplesTest {

    private static final Path SOURCES = Path.of(System.getProperty("spindle.root"), "sim-core/spi/src/main/java");
    private static final Pattern EXAMPLE = Pattern.compile("<pre>\\{@code\\n(.*?)\\n \\* }</pre>", Pattern.DOTALL);
    private static final Set<String> JAVA =
            Set.of("java.io.*", "java.util.ArrayDeque", "java.util.ArrayList", "java.util.Deque", "java.util.List");

    @TempDir
    Path directory;

    @Test
    void everyKindHasAnExample() throws IOException {
        Set<Class<?>> kinds = componentTypes();
        assertThat(kinds).hasSizeGreaterThan(15).contains(RequestScheduler.class);
        Map<String, String> examples = examples();
        assertThat(kinds).allSatisfy(type -> assertThat(examples).containsKey(type.getSimpleName()));
        assertThat(examples).containsKeys(SpindlePlugin.class.getSimpleName(), Factory.class.getSimpleName());
    }

    @Test
    void everyExampleCompiles() throws IOException {
        List<String> arguments =
                new ArrayList<>(List.of("-proc:none", "-cp", System.getProperty("java.class.path"), "-d"));
        arguments.add(directory.resolve("classes").toString());
        String imports = imports();
        for (Map.Entry<String, String> example : examples().entrySet()) {
            String text = example.getValue();
            String name = text.replaceFirst("(?s).*?(?:class|record) (\\w+).*", "$1");
            Path file = Files.createDirectories(
                            directory.resolve(example.getKey().toLowerCase(Locale.ROOT)))
                    .resolve(name + ".java");
            Files.writeString(file, "package example.of" + example.getKey() + ";\n" + imports + text);
            arguments.add(file.toString());
        }
        StringWriter messages = new StringWriter();
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<Path> files = arguments.stream()
                .filter(argument -> argument.endsWith(".java"))
                .map(Path::of)
                .toList();
        boolean compiled = compiler.getTask(
                        messages,
                        null,
                        null,
                        arguments.subList(0, arguments.size() - files.size()),
                        null,
                        compiler.getStandardFileManager(null, null, null).getJavaFileObjectsFromPaths(files))
                .call();
        assertThat(compiled).as(messages.toString()).isTrue();
    }

    /** The examples by the simple name of the type that they are in. */
    private static Map<String, String> examples() throws IOException {
        Map<String, String> examples = new TreeMap<>();
        for (Path file : sources()) {
            for (MatchResult found :
                    EXAMPLE.matcher(Files.readString(file)).results().toList()) {
                String text = found.group(1).replaceAll("(?m)^ \\* ?", "");
                examples.put(file.getFileName().toString().replace(".java", ""), text);
            }
        }
        return examples;
    }

    private static String imports() throws IOException {
        Set<String> packages = new TreeSet<>(JAVA);
        for (Path file : sources()) {
            packages.add(SOURCES.relativize(file.getParent()).toString().replaceAll("[/\\\\]", ".") + ".*");
        }
        return packages.stream().map(name -> "import " + name + ";\n").collect(Collectors.joining());
    }

    /** The types of the components that the factories of the SPI's kinds create. */
    private static Set<Class<?>> componentTypes() throws IOException {
        Set<Class<?>> types = new HashSet<>();
        for (Path file : sources()) {
            if (Files.readString(file).contains("> KIND =")) {
                types.add(kind(file).product());
            }
        }
        return types;
    }

    private static Kind<?, ?> kind(Path file) {
        String name =
                SOURCES.relativize(file).toString().replaceAll("[/\\\\]", ".").replace(".java", "");
        try {
            var field = Class.forName(name).getField("KIND");
            assertThat(Modifier.isStatic(field.getModifiers())).isTrue();
            return (Kind<?, ?>) field.get(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<Path> sources() throws IOException {
        try (Stream<Path> tree = Files.walk(SOURCES)) {
            return tree.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        }
    }
}
