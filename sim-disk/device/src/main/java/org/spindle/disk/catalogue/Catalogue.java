package org.spindle.disk.catalogue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Presets of known drives. A preset is a YAML mapping with keys of {@link org.spindle.disk.hdd.spec.HddConfig}; its
 * leading comment gives the sources of its values and the assumed ones.
 */
public final class Catalogue {

    private static final String INDEX = "index.txt";

    private Catalogue() {}

    /** Returns the names of all presets, in order of display. */
    public static List<String> names() {
        return read(INDEX).lines().toList();
    }

    /**
     * The text of a preset.
     *
     * @throws IllegalArgumentException if there is no such preset; the message lists the known ones
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
     * Returns a one-line description of a preset: the first line of its comment.
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
