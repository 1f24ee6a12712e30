package org.spindle.host.linux.pagecache;

import org.spindle.spi.host.Host;
import org.spindle.spi.host.HostContext;
import org.spindle.spi.host.HostFactory;

/** Makes hosts of type {@code linux}. */
public final class LinuxHostFactory implements HostFactory<LinuxHostConfig> {

    @Override
    public Host create(LinuxHostConfig config, HostContext context) {
        return new LinuxHost(config, context);
    }
}
