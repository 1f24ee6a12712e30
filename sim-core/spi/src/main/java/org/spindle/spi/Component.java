package org.spindle.spi;

/**
 * A configured plugin component inside a config record: the node {@code {type: sstf, ...}} bound to its config record.
 * A record component of this type names the kind it accepts with {@link org.spindle.spi.config.OfKind}. Hand it to the
 * context method of that kind to get a running instance.
 */
public interface Component {

    /** Returns the value of the key {@code type}. */
    String type();

    /** Returns the bound config record. */
    Record config();

    /**
     * Returns a component that is configured in code. It equals every other component of the type with an equal record.
     *
     * @param config of the type's config class
     */
    static Component of(String type, Record config) {
        return new GivenComponent(type, config);
    }
}
