package org.spindle.plugin;

/**
 * A type that a plugin offers.
 *
 * @param kind {@code scheduler}, {@code device}, ...
 * @param type the word after {@code type:}
 * @param doc what it is, in a sentence
 * @param config the record that its keys are bound to
 * @param factory what makes instances; the format itself if it is a trace format
 * @param plugin the id of the plugin
 */
public record Contribution(
        String kind, String type, String doc, Class<? extends Record> config, Class<?> factory, String plugin) {}
