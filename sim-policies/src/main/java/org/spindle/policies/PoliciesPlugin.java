package org.spindle.policies;

import org.spindle.policies.replacement.ArcConfig;
import org.spindle.policies.replacement.ArcFactory;
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
import org.spindle.policies.scheduler.compose.BatchConfig;
import org.spindle.policies.scheduler.compose.BatchFactory;
import org.spindle.policies.scheduler.compose.CollapseConfig;
import org.spindle.policies.scheduler.compose.CollapseFactory;
import org.spindle.policies.scheduler.compose.ConcatenateConfig;
import org.spindle.policies.scheduler.compose.ConcatenateFactory;
import org.spindle.policies.scheduler.compose.PriorityConfig;
import org.spindle.policies.scheduler.compose.PriorityFactory;
import org.spindle.policies.scheduler.compose.SequenceConfig;
import org.spindle.policies.scheduler.compose.SequenceFactory;
import org.spindle.policies.scheduler.compose.TimeoutConfig;
import org.spindle.policies.scheduler.compose.TimeoutFactory;
import org.spindle.policies.scheduler.position.SatfConfig;
import org.spindle.policies.scheduler.position.SatfFactory;
import org.spindle.policies.scheduler.position.ShortestDistanceConfig;
import org.spindle.policies.scheduler.position.ShortestDistanceFactory;
import org.spindle.policies.scheduler.position.SpctfConfig;
import org.spindle.policies.scheduler.position.SpctfFactory;
import org.spindle.policies.scheduler.position.SptfConfig;
import org.spindle.policies.scheduler.position.SptfFactory;
import org.spindle.policies.scheduler.seek.CLookConfig;
import org.spindle.policies.scheduler.seek.CLookFactory;
import org.spindle.policies.scheduler.seek.CScanConfig;
import org.spindle.policies.scheduler.seek.CScanFactory;
import org.spindle.policies.scheduler.seek.CvScanConfig;
import org.spindle.policies.scheduler.seek.CvScanFactory;
import org.spindle.policies.scheduler.seek.LookConfig;
import org.spindle.policies.scheduler.seek.LookFactory;
import org.spindle.policies.scheduler.seek.ScanConfig;
import org.spindle.policies.scheduler.seek.ScanFactory;
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
        to.scheduler("scan", ScanConfig.class, ScanFactory.class);
        to.scheduler("look", LookConfig.class, LookFactory.class);
        to.scheduler("c-scan", CScanConfig.class, CScanFactory.class);
        to.scheduler("c-look", CLookConfig.class, CLookFactory.class);
        to.scheduler("v-scan", VScanConfig.class, VScanFactory.class);
        to.scheduler("cv-scan", CvScanConfig.class, CvScanFactory.class);
        to.scheduler("shortest-distance", ShortestDistanceConfig.class, ShortestDistanceFactory.class);
        to.scheduler("sptf", SptfConfig.class, SptfFactory.class);
        to.scheduler("satf", SatfConfig.class, SatfFactory.class);
        to.scheduler("spctf", SpctfConfig.class, SpctfFactory.class);
        to.scheduler("priority", PriorityConfig.class, PriorityFactory.class);
        to.scheduler("timeout", TimeoutConfig.class, TimeoutFactory.class);
        to.scheduler("batch", BatchConfig.class, BatchFactory.class);
        to.scheduler("sequence", SequenceConfig.class, SequenceFactory.class);
        to.scheduler("concatenate", ConcatenateConfig.class, ConcatenateFactory.class);
        to.scheduler("collapse", CollapseConfig.class, CollapseFactory.class);
        to.model("scheduler", "sptf", "asptf-6", "Aged SPTF with the weight that balances mean and variance", "w: 6");
        to.model("scheduler", "sptf", "asptf-12", "Aged SPTF that resists starvation more", "w: 12");
        to.model("scheduler", "spctf", "aspctf-6", "Aged, cache-aware SPTF", "w: 6");
        to.model("scheduler", "sptf", "wstf", "Weighted shortest time first with a limit of 30 s", "limit: 30 s");
        to.replacement("arc", ArcConfig.class, ArcFactory.class);
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
