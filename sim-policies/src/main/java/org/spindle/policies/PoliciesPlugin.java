package org.spindle.policies;

import org.spindle.policies.replacement.ArcConfig;
import org.spindle.policies.replacement.ArcFactory;
import org.spindle.policies.replacement.CachePolicies;
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
import org.spindle.policies.scheduler.compose.ProcessPriorityConfig;
import org.spindle.policies.scheduler.compose.ProcessPriorityFactory;
import org.spindle.policies.scheduler.compose.ReadPriorityConfig;
import org.spindle.policies.scheduler.compose.ReadPriorityFactory;
import org.spindle.policies.scheduler.compose.SequenceConfig;
import org.spindle.policies.scheduler.compose.SequenceFactory;
import org.spindle.policies.scheduler.compose.TimeoutConfig;
import org.spindle.policies.scheduler.compose.TimeoutFactory;
import org.spindle.policies.scheduler.linux.AnticipatoryConfig;
import org.spindle.policies.scheduler.linux.AnticipatoryFactory;
import org.spindle.policies.scheduler.linux.BfqConfig;
import org.spindle.policies.scheduler.linux.BfqFactory;
import org.spindle.policies.scheduler.linux.CfqConfig;
import org.spindle.policies.scheduler.linux.CfqFactory;
import org.spindle.policies.scheduler.linux.DeadlineConfig;
import org.spindle.policies.scheduler.linux.DeadlineFactory;
import org.spindle.policies.scheduler.linux.KyberConfig;
import org.spindle.policies.scheduler.linux.KyberFactory;
import org.spindle.policies.scheduler.linux.MqDeadlineConfig;
import org.spindle.policies.scheduler.linux.MqDeadlineFactory;
import org.spindle.policies.scheduler.linux.NoneConfig;
import org.spindle.policies.scheduler.linux.NoneFactory;
import org.spindle.policies.scheduler.linux.NoopConfig;
import org.spindle.policies.scheduler.linux.NoopFactory;
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
import org.spindle.policies.scheduler.seek.DeadlineSstfConfig;
import org.spindle.policies.scheduler.seek.DeadlineSstfFactory;
import org.spindle.policies.scheduler.seek.FdScanConfig;
import org.spindle.policies.scheduler.seek.FdScanFactory;
import org.spindle.policies.scheduler.seek.LookConfig;
import org.spindle.policies.scheduler.seek.LookFactory;
import org.spindle.policies.scheduler.seek.ScanConfig;
import org.spindle.policies.scheduler.seek.ScanFactory;
import org.spindle.policies.scheduler.seek.SstfConfig;
import org.spindle.policies.scheduler.seek.SstfFactory;
import org.spindle.policies.scheduler.seek.VScanConfig;
import org.spindle.policies.scheduler.seek.VScanFactory;
import org.spindle.spi.BuiltInTypes.Replacement;
import org.spindle.spi.BuiltInTypes.Scheduler;
import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.cache.ReplacementFactory;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Announces the built-in policies. */
public final class PoliciesPlugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.add(SchedulerFactory.KIND, Scheduler.FCFS, FcfsConfig.class, FcfsFactory.class);
        to.add(SchedulerFactory.KIND, Scheduler.SSTF, SstfConfig.class, SstfFactory.class);
        to.add(SchedulerFactory.KIND, "scan", ScanConfig.class, ScanFactory.class);
        to.add(SchedulerFactory.KIND, Scheduler.LOOK, LookConfig.class, LookFactory.class);
        to.add(SchedulerFactory.KIND, "c-scan", CScanConfig.class, CScanFactory.class);
        to.add(SchedulerFactory.KIND, Scheduler.C_LOOK, CLookConfig.class, CLookFactory.class);
        to.add(SchedulerFactory.KIND, Scheduler.V_SCAN, VScanConfig.class, VScanFactory.class);
        to.add(SchedulerFactory.KIND, "cv-scan", CvScanConfig.class, CvScanFactory.class);
        to.add(
                SchedulerFactory.KIND,
                Scheduler.SHORTEST_DISTANCE,
                ShortestDistanceConfig.class,
                ShortestDistanceFactory.class);
        to.add(SchedulerFactory.KIND, Scheduler.SPTF, SptfConfig.class, SptfFactory.class);
        to.add(SchedulerFactory.KIND, Scheduler.SATF, SatfConfig.class, SatfFactory.class);
        to.add(SchedulerFactory.KIND, Scheduler.SPCTF, SpctfConfig.class, SpctfFactory.class);
        to.add(SchedulerFactory.KIND, Scheduler.PRIORITY, PriorityConfig.class, PriorityFactory.class);
        to.add(SchedulerFactory.KIND, "read-priority", ReadPriorityConfig.class, ReadPriorityFactory.class);
        to.add(SchedulerFactory.KIND, "process-priority", ProcessPriorityConfig.class, ProcessPriorityFactory.class);
        to.add(SchedulerFactory.KIND, "fd-scan", FdScanConfig.class, FdScanFactory.class);
        to.add(SchedulerFactory.KIND, "deadline-sstf", DeadlineSstfConfig.class, DeadlineSstfFactory.class);
        to.add(SchedulerFactory.KIND, "timeout", TimeoutConfig.class, TimeoutFactory.class);
        to.add(SchedulerFactory.KIND, "batch", BatchConfig.class, BatchFactory.class);
        to.add(SchedulerFactory.KIND, Scheduler.SEQUENCE, SequenceConfig.class, SequenceFactory.class);
        to.add(SchedulerFactory.KIND, Scheduler.CONCATENATE, ConcatenateConfig.class, ConcatenateFactory.class);
        to.add(SchedulerFactory.KIND, Scheduler.COLLAPSE, CollapseConfig.class, CollapseFactory.class);
        to.add(SchedulerFactory.KIND, Scheduler.NONE, NoneConfig.class, NoneFactory.class);
        to.add(SchedulerFactory.KIND, Scheduler.NOOP, NoopConfig.class, NoopFactory.class);
        to.add(SchedulerFactory.KIND, Scheduler.DEADLINE, DeadlineConfig.class, DeadlineFactory.class);
        to.add(SchedulerFactory.KIND, "anticipatory", AnticipatoryConfig.class, AnticipatoryFactory.class);
        to.add(SchedulerFactory.KIND, "bfq", BfqConfig.class, BfqFactory.class);
        to.add(SchedulerFactory.KIND, Scheduler.CFQ, CfqConfig.class, CfqFactory.class);
        to.add(SchedulerFactory.KIND, Scheduler.MQ_DEADLINE, MqDeadlineConfig.class, MqDeadlineFactory.class);
        to.add(SchedulerFactory.KIND, "kyber", KyberConfig.class, KyberFactory.class);
        to.model(
                SchedulerFactory.KIND,
                Scheduler.SPTF,
                "asptf-6",
                "Aged SPTF with the weight that balances mean and variance",
                "w: 6");
        to.model(SchedulerFactory.KIND, Scheduler.SPTF, "asptf-12", "Aged SPTF that resists starvation more", "w: 12");
        to.model(SchedulerFactory.KIND, Scheduler.SPCTF, "aspctf-6", "Aged, cache-aware SPTF", "w: 6");
        to.model(
                SchedulerFactory.KIND,
                Scheduler.SPTF,
                "wstf",
                "Weighted shortest time first with a limit of 30 s",
                "limit: 30 s");
        to.add(ReplacementFactory.KIND, "arc", ArcConfig.class, ArcFactory.class);
        to.add(ReplacementFactory.KIND, "clock", ClockConfig.class, ClockFactory.class);
        to.add(ReplacementFactory.KIND, Replacement.FIFO, FifoConfig.class, FifoFactory.class);
        to.add(ReplacementFactory.KIND, "lfu", LfuConfig.class, LfuFactory.class);
        to.add(ReplacementFactory.KIND, Replacement.LIFO, LifoConfig.class, LifoFactory.class);
        to.add(ReplacementFactory.KIND, Replacement.LRU, LruConfig.class, LruFactory.class);
        to.add(ReplacementFactory.KIND, "mru", MruConfig.class, MruFactory.class);
        to.add(ReplacementFactory.KIND, Replacement.RANDOM, RandomConfig.class, RandomFactory.class);
        to.add(ReplacementFactory.KIND, Replacement.SEGMENTED_LRU, SegmentedLruConfig.class, SegmentedLruFactory.class);
        CachePolicies.contribute(to);
    }
}
