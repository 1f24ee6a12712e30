package org.spindle.spi;

/** The context of components that need none, such as trace formats. */
public enum NoContext {
    NONE
}
