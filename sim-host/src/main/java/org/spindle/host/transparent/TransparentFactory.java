package org.spindle.host.transparent;

import org.spindle.spi.host.Host;
import org.spindle.spi.host.HostContext;
import org.spindle.spi.host.HostFactory;

/** Makes hosts of type {@code transparent}. */
public final class TransparentFactory implements HostFactory<TransparentConfig> {

    @Override
    public Host create(TransparentConfig config, HostContext context) {
        return new TransparentHost(context.units());
    }
}
