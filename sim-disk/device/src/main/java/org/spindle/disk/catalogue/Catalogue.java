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

    private static final List<String> NAMES = read("index.txt").lines().toList();

    private Catalogue() {}

    /** Returns the names of all presets, in order of display. */
    public static List<String> names() {
        return NAMES;
    }

    /**
     * The text of a preset.
     *
     * @throws IllegalArgumentException if there is no such preset; the message lists the known ones
     */
    public static String yaml(String name) {
        if (!NAMES.contains(name)) {
            throw new IllegalArgumentException(
                    "there is no drive model '" + name + "'; known models: " + String.join(", ", NAMES));
        }
        return read(name + ".yaml");
    }

    /** Returns the one-line description in the text of a preset: the first line of its comment. */
    public static String description(String preset) {
        return preset.substring(1, preset.indexOf('\n')).strip();
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
