package org.spindle.spi;

/** The identity of a plugin, from its descriptor. Can be injected into the plugin's factories. */
public interface PluginIdentity {

    String id();

    /** Returns the version of the plugin. */
    String version();

    /** Returns the description in one sentence. */
    String description();

    /** Returns the SPI version of the running Spindle, such as {@code 1.0}. */
    String spi();
}
