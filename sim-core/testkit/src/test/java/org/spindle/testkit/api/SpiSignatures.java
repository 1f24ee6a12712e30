package org.spindle.testkit.api;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.spindle.spi.Experimental;
import org.spindle.spi.SpindlePlugin;

/**
 * The signatures of the SPI that stay compatible: a line for each type, supertype and member that a plugin can see, without {@link
 * Experimental} ones. A compatible change only adds lines.
 */
final class SpiSignatures {

    /** The beginning of a line for a method that implementations of the type have to define. */
    static final String ABSTRACT = "abstract ";

    private final SortedSet<String> lines = new TreeSet<>();

    private SpiSignatures() {}

    /** Returns the lines of the present SPI. */
    static SortedSet<String> current() throws IOException {
        URI home = URI.create(SpindlePlugin.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toString());
        SpiSignatures signatures = new SpiSignatures();
        if (home.getPath().endsWith(".jar")) {
            try (FileSystem jar = FileSystems.newFileSystem(URI.create("jar:" + home), Map.of())) {
                signatures.addAll(jar.getPath("/"));
            }
        } else {
            signatures.addAll(Path.of(home));
        }
        return signatures.lines;
    }

    /** Returns the lines of the given types. */
    static SortedSet<String> of(Class<?>... types) {
        SpiSignatures signatures = new SpiSignatures();
        Stream.of(types).forEach(signatures::add);
        return signatures.lines;
    }

    private void addAll(Path root) throws IOException {
        try (Stream<Path> tree = Files.walk(root.resolve("org/spindle/spi"))) {
            for (Path file :
                    tree.filter(path -> path.toString().endsWith(".class")).toList()) {
                String name = root.relativize(file).toString().replace('/', '.').replaceFirst("\\.class$", "");
                if (!name.endsWith("package-info")) {
                    add(load(name));
                }
            }
        }
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, false, SpindlePlugin.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private void add(Class<?> type) {
        if (!isVisible(type) || isExperimental(type)) {
            return;
        }
        String name = type.getName();
        lines.add("type " + name + ": " + form(type));
        if (type.getTypeParameters().length > 0) {
            lines.add("parameters " + name + ": " + parameters(type));
        }
        if (type.isRecord() && type.getRecordComponents().length > 0) {
            // The order of components of one type is in no signature.
            lines.add("components " + name + ": "
                    + Stream.of(type.getRecordComponents())
                            .map(each -> each.getGenericType().getTypeName() + " " + each.getName())
                            .collect(Collectors.joining(", ")));
        }
        if (type.getGenericSuperclass() != null) {
            lines.add("super " + name + ": " + type.getGenericSuperclass().getTypeName());
        }
        for (Type above : type.getGenericInterfaces()) {
            lines.add("super " + name + ": " + above.getTypeName());
        }
        for (Field field : type.getDeclaredFields()) {
            if (isVisible(field, type) && !field.isAnnotationPresent(Experimental.class)) {
                lines.add("field " + name + ": " + field.toGenericString() + value(field));
            }
        }
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            addIfPromised(false, constructor, type);
        }
        for (Method method : type.getDeclaredMethods()) {
            if (!method.isSynthetic()) {
                addIfPromised(Modifier.isAbstract(method.getModifiers()), method, type);
            }
        }
    }

    private void addIfPromised(boolean isAbstract, Executable member, Class<?> type) {
        if (isVisible(member, type) && !member.isAnnotationPresent(Experimental.class)) {
            // A method that becomes a default one stays the method that callers know.
            String text = member.toGenericString().replace("abstract ", "").replace("default ", "");
            lines.add("callable " + type.getName() + ": " + text);
            if (isAbstract) {
                lines.add(ABSTRACT + type.getName() + ": " + text);
            }
        }
    }

    private static String parameters(Class<?> type) {
        return Stream.of(type.getTypeParameters())
                .map(each -> each.getName() + " extends "
                        + Stream.of(each.getBounds()).map(Type::getTypeName).collect(Collectors.joining(" & ")))
                .collect(Collectors.joining(", "));
    }

    private static String form(Class<?> type) {
        String word = type.isAnnotation()
                ? "annotation"
                : type.isInterface() ? "interface" : type.isEnum() ? "enum" : type.isRecord() ? "record" : "class";
        boolean isFinal = Modifier.isFinal(type.getModifiers());
        return word + (isFinal ? " final" : "") + (type.isSealed() ? " sealed" : "");
    }

    /** Constants are compiled into plugins. */
    private static String value(Field field) {
        boolean isConstant = Modifier.isStatic(field.getModifiers())
                && Modifier.isFinal(field.getModifiers())
                && (field.getType().isPrimitive() || field.getType() == String.class);
        try {
            return isConstant ? " = " + field.get(null) : "";
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    private static boolean isVisible(Class<?> type) {
        for (Class<?> each = type; each != null; each = each.getDeclaringClass()) {
            if (!Modifier.isPublic(each.getModifiers()) && !Modifier.isProtected(each.getModifiers())) {
                return false;
            }
        }
        return !type.isAnonymousClass() && !type.isLocalClass() && !type.isSynthetic();
    }

    private static boolean isVisible(Member member, Class<?> type) {
        boolean isProtected = Modifier.isProtected(member.getModifiers()) && !Modifier.isFinal(type.getModifiers());
        return (Modifier.isPublic(member.getModifiers()) || isProtected) && !member.isSynthetic();
    }

    private static boolean isExperimental(Class<?> type) {
        for (Class<?> each = type; each != null; each = each.getDeclaringClass()) {
            if (each.isAnnotationPresent(Experimental.class)) {
                return true;
            }
        }
        return false;
    }
}
