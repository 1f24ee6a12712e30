package org.spindle.policies;

import org.spindle.policies.replacement.ClockConfig;
import org.spindle.policies.replacement.ClockFactory;
import org.spindle.policies.replacement.FifoConfig;
import org.spindle.policies.replacement.FifoFactory;
import org.spindle.policies.replacement.LfuConfig;
import org.spindle.policies.replacement.LfuFactory;
import org.spindle.policies.replacement.LifoConfig;
import org.spindle.policies.replacement.LifoFactory;
import org.spindle.policies.replacement.LruConfig;
import org.spindle.policies.replacement.LruFactory;
import org.spindle.policies.replacement.MruConfig;
import org.spindle.policies.replacement.MruFactory;
import org.spindle.policies.replacement.RandomConfig;
import org.spindle.policies.replacement.RandomFactory;
import org.spindle.policies.replacement.SegmentedLruConfig;
import org.spindle.policies.replacement.SegmentedLruFactory;
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
        to.replacement("clock", ClockConfig.class, ClockFactory.class);
        to.replacement("fifo", FifoConfig.class, FifoFactory.class);
        to.replacement("lfu", LfuConfig.class, LfuFactory.class);
        to.replacement("lifo", LifoConfig.class, LifoFactory.class);
        to.replacement("lru", LruConfig.class, LruFactory.class);
        to.replacement("mru", MruConfig.class, MruFactory.class);
        to.replacement("random", RandomConfig.class, RandomFactory.class);
        to.replacement("segmented-lru", SegmentedLruConfig.class, SegmentedLruFactory.class);
    }
}
