package org.spindle.spi;

/**
 * What a plugin's descriptor says of it. A factory of the plugin may have it injected.
 *
 * @param version of the plugin
 * @param description in a sentence
 * @param spi version of the SPI that the running Spindle has, such as {@code 1.0}
 */
public record PluginIdentity(String id, String version, String description, String spi) {}
