package org.spindle.result;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** Creates and deletes directories of results. */
final class Directories {

    private Directories() {}

    /** Creates a directory and its missing parents, and records those created, the innermost first. */
    static Deque<Path> makeParents(Path parent, Deque<Path> made) throws IOException {
        Deque<Path> missing = new ArrayDeque<>();
        for (Path p = parent; p != null && !Files.exists(p); p = p.getParent()) {
            missing.push(p);
        }
        for (Path p : missing) {
            Files.createDirectory(p);
            made.push(p);
        }
        return made;
    }

    /**
     * Creates a hidden directory that will be renamed to {@code name}; tries again if another process takes it in
     * between.
     */
    static Path makePartial(Path parent, String name) throws IOException {
        Path made = null;
        while (made == null) {
            made = createdHere(free(parent.resolve("." + name + ".partial")));
        }
        return made;
    }

    private static @Nullable Path createdHere(Path directory) throws IOException {
        try {
            return Files.createDirectory(directory);
        } catch (FileAlreadyExistsException taken) {
            return null;
        }
    }

    /** Returns the path, with a number appended if it exists already. */
    static Path free(Path wanted) {
        Path candidate = wanted;
        for (int i = 2; Files.exists(candidate); i++) {
            candidate = wanted.resolveSibling(wanted.getFileName() + "-" + i);
        }
        return candidate;
    }

    /** Deletes a directory with all that is in it, if it exists. */
    static void deleteTree(Path root) throws IOException {
        if (!Files.exists(root)) {
            return;
        }
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.delete(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path directory, @Nullable IOException failure)
                    throws IOException {
                if (failure != null) {
                    throw failure;
                }
                Files.delete(directory);
                return FileVisitResult.CONTINUE;
            }
        });
    }

    /** Deletes directories in order; stops at the first that another process has begun to use. */
    static void deleteEmpty(Deque<Path> directories) {
        for (Path directory : directories) {
            try {
                Files.deleteIfExists(directory);
            } catch (IOException inUse) {
                return;
            }
        }
    }
}
