package org.spindle.spi.host;

/** Makes the hosts of one type. */
public interface HostFactory<C extends Record> {

    /**
     * @throws IllegalArgumentException if the host does not fit the units below it; the message says what would
     */
    Host create(C config, HostContext context);
}
