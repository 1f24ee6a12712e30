package org.spindle.spi;

/** A type and its config record. */
record GivenComponent(String type, Record config) implements Component {}
