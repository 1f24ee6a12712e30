package org.spindle.spi;

/** The surroundings of components that have none, such as trace formats. */
public enum NoContext {
    NONE
}
