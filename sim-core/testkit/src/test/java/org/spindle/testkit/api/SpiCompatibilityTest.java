package org.spindle.testkit.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import japicmp.cmp.JApiCmpArchive;
import japicmp.cmp.JarArchiveComparator;
import japicmp.cmp.JarArchiveComparatorOptions;
import japicmp.filter.AnnotationBehaviorFilter;
import japicmp.filter.AnnotationClassFilter;
import japicmp.model.AccessModifier;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.script.ScriptEngine;
import javax.script.ScriptEngineManager;
import javax.script.ScriptException;
import javax.script.SimpleBindings;
import javax.tools.ToolProvider;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.spi.Experimental;
import org.spindle.spi.SpindlePlugin;

/**
 * The SPI stays compatible within a major version ("What stays compatible" in {@code docs/plugins.md}): the script that japicmp runs in
 * the build of the SPI fails for every break without a reason, and for nothing else.
 */
class SpiCompatibilityTest {

    private static final String ROOT = "maven.multiModuleProjectDirectory";
    private static final Path API = Path.of(System.getProperty("spindle.root"), "sim-core/spi/api");

    private static final String BEFORE = "public interface A { int kept(); int changed(int a); void gone(); }";
    private static final String GONE = "A.gone(): METHOD_REMOVED";

    @TempDir
    Path directory;

    private String root;

    @BeforeEach
    void useFilesOfTheTest() throws IOException {
        root = System.getProperty(ROOT, "");
        System.setProperty(ROOT, directory.toString());
        Files.createDirectories(directory.resolve("sim-core/spi/api"));
        write("implemented-by-spindle.txt", "");
        write("accepted-breaks.txt", "");
    }

    @AfterEach
    void restore() {
        System.setProperty(ROOT, root);
    }

    private void write(String file, String text) throws IOException {
        Files.writeString(directory.resolve("sim-core/spi/api").resolve(file), text);
    }

    /** What the build of the SPI checks; here also without a build of its jar. */
    @Test
    void holdsForTheSpi() throws Exception {
        System.setProperty(ROOT, System.getProperty("spindle.root"));
        Path now = directory.resolve("now.jar");
        pack(
                Path.of(URI.create(SpindlePlugin.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .toString())),
                now);
        decide(API.resolve("sim-spi-1.0.jar"), now);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // A type, the same after the change, and the break.
                "interface A { void gone(); }   | interface A { }                        | A.gone(): METHOD_REMOVED",
                "interface A { void f(int a); } | interface A { default void f(long a) {} } | A.f(int): METHOD_REMOVED",
                "interface A { int f(); }       | interface A { long f(); } | A.f(): METHOD_RETURN_TYPE_CHANGED",
                "interface A { }                | interface A { void added(); }  | A.added(): METHOD_ADDED_TO_INTERFACE",
                "class A { protected A() {} }   | class A { A() {} }       | A.A(): CONSTRUCTOR_LESS_ACCESSIBLE",
                "class A { public A() {} }      | class A { public A(int a) {} }         | A.A(): CONSTRUCTOR_REMOVED",
                "interface A extends Runnable { } | interface A { } | A implements java.lang.Runnable: INTERFACE_REMOVED",
                "class A extends Exception { }  | class A { }     | A extends: SUPERCLASS_REMOVED",
                "class A { public int f; }      | class A { public long f; }             | A.f: FIELD_TYPE_CHANGED",
                "class A { }                    | final class A { private A() {} }       | A: CLASS_NOW_NOT_EXTENDABLE",
                "record A(int a) { }            | record A(int a, int b) { }             | A.A(int): CONSTRUCTOR_REMOVED",
                "interface A { int F = 1; }     | interface A { int F = 2; } | A.F: VALUE_CHANGED from 1 to 2",
                "class A { protected static final String F = \"a\"; } | class A { protected static final String F = \"b\"; } | A.F: VALUE_CHANGED from a to b",
                "record A(int a, int b) { }     | record A(int b, int a) { } | A: COMPONENTS_CHANGED from [a, b] to [b, a]",
            })
    void findsABreak(String before, String now, String found) throws Exception {
        Path old = compiled("before", "public " + before);
        Path present = compiled("now", "public " + now);
        assertThatThrownBy(() -> decide(old, present)).hasMessageContaining("\n  break: " + found + "\n");
        assertThatCode(() -> decide(old, old)).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "interface A { void f(); }            | interface A { void f(); default void added() {} }",
                "interface A { interface B extends A { } } | interface A { default void f() {} interface B extends A { default void f() {} } }",
                "interface A { int F = 1; }           | interface A { int F = 1; int G = 2; }",
                "class A { private static final int F = 1; } | class A { private static final int F = 2; }",
                "class A { static final int F = 1; void f() {} } | class A { static final int F = 2; }",
                "record A(int a, int b) { static int c; } | record A(int a, int b) { static int d, c; }",
                "class A { @org.spindle.spi.Experimental public interface B { void f(); } } | class A { @org.spindle.spi.Experimental public interface B { } }",
                "interface A { @org.spindle.spi.Experimental void f(); } | interface A { }",
                "enum A { X }                         | enum A { X, Y }",
            })
    void findsNoBreak(String before, String now) throws Exception {
        Path old = compiled("before", "public " + before);
        Path present = compiled("now", "public " + now);
        assertThatCode(() -> decide(old, present)).doesNotThrowAnyException();
    }

    /** Plugins do not implement the interfaces that the file lists. */
    @Test
    void letsTheHostHaveMoreToImplement() throws Exception {
        Path before = compiled("before", BEFORE);
        Path now = compiled("now", BEFORE.replace("void gone();", "void gone(); void added();"));
        assertThatThrownBy(() -> decide(before, now)).hasMessageContaining("A.added()");
        write("implemented-by-spindle.txt", "# A comment.\nA\n");
        decide(before, now);
        failure(before, compiled("less", BEFORE.replace("void gone();", ""))).hasMessageContaining(GONE);
        write("implemented-by-spindle.txt", "A\nB\n");
        failure(before, now).hasMessageContaining("names no type of the SPI: B");
    }

    /** An accepted break is one change of one member, has a reason, and is there. */
    @Test
    void acceptsBreaksWithAReason() throws Exception {
        Path before = compiled("before", BEFORE);
        Path now = compiled("now", BEFORE.replace("void gone();", ""));
        Path more = compiled("more", BEFORE.replace("void gone();", "").replace("int a", "long a"));
        write("accepted-breaks.txt", "# A comment.\n" + GONE + " # Nobody called it.\n");
        decide(before, now);
        failure(before, more)
                .hasMessageContaining("break: A.changed(int): METHOD_REMOVED")
                .hasMessageNotContaining(GONE);
        failure(before, before).hasMessageContaining("accepted, but not a break: " + GONE);
        write("accepted-breaks.txt", GONE + "\n");
        failure(before, now).hasMessageContaining("accepted without ' # ' and a reason: " + GONE);
        write("accepted-breaks.txt", GONE + " # \n");
        failure(before, now).hasMessageContaining("accepted without ' # ' and a reason: " + GONE);
    }

    /** A jar without classes promises nothing, and would let everything pass. */
    @Test
    void needsABaseline() throws Exception {
        Path empty = directory.resolve("empty.jar");
        pack(Files.createDirectories(directory.resolve("none")), empty);
        failure(empty, compiled("now", BEFORE)).hasMessageContaining("the baseline of the SPI has no class");
    }

    /** The build of the SPI refuses every other baseline, such as an empty one. */
    @Test
    void theBuildKnowsItsBaseline() throws Exception {
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(API.resolve("sim-spi-1.0.jar")));
        assertThat(API.resolveSibling("pom.xml"))
                .content()
                .contains("<checksum>" + HexFormat.of().formatHex(digest) + "</checksum>");
    }

    /** Whoever breaks the SPI reads what to do, and where. */
    @Test
    void saysWhatToDo() throws Exception {
        failure(compiled("before", BEFORE), compiled("now", BEFORE.replace("void gone();", "")))
                .hasMessageContaining(Path.of("sim-core", "spi", "api").toString())
                .hasMessageContaining("accepted-breaks.txt")
                .hasMessageContaining("docs/plugins.md");
    }

    private AbstractThrowableAssert<?, ? extends Throwable> failure(Path before, Path now) {
        return assertThatThrownBy(() -> decide(before, now));
    }

    /** Compares two jars as the build does, and lets the script decide. */
    private static void decide(Path before, Path now) throws IOException, ScriptException {
        JarArchiveComparatorOptions options = new JarArchiveComparatorOptions();
        options.setAccessModifier(AccessModifier.PROTECTED);
        String experimental = "@" + Experimental.class.getName();
        options.getFilters().getExcludes().add(new AnnotationClassFilter(experimental));
        options.getFilters().getExcludes().add(new AnnotationBehaviorFilter(experimental));
        ScriptEngine groovy = new ScriptEngineManager().getEngineByName("groovy");
        groovy.eval(
                Files.readString(API.resolve("compatibility.groovy")),
                new SimpleBindings(Map.of(
                        "jApiClasses", new JarArchiveComparator(options).compare(archive(before), archive(now)))));
    }

    private static JApiCmpArchive archive(Path jar) {
        assertThat(jar).isRegularFile();
        return new JApiCmpArchive(jar.toFile(), "");
    }

    private Path compiled(String name, String source) throws IOException {
        Path classes = Files.createDirectories(directory.resolve(name));
        Path file = Files.writeString(classes.resolve("A.java"), source);
        String path = System.getProperty("java.class.path");
        int code = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-cp", path, "-d", classes.toString(), file.toString());
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
