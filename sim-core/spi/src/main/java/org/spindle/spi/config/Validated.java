package org.spindle.spi.config;

/** A config record with rules that concern several of its components. */
public interface Validated {

    /** Reports every violated rule; rules on a single value belong in {@link Range} and component types. */
    void validate(Problems problems);
}
