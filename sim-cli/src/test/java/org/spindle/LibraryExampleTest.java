package org.spindle;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example of docs/library.md compiles as it is written there, and its tests pass. */
class LibraryExampleTest {

    private static final Pattern EXAMPLE = Pattern.compile("```java (\\w+)\\.java\n(.*?)```", Pattern.DOTALL);

    @Test
    void theExampleOfTheDocumentHolds(@TempDir Path directory) throws Exception {
        Path root = Path.of(System.getProperty("spindle.root"));
        Matcher example = EXAMPLE.matcher(Files.readString(root.resolve("docs/library.md")));
        assertThat(example.find()).isTrue();
        Path source = Files.writeString(directory.resolve(example.group(1) + ".java"), example.group(2));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        String path = System.getProperty("java.class.path");
        assertThat(compiler.run(
                        null, null, null, "-proc:none", "-d", directory.toString(), "-cp", path, source.toString()))
                .isZero();
        try (URLClassLoader loader = new URLClassLoader(
                new URL[] {directory.toUri().toURL()}, getClass().getClassLoader())) {
            Class<?> type = loader.loadClass(example.group(1));
            Constructor<?> constructor = type.getDeclaredConstructor();
            constructor.setAccessible(true);
            int tests = 0;
            for (Method method : type.getDeclaredMethods()) {
                if (method.isAnnotationPresent(Test.class)) {
                    method.setAccessible(true);
                    method.invoke(constructor.newInstance());
                    tests++;
                }
            }
            assertThat(tests).isEqualTo(2);
        }
    }
}
