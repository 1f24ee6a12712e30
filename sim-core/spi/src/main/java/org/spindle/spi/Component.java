package org.spindle.spi;

/**
 * A configured plugin component inside a config record: the node {@code {type: sstf, ...}} bound to its config record.
 * A record component of this type names the kind it accepts with {@link org.spindle.spi.config.OfKind}. Hand it to the
 * context method of that kind to get a running instance.
 */
public interface Component {

    /** What was written as {@code type}. */
    String type();

    /** The bound config record. */
    Record config();

    /**
     * A component that code configures, as a scenario would. Equal to every other of the type with an equal record.
     *
     * @param config of the type's config class
     */
    static Component of(String type, Record config) {
        return new GivenComponent(type, config);
    }
}
