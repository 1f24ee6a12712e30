package org.spindle.host.unix;

import org.spindle.spi.host.Host;
import org.spindle.spi.host.HostContext;
import org.spindle.testkit.contract.HostContract;

/** The same where nothing costs anything, so that all of it happens within one moment. */
class FreeUnixContractTest extends HostContract {

    @Override
    protected Host create(HostContext context) {
        return new UnixFactory().create(new UnixRig().config(), context);
    }
}
