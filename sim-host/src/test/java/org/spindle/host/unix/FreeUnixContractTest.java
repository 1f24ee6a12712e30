package org.spindle.host.unix;

import org.spindle.spi.host.Host;
import org.spindle.spi.host.HostContext;
import org.spindle.testkit.contract.HostContract;

/** The contract on a host without costs, where all events of a request happen at one instant. */
class FreeUnixContractTest extends HostContract {

    @Override
    protected Host create(HostContext context) {
        return new UnixFactory().create(new UnixRig().config(), context);
    }
}
