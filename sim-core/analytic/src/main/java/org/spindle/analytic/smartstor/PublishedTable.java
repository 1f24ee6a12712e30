package org.spindle.analytic.smartstor;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A table of the thesis: comma-separated, a header first, no quotes. */
final class PublishedTable {

    private PublishedTable() {}

    /** Returns the rows without the header. */
    static List<List<String>> read(String name) {
        try (InputStream in = PublishedTable.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the resource " + name + " is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .skip(1)
                    .map(line -> List.of(line.split(",")))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the resource " + name, e);
        }
    }
}
