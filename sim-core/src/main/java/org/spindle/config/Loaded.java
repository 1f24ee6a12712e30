package org.spindle.config;

/**
 * A scenario that was read without a problem.
 *
 * @param value the record
 * @param effective the same with the origin of every value
 * @param tree what was written, with the assignments made, for further assignments
 */
public record Loaded<R extends Record>(R value, EffectiveConfig effective, Node tree) {}
