package org.spindle.spi.config;

/** Collects the problems of a config record; implemented by Spindle, which adds file, line and column. */
public interface Problems {

    /**
     * Reports a problem.
     *
     * @param key the component at fault, relative to the record being validated: {@code "zones[2].lastCylinder"}, or
     *     empty for the record as a whole
     * @param problem what is wrong, with the offending value
     * @param remedy what would be right
     */
    void report(String key, String problem, String remedy);
}
