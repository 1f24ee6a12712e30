package org.spindle.host.unix;

import org.spindle.spi.host.Host;
import org.spindle.spi.host.HostContext;
import org.spindle.testkit.contract.HostContract;

/** Requests of a workload without processes: each costs the driver and its interrupts. */
class UnixContractTest extends HostContract {

    @Override
    protected Host create(HostContext context) {
        UnixRig rig = new UnixRig();
        rig.request = 0.03;
        rig.interrupt = 0.02;
        return new UnixFactory().create(rig.config(), context);
    }
}
