package org.spindle.policies;

import org.spindle.policies.scheduler.arrival.FcfsConfig;
import org.spindle.policies.scheduler.arrival.FcfsFactory;
import org.spindle.policies.scheduler.position.SptfConfig;
import org.spindle.policies.scheduler.position.SptfFactory;
import org.spindle.policies.scheduler.seek.CLookConfig;
import org.spindle.policies.scheduler.seek.CLookFactory;
import org.spindle.policies.scheduler.seek.LookConfig;
import org.spindle.policies.scheduler.seek.LookFactory;
import org.spindle.policies.scheduler.seek.SstfConfig;
import org.spindle.policies.scheduler.seek.SstfFactory;
import org.spindle.policies.scheduler.seek.VScanConfig;
import org.spindle.policies.scheduler.seek.VScanFactory;
import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;

/** Announces the built-in policies. */
public final class PoliciesPlugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.scheduler("fcfs", FcfsConfig.class, FcfsFactory.class);
        to.scheduler("sstf", SstfConfig.class, SstfFactory.class);
        to.scheduler("look", LookConfig.class, LookFactory.class);
        to.scheduler("c-look", CLookConfig.class, CLookFactory.class);
        to.scheduler("v-scan", VScanConfig.class, VScanFactory.class);
        to.scheduler("sptf", SptfConfig.class, SptfFactory.class);
    }
}
