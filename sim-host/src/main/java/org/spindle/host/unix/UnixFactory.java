package org.spindle.host.unix;

import org.spindle.spi.host.Host;
import org.spindle.spi.host.HostContext;
import org.spindle.spi.host.HostFactory;

/** Makes hosts of type {@code unix}. */
public final class UnixFactory implements HostFactory<UnixConfig> {

    @Override
    public Host create(UnixConfig config, HostContext context) {
        return new UnixHost(config, context);
    }
}
