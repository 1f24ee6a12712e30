package org.spindle.cli.wiring;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** The version of this build of Spindle in its POM. */
public final class BuildNumber {

    private static final String RESOURCE = "/org/spindle/cli/build.properties";

    private BuildNumber() {}

    public static String get() {
        Properties build = new Properties();
        try (InputStream in = BuildNumber.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException("the resource " + RESOURCE + " is missing");
            }
            build.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return build.getProperty("version");
    }
}
