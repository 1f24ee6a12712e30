package org.spindle.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** The version that this build of Spindle was given in its POM. */
final class BuildVersion {

    private static final String RESOURCE = "build.properties";

    private BuildVersion() {}

    /** What {@code spindle --version} prints. */
    static String line() {
        return "spindle " + number();
    }

    static String number() {
        Properties build = new Properties();
        try (InputStream in = BuildVersion.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException(RESOURCE + " is missing beside " + BuildVersion.class.getName());
            }
            build.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return build.getProperty("version");
    }
}
