package org.spindle.plugin;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import java.util.regex.Pattern;

/**
 * The descriptor of a plugin, and the place where it was found.
 *
 * @param id lower-case words joined by hyphens
 * @param version of the plugin
 * @param spi that it was built against
 * @param description in a sentence
 * @param location the jar or directory, as shown to the user
 */
public record PluginDescriptor(String id, String version, SpiVersion spi, String description, String location) {

    /** Path of the descriptor in a plugin's jar. */
    static final String RESOURCE = "META-INF/spindle-plugin.properties";

    /** The id of everything that comes with Spindle. */
    public static final String BUILT_IN = "spindle";

    private static final Pattern ID = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

    static PluginDescriptor builtIn() {
        return new PluginDescriptor(
                BUILT_IN,
                SpiVersion.CURRENT.toString(),
                SpiVersion.CURRENT,
                "What comes with Spindle",
                "the class path");
    }

    /**
     * Reads and checks a descriptor.
     *
     * @throws PluginException if it is damaged, incomplete, or for another version of the SPI
     */
    static PluginDescriptor read(URL resource, String location) {
        Properties properties = new Properties();
        try {
            URLConnection connection = resource.openConnection();
            // The JVM would otherwise keep the jar open and read from it after it has been replaced.
            connection.setUseCaches(false);
            try (InputStream in = connection.getInputStream()) {
                properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
            }
        } catch (IOException | IllegalArgumentException e) {
            throw new PluginException(
                    "the plugin descriptor " + RESOURCE + " cannot be read: " + e.getMessage(),
                    location,
                    "build the plugin again",
                    e);
        }
        String id = required(properties, "id", location);
        if (!ID.matcher(id).matches() || id.equals(BUILT_IN)) {
            throw new PluginException(
                    "'" + id + "' cannot be the id of a plugin",
                    location,
                    "use lower-case words joined by hyphens, other than '" + BUILT_IN + "', for id in " + RESOURCE);
        }
        String spi = required(properties, "spi", location);
        SpiVersion version;
        try {
            version = SpiVersion.parse(spi);
        } catch (IllegalArgumentException e) {
            throw new PluginException(
                    "plugin '" + id + "': " + e.getMessage(), location, "correct spi in " + RESOURCE, e);
        }
        PluginDescriptor descriptor = new PluginDescriptor(
                id,
                required(properties, "version", location),
                version,
                required(properties, "description", location),
                location);
        if (!SpiVersion.CURRENT.runs(version)) {
            throw new PluginException(
                    descriptor.named() + " needs SPI " + version + ", this Spindle has SPI " + SpiVersion.CURRENT,
                    location,
                    version.major() > SpiVersion.CURRENT.major() || version.major() == SpiVersion.CURRENT.major()
                            ? "use a newer Spindle, or a plugin built for SPI " + SpiVersion.CURRENT
                            : "use a plugin built for SPI " + SpiVersion.CURRENT);
        }
        return descriptor;
    }

    /** Returns the plugin with its version, as messages name it. */
    String named() {
        return "plugin '" + id + "' " + version;
    }

    private static String required(Properties properties, String key, String location) {
        String value = properties.getProperty(key, "").strip();
        if (value.isEmpty()) {
            throw new PluginException(
                    "the plugin descriptor has no '" + key + "'",
                    location,
                    "write id, version, spi and description into " + RESOURCE);
        }
        return value;
    }

    boolean isBuiltIn() {
        return id.equals(BUILT_IN);
    }
}
