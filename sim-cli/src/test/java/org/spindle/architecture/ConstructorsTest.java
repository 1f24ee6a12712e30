package org.spindle.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * No constructor of a device hands out the object that it makes: parts that report to it are connected when it is
 * complete.
 */
class ConstructorsTest {

    private static final Path DEVICES =
            Path.of(System.getProperty("spindle.root", "..")).resolve("sim-disk");

    @Test
    void noConstructorOfADeviceHandsOutItsObject() throws IOException {
        List<Path> sources;
        try (Stream<Path> tree = Files.walk(DEVICES)) {
            sources = tree.filter(file -> file.toString().contains("/src/main/java/"))
                    .filter(file -> file.toString().endsWith(".java"))
                    .toList();
        }
        assertThat(sources).hasSizeGreaterThan(100);
        try (StandardJavaFileManager files = compiler().getStandardFileManager(null, null, null)) {
            assertThat(leaks(files.getJavaFileObjectsFromPaths(sources))).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Example() { part = new Part(this); }",
                "Example() { bus.announce(this::comes); }",
                "Object self = this;",
                "{ list.add(this); }"
            })
    void theTestNoticesALeak(String member) throws IOException {
        assertThat(leaks(List.of(example(member)))).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Example(int a) { this.a = a; }",
                "Example() { this(0); }",
                "Example() { events = () -> part.of(this); }",
                "static Example of() { return new Example(); }",
                "void connect() { part.connect(this); }"
            })
    void theTestAllowsWhatLeaksNothing(String member) throws IOException {
        assertThat(leaks(List.of(example(member)))).isEmpty();
    }

    private static JavaCompiler compiler() {
        return ToolProvider.getSystemJavaCompiler();
    }

    private static JavaFileObject example(String member) {
        return new SimpleJavaFileObject(URI.create("memory:///Example.java"), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return "class Example { " + member + " }";
            }
        };
    }

    private static List<String> leaks(Iterable<? extends JavaFileObject> sources) throws IOException {
        JavacTask task = (JavacTask) compiler().getTask(null, null, null, List.of("-proc:none"), null, sources);
        List<String> found = new ArrayList<>();
        for (CompilationUnitTree file : task.parse()) {
            file.accept(new Members(found), null);
        }
        return found;
    }

    /** Visits what runs at construction: constructors, initialisers, and initial values of fields. */
    private static final class Members extends TreeScanner<Void, Void> {

        private final List<String> found;

        Members(List<String> found) {
            this.found = found;
        }

        @Override
        public Void visitClass(ClassTree type, Void none) {
            for (Tree member : type.getMembers()) {
                boolean constructs =
                        member instanceof MethodTree method && method.getName().contentEquals("<init>")
                                || member instanceof VariableTree field
                                        && !field.getModifiers().getFlags().contains(Modifier.STATIC)
                                || member instanceof BlockTree block && !block.isStatic();
                if (constructs) {
                    member.accept(new Uses(type, found), null);
                }
            }
            return super.visitClass(type, null);
        }
    }

    /** Notes each use of {@code this} that is not the owner of a member; later calls and other classes are left out. */
    private static final class Uses extends TreeScanner<Void, Void> {

        private final ClassTree type;
        private final List<String> found;

        Uses(ClassTree type, List<String> found) {
            this.type = type;
            this.found = found;
        }

        @Override
        public Void visitIdentifier(IdentifierTree name, Void none) {
            if (name.getName().contentEquals("this")) {
                found.add("a constructor of " + type.getSimpleName() + " hands out this");
            }
            return null;
        }

        @Override
        public Void visitMemberSelect(MemberSelectTree member, Void none) {
            return member.getExpression() instanceof IdentifierTree ? null : super.visitMemberSelect(member, null);
        }

        @Override
        public Void visitMethodInvocation(MethodInvocationTree call, Void none) {
            boolean delegates = call.getMethodSelect() instanceof IdentifierTree name
                    && name.getName().contentEquals("this");
            return delegates ? scan(call.getArguments(), null) : super.visitMethodInvocation(call, null);
        }

        @Override
        public Void visitLambdaExpression(LambdaExpressionTree later, Void none) {
            return null;
        }

        @Override
        public Void visitClass(ClassTree other, Void none) {
            return null;
        }
    }
}
