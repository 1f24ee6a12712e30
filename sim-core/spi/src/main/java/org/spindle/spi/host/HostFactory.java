package org.spindle.spi.host;

import org.spindle.spi.Factory;
import org.spindle.spi.Kind;

/** Creates the hosts of one type. */
public interface HostFactory<C extends Record> extends Factory<C, HostContext, Host> {

    Kind<HostContext, Host> KIND = Kind.of(
            "host",
            HostFactory.class,
            Host.class,
            "The computer between workload and storage: the cost of issuing requests and of handling their completions.");

    /**
     * Makes a host.
     *
     * @throws IllegalArgumentException if the host does not fit the units below it; the message says what would
     */
    @Override
    Host create(C config, HostContext context);
}
