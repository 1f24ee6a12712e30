package org.spindle.testkit.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.spi.SpindlePlugin;

/**
 * japicmp finds no break between {@code sim-core/spi/api/sim-spi-1.0.jar}, which is the SPI of the major version's first release,
 * and the present SPI, except those with an entry in {@code accepted-breaks.txt}. {@link SpiCompatibilityTest} checks what japicmp
 * does not: the values of constants and the order of record components.
 */
class SpiJarTest {

    private static final Path API = Path.of(System.getProperty("spindle.root"), "sim-core/spi/api");
    private static final Path BASELINE = API.resolve("sim-spi-1.0.jar");
    private static final int FEWEST_CLASSES = 150;

    @TempDir
    Path directory;

    @Test
    void hasABaseline() {
        assertThat(BASELINE).as("the jar to compare the SPI with").isRegularFile();
        assertThat(JarComparison.classes(BASELINE, BASELINE))
                .as("classes of " + BASELINE)
                .hasSizeGreaterThan(FEWEST_CLASSES);
    }

    @Test
    void breaksNothing() throws IOException {
        Path now = directory.resolve("now.jar");
        pack(
                Path.of(URI.create(SpindlePlugin.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .toString())),
                now);
        Set<String> host = new HashSet<>(Files.readAllLines(API.resolve("implemented-by-host.txt")));
        List<String> accepted = Files.readAllLines(API.resolve("accepted-breaks.txt"));
        assertThat(JarComparison.breaks(BASELINE, now, host))
                .as(
                        "breaks of the SPI; take them back, or enter each in accepted-breaks.txt with its reason and raise the major"
                                + " version")
                .allMatch(line ->
                        accepted.stream().anyMatch(entry -> names(entry, line.substring(0, line.indexOf(": ")))));
    }

    /** An accepted break of a member accepts neither breaks of its class nor of members whose names begin with its name. */
    @Test
    void acceptsOneMemberOnly() {
        String entry = "abstract p.A: public void p.A.gone() # replaced";
        assertThat(names(entry, "p.A.gone")).isTrue();
        assertThat(names(entry, "p.A.go")).isFalse();
        assertThat(names("abstract x: public void p.A.gone()", "p.A")).isFalse();
    }

    private static boolean names(String entry, String member) {
        return !entry.startsWith("#")
                && Pattern.compile(Pattern.quote(member) + "(?![\\w.])")
                        .matcher(entry)
                        .find();
    }

    @Test
    void tellsBreaksFromAdditions() throws IOException {
        Path before = compiled("before", "public interface A { int kept(); int changed(int a); void gone(); }");
        Path now = compiled(
                "now",
                "public interface A { int kept(); int changed(long a); void added(); default void addedToo() {} }");
        assertThat(JarComparison.breaks(before, now, Set.of()))
                .containsExactly(
                        "A.added: METHOD_ADDED_TO_INTERFACE",
                        "A.changed: METHOD_ADDED_TO_INTERFACE",
                        "A.changed: METHOD_REMOVED",
                        "A.gone: METHOD_REMOVED");
        assertThat(JarComparison.breaks(before, now, Set.of("A")))
                .as("plugins do not implement it")
                .containsExactly("A.changed: METHOD_REMOVED", "A.gone: METHOD_REMOVED");
        assertThat(JarComparison.breaks(before, before, Set.of())).isEmpty();
    }

    /** Experimental types and members may change. */
    @Test
    void leavesOutWhatIsExperimental() throws IOException {
        Path before = compiled("before", "@org.spindle.spi.Experimental public interface A { void gone(); }");
        Path now = compiled("now", "@org.spindle.spi.Experimental public interface A { }");
        assertThat(JarComparison.breaks(before, now, Set.of())).isEmpty();
    }

    private Path compiled(String name, String source) throws IOException {
        Path classes = Files.createDirectories(directory.resolve(name));
        Path file = classes.resolve("A.java");
        Files.writeString(file, source, StandardCharsets.UTF_8);
        int code = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "-cp",
                        System.getProperty("java.class.path"),
                        "-d",
                        classes.toString(),
                        file.toString());
        assertThat(code).isZero();
        Path jar = directory.resolve(name + ".jar");
        pack(classes, jar);
        return jar;
    }

    /** Makes a jar of a directory of classes; copies one. */
    private static void pack(Path classes, Path jar) throws IOException {
        if (Files.isRegularFile(classes)) {
            Files.copy(classes, jar);
            return;
        }
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
                Stream<Path> tree = Files.walk(classes)) {
            for (Path file :
                    tree.filter(path -> path.toString().endsWith(".class")).toList()) {
                out.putNextEntry(
                        new JarEntry(classes.relativize(file).toString().replace('\\', '/')));
                Files.copy(file, out);
            }
        }
    }
}
