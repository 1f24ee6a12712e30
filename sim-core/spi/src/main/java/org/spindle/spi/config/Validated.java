package org.spindle.spi.config;

/** A config record with rules that concern several of its components. */
public interface Validated {

    /** Reports every violated rule; single-value rules belong into {@link Range} and component types. */
    void validate(Problems problems);
}
