package org.example.pingpong;

import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.workload.WorkloadFactory;

/** Announces the workload {@code example.ping-pong}. */
public final class PingPongPlugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.add(WorkloadFactory.KIND, "example.ping-pong", PingPongConfig.class, PingPong::new);
    }
}
