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
}
