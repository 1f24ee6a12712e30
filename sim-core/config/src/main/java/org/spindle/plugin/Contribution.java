package org.spindle.plugin;

import org.spindle.spi.Kind;

/**
 * A type that a plugin offers.
 *
 * @param kind of the type
 * @param type the word after {@code type:}
 * @param doc description in one sentence
 * @param config the record that its keys are bound to
 * @param factory the class of what makes instances
 * @param plugin the id of the plugin
 */
public record Contribution(
        Kind<?, ?> kind, String type, String doc, Class<? extends Record> config, Class<?> factory, String plugin) {}
