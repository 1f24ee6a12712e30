package org.spindle.spi;

/** What a plugin's descriptor says of it. A factory of the plugin may have it injected. */
public interface PluginIdentity {

    String id();

    /** Of the plugin. */
    String version();

    /** In a sentence. */
    String description();

    /** Version of the SPI that the running Spindle has, such as {@code 1.0}. */
    String spi();
}
