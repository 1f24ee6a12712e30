package org.spindle.spi;

import java.io.IOException;
import java.io.InputStream;

/** The files in the jars of a plugin. Can be injected into the plugin's factories. */
public interface PluginResources {

    /**
     * Opens a file.
     *
     * @param name path from the root of the jar, without a leading slash: {@code acme/table.csv}
     * @throws java.io.FileNotFoundException if no jar of the plugin has it
     * @throws IOException if it cannot be read
     */
    InputStream open(String name) throws IOException;
}
