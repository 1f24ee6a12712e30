package org.spindle.flash.catalogue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.spindle.spi.Contributions;
import org.spindle.spi.device.DeviceFactory;

/**
 * Presets of known drives. The resource {@code index.txt} has the device type and the name of each; the text of a preset is a
 * mapping with keys of the type's config record behind a comment, whose first line says which drive it is.
 */
public final class KnownSsds {

    private KnownSsds() {}

    /** Announces all presets. */
    public static void announce(Contributions to) {
        for (String line : text("index.txt").lines().toList()) {
            String type = line.substring(0, line.indexOf(' '));
            String name = line.substring(line.indexOf(' ') + 1);
            String preset = text(name + ".yaml");
            String drive = preset.substring(1, preset.indexOf('\n')).strip();
            to.model(DeviceFactory.KIND, type, name, drive, preset);
        }
    }

    private static String text(String resource) {
        try (InputStream in = KnownSsds.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("the preset " + resource + " of a solid-state drive is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the preset " + resource, e);
        }
    }
}
