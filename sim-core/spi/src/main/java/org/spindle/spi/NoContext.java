package org.spindle.spi;

/** The surroundings of components that have none, such as analyses of traces. */
public enum NoContext {
    NONE
}
