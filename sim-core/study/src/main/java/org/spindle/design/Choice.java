package org.spindle.design;

/**
 * A candidate that was chosen.
 *
 * @param name of the candidate in the file
 */
public record Choice<T>(String name, T part) {}
