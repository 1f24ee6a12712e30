package org.spindle.disk.catalogue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Presets of known drives. A preset is a YAML mapping with keys of {@link org.spindle.disk.hdd.spec.HddConfig}; a comment
 * in front says where its values come from and which of them are assumed.
 */
public final class Catalogue {

    private static final String INDEX = "index.txt";

    private Catalogue() {}

    /** The names of all presets, in the order in which they are to be shown. */
    public static List<String> names() {
        return read(INDEX).lines().toList();
    }

    /**
     * The text of a preset.
     *
     * @throws IllegalArgumentException if there is no such preset; the message names those there are
     */
    public static String yaml(String name) {
        List<String> names = names();
        if (!names.contains(name)) {
            throw new IllegalArgumentException(
                    "there is no drive model '" + name + "'; known models: " + String.join(", ", names));
        }
        return read(name + ".yaml");
    }

    /**
     * What drive a preset stands for, in a line: the first one of its comment.
     *
     * @throws IllegalArgumentException if there is no such preset
     */
    public static String description(String name) {
        return yaml(name).lines().findFirst().orElse("").replaceFirst("^#\\s*", "");
    }

    private static String read(String resource) {
        try (InputStream in = Catalogue.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("the resource " + resource + " of the drive catalogue is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + resource + " of the drive catalogue", e);
        }
    }
}
