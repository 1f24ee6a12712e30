package org.spindle.cli;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version that this build of Spindle was given in its POM. */
final class BuildVersion implements IVersionProvider {

    private static final String RESOURCE = "build.properties";

    @Override
    public String[] getVersion() throws IOException {
        Properties build = new Properties();
        try (InputStream in = BuildVersion.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new FileNotFoundException(RESOURCE + " beside " + BuildVersion.class.getName());
            }
            build.load(in);
        }
        return new String[] {"spindle " + build.getProperty("version")};
    }
}
