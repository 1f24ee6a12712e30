package org.spindle.plugin;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A version of the plugin SPI. A new minor only adds; a new major may break.
 *
 * @param major from 1
 * @param minor from 0
 */
public record SpiVersion(int major, int minor) {

    /** The version of this Spindle. */
    public static final SpiVersion CURRENT = new SpiVersion(1, 0);

    private static final Pattern FORM = Pattern.compile("([0-9]{1,4})\\.([0-9]{1,4})");

    /**
     * Reads {@code major.minor}.
     *
     * @throws IllegalArgumentException if it is anything else
     */
    public static SpiVersion parse(String text) {
        Matcher form = FORM.matcher(text.strip());
        if (!form.matches()) {
            throw new IllegalArgumentException("'" + text + "' is not an SPI version such as '" + CURRENT + "'");
        }
        return new SpiVersion(Integer.parseInt(form.group(1)), Integer.parseInt(form.group(2)));
    }

    /** Whether a plugin built against that version runs on this one. */
    public boolean runs(SpiVersion plugin) {
        return major == plugin.major && minor >= plugin.minor;
    }

    @Override
    public String toString() {
        return major + "." + minor;
    }
}
