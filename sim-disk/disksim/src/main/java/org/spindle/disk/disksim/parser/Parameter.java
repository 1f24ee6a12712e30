package org.spindle.disk.disksim.parser;

/**
 * One assignment.
 *
 * @param position where the name starts
 * @param name its words joined by single blanks; case matters
 */
public record Parameter(Position position, String name, Value value) {}
