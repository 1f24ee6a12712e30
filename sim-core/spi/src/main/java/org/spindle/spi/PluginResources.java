package org.spindle.spi;

import java.io.IOException;
import java.io.InputStream;

/** Files in the jars of a plugin. A factory of the plugin may have it injected. */
public interface PluginResources {

    /**
     * Opens a file.
     *
     * @param name from the root of the jar, without a slash before it: {@code acme/table.csv}
     * @throws java.io.FileNotFoundException if no jar of the plugin has it
     * @throws IOException if it cannot be read
     */
    InputStream open(String name) throws IOException;
}
