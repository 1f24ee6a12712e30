package org.spindle.disk.disksim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.spindle.disk.disksim.parser.DiskSimSyntaxException;
import org.spindle.disk.disksim.parser.ParameterFile;
import org.spindle.disk.disksim.parser.ParameterProblem;

/** The hand-made drive of {@code small.parv}, with changes. */
final class Small {
    private static final String BEGINNING = "disksim_disk DRIVE {";

    private final String text;
    private final ImportOptions options;
    private final Path file;

    private Small(String text, ImportOptions options, Path file) {
        this.text = text;
        this.options = options;
        this.file = file;
    }

    static Small drive() {
        try {
            String text =
                    Files.readString(Path.of(System.getProperty("spindle.root"), "src-test-data/disksim/small.parv"));
            return new Small(text, ImportOptions.DEFAULT, Path.of("small.parv"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Replaces a text that occurs once. */
    Small with(String old, String replacement) {
        assertThat(text.split(Pattern.quote(old), -1))
                .as("`%s` stands once in the drive", old)
                .hasSize(2);
        return new Small(text.replace(old, replacement), options, file);
    }

    /** Changes the first occurrence of a parameter within the drive. */
    Small set(String parameter, String value) {
        return set(BEGINNING, parameter, value);
    }

    /** Changes the first occurrence of a parameter behind a text. */
    Small set(String behind, String parameter, String value) {
        int beginning = text.indexOf(behind);
        int start = text.indexOf(" " + parameter + " = ", beginning);
        assertThat(start).as("`%s` behind `%s`", parameter, behind).isPositive();
        int from = start + parameter.length() + 4;
        int to = from;
        int depth = 0;
        while (depth > 0 || text.charAt(to) != ',' && text.charAt(to) != '\n') {
            depth += text.charAt(to) == '[' ? 1 : text.charAt(to) == ']' ? -1 : 0;
            to++;
        }
        return new Small(text.substring(0, from) + value + text.substring(to), options, file);
    }

    Small with(ImportOptions other) {
        return new Small(text, other, file);
    }

    /** Gives the file another name. */
    Small in(Path other) {
        return new Small(text, options, other);
    }

    Imported read() {
        return new DiskSimImport(options).read(ParameterFile.parse(file, text, List.of()));
    }

    /** Returns the value at keys joined by dots, such as {@code buffer.readAhead.until}, of the device. */
    Object device(String path) {
        return at(read().scenario(), "devices.disk0." + path);
    }

    List<String> notes() {
        return read().notes().stream().map(Note::text).toList();
    }

    List<String> warnings() {
        return read().warnings().stream().map(Note::text).toList();
    }

    /** The problems of a drive that cannot be imported: line, message and what is expected. */
    List<String> problems() {
        DiskSimSyntaxException refused = catchThrowableOfType(DiskSimSyntaxException.class, this::read);
        assertThat(refused).as("refusal").isNotNull();
        List<String> lines = new ArrayList<>();
        for (ParameterProblem problem : refused.problems()) {
            lines.add(problem.position().line() + ": " + problem.message() + "; expected " + problem.expected());
        }
        return lines;
    }

    static Object at(Object tree, String path) {
        Object found = tree;
        for (String key : path.split("\\.")) {
            found = found instanceof List<?> list
                    ? list.get(Integer.parseInt(key))
                    : ((Map<?, ?>) Objects.requireNonNull(found, path)).get(key);
        }
        return found;
    }
}
