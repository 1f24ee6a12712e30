package org.spindle.host;

import org.spindle.host.alis.AlisConfig;
import org.spindle.host.alis.AlisFactory;
import org.spindle.host.alis.AlisSection;
import org.spindle.host.cache.AgeBoundConfig;
import org.spindle.host.cache.AgeBoundFactory;
import org.spindle.host.cache.CacheConfig;
import org.spindle.host.cache.CacheFactory;
import org.spindle.host.cache.ConditionalConfig;
import org.spindle.host.cache.ConditionalFactory;
import org.spindle.host.cache.DemandConfig;
import org.spindle.host.cache.DemandFactory;
import org.spindle.host.cache.DeviceCacheConfig;
import org.spindle.host.cache.DeviceCacheFactory;
import org.spindle.host.cache.FetchUnitConfig;
import org.spindle.host.cache.FetchUnitFactory;
import org.spindle.host.cache.FlusherFactory;
import org.spindle.host.cache.Flushing;
import org.spindle.host.cache.LeastRecentConfig;
import org.spindle.host.cache.LeastRecentFactory;
import org.spindle.host.cache.LinePartConfig;
import org.spindle.host.cache.LinePartFactory;
import org.spindle.host.cache.MarksConfig;
import org.spindle.host.cache.MarksFactory;
import org.spindle.host.cache.ReadAheadConfig;
import org.spindle.host.cache.ReadAheadFactory;
import org.spindle.host.cache.SequentialConfig;
import org.spindle.host.cache.SequentialFactory;
import org.spindle.host.dads.DadsConfig;
import org.spindle.host.dads.DadsFactory;
import org.spindle.host.dads.DadsSection;
import org.spindle.host.depth.DepthLimitConfig;
import org.spindle.host.depth.DepthLimitFactory;
import org.spindle.host.driver.StandardDriverConfig;
import org.spindle.host.driver.StandardDriverFactory;
import org.spindle.host.emulator.EmulatorConfig;
import org.spindle.host.emulator.EmulatorFactory;
import org.spindle.host.filebench.FileBenchmarksConfig;
import org.spindle.host.filebench.FileBenchmarksFactory;
import org.spindle.host.filesystem.FileSystemConfig;
import org.spindle.host.filesystem.FileSystemFactory;
import org.spindle.host.linux.LinuxDriverConfig;
import org.spindle.host.linux.LinuxDriverFactory;
import org.spindle.host.linux.pagecache.LinuxHostConfig;
import org.spindle.host.linux.pagecache.LinuxHostFactory;
import org.spindle.host.process.ProcessWorkload;
import org.spindle.host.process.ProcessWorkloadFactory;
import org.spindle.host.redcap.RedcapConfig;
import org.spindle.host.redcap.RedcapFactory;
import org.spindle.host.redcap.RedcapSection;
import org.spindle.host.transparent.TransparentConfig;
import org.spindle.host.transparent.TransparentFactory;
import org.spindle.host.unix.TaskSection;
import org.spindle.host.unix.UnixConfig;
import org.spindle.host.unix.UnixFactory;
import org.spindle.host.virtualdisk.shadow.ShadowConfig;
import org.spindle.host.virtualdisk.shadow.ShadowFactory;
import org.spindle.host.virtualdisk.shadow.VirtualDiskSection;
import org.spindle.host.virtualdisk.training.CaptureFactory;
import org.spindle.host.virtualdisk.training.DriveCacheCapture;
import org.spindle.host.virtualdisk.training.IoTimeTraining;
import org.spindle.host.virtualdisk.training.IoTimesObserverConfig;
import org.spindle.host.virtualdisk.training.IoTimesObserverFactory;
import org.spindle.host.virtualdisk.training.TrainingFactory;
import org.spindle.host.volume.ConcatenationConfig;
import org.spindle.host.volume.ConcatenationFactory;
import org.spindle.host.volume.DeclusteredConfig;
import org.spindle.host.volume.DeclusteredFactory;
import org.spindle.host.volume.MirrorConfig;
import org.spindle.host.volume.MirrorFactory;
import org.spindle.host.volume.Raid10Config;
import org.spindle.host.volume.Raid10Factory;
import org.spindle.host.volume.Raid3Config;
import org.spindle.host.volume.Raid3Factory;
import org.spindle.host.volume.Raid4Config;
import org.spindle.host.volume.Raid4Factory;
import org.spindle.host.volume.Raid5Config;
import org.spindle.host.volume.Raid5Factory;
import org.spindle.host.volume.Raid6Config;
import org.spindle.host.volume.Raid6Factory;
import org.spindle.host.volume.ScatterConfig;
import org.spindle.host.volume.ScatterFactory;
import org.spindle.host.volume.StripingConfig;
import org.spindle.host.volume.StripingFactory;
import org.spindle.host.volume.VolumeConfig;
import org.spindle.host.volume.VolumeFactory;
import org.spindle.host.volume.layout.DeclusteredLayoutConfig;
import org.spindle.host.volume.layout.DeclusteredLayoutFactory;
import org.spindle.host.volume.layout.ParityLayoutConfig;
import org.spindle.host.volume.layout.ParityLayoutFactory;
import org.spindle.host.volume.layout.StripedLayoutConfig;
import org.spindle.host.volume.layout.StripedLayoutFactory;
import org.spindle.spi.BuiltInTypes;
import org.spindle.spi.BuiltInTypes.Driver;
import org.spindle.spi.BuiltInTypes.Layer;
import org.spindle.spi.BuiltInTypes.Prefetch;
import org.spindle.spi.BuiltInTypes.ReportSection;
import org.spindle.spi.BuiltInTypes.Workload;
import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.cache.PrefetchFactory;
import org.spindle.spi.cache.WriteBackFactory;
import org.spindle.spi.driver.DriverFactory;
import org.spindle.spi.host.HostFactory;
import org.spindle.spi.layer.LayerFactory;
import org.spindle.spi.layout.VolumeLayoutFactory;
import org.spindle.spi.observer.ObserverFactory;
import org.spindle.spi.report.ReportSectionFactory;
import org.spindle.spi.scheduler.SchedulerFactory;
import org.spindle.spi.workload.WorkloadFactory;

/** Registers the built-in models of the host. */
public final class HostPlugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.add(LayerFactory.KIND, "alis", AlisConfig.class, AlisFactory.class);
        to.add(LayerFactory.KIND, Layer.CACHE, CacheConfig.class, CacheFactory.class);
        to.add(LayerFactory.KIND, "concatenation", ConcatenationConfig.class, ConcatenationFactory.class);
        to.add(LayerFactory.KIND, Layer.DEVICE_CACHE, DeviceCacheConfig.class, DeviceCacheFactory.class);
        to.add(LayerFactory.KIND, "file-system", FileSystemConfig.class, FileSystemFactory.class);
        to.add(LayerFactory.KIND, Layer.STRIPING, StripingConfig.class, StripingFactory.class);
        to.add(LayerFactory.KIND, Layer.MIRROR, MirrorConfig.class, MirrorFactory.class);
        to.add(LayerFactory.KIND, Layer.RAID_3, Raid3Config.class, Raid3Factory.class);
        to.add(LayerFactory.KIND, Layer.RAID_4, Raid4Config.class, Raid4Factory.class);
        to.add(LayerFactory.KIND, Layer.RAID_5, Raid5Config.class, Raid5Factory.class);
        to.add(LayerFactory.KIND, "raid-6", Raid6Config.class, Raid6Factory.class);
        to.add(LayerFactory.KIND, Layer.RAID_10, Raid10Config.class, Raid10Factory.class);
        to.add(LayerFactory.KIND, "queue-depth", DepthLimitConfig.class, DepthLimitFactory.class);
        to.add(LayerFactory.KIND, "emulator", EmulatorConfig.class, EmulatorFactory.class);
        to.add(LayerFactory.KIND, "redcap", RedcapConfig.class, RedcapFactory.class);
        to.add(LayerFactory.KIND, Layer.SCATTER, ScatterConfig.class, ScatterFactory.class);
        to.add(LayerFactory.KIND, "volume", VolumeConfig.class, VolumeFactory.class);
        to.add(VolumeLayoutFactory.KIND, "striped", StripedLayoutConfig.class, StripedLayoutFactory.class);
        to.add(VolumeLayoutFactory.KIND, "rotated-parity", ParityLayoutConfig.class, ParityLayoutFactory.class);
        to.add(VolumeLayoutFactory.KIND, "declustered", DeclusteredLayoutConfig.class, DeclusteredLayoutFactory.class);
        to.add(LayerFactory.KIND, "declustered", DeclusteredConfig.class, DeclusteredFactory.class);
        to.add(PrefetchFactory.KIND, "conditional-sequential", ConditionalConfig.class, ConditionalFactory.class);
        to.add(PrefetchFactory.KIND, Prefetch.FETCH_UNIT, FetchUnitConfig.class, FetchUnitFactory.class);
        to.add(PrefetchFactory.KIND, "read-ahead", ReadAheadConfig.class, ReadAheadFactory.class);
        to.add(PrefetchFactory.KIND, Prefetch.LINE_PART, LinePartConfig.class, LinePartFactory.class);
        to.add(PrefetchFactory.KIND, "sequential", SequentialConfig.class, SequentialFactory.class);
        to.add(WriteBackFactory.KIND, "age", AgeBoundConfig.class, AgeBoundFactory.class);
        to.add(WriteBackFactory.KIND, "demand", DemandConfig.class, DemandFactory.class);
        to.add(WriteBackFactory.KIND, "least-recently-written", LeastRecentConfig.class, LeastRecentFactory.class);
        to.add(WriteBackFactory.KIND, "marks", MarksConfig.class, MarksFactory.class);
        to.add(WriteBackFactory.KIND, "timed", Flushing.class, FlusherFactory.class);
        to.add(DriverFactory.KIND, Driver.STANDARD, StandardDriverConfig.class, StandardDriverFactory.class);
        to.add(DriverFactory.KIND, "linux", LinuxDriverConfig.class, LinuxDriverFactory.class);
        to.add(SchedulerFactory.KIND, "dads", DadsConfig.class, DadsFactory.class);
        to.add(SchedulerFactory.KIND, "virtual-disk", ShadowConfig.class, ShadowFactory.class);
        to.add(HostFactory.KIND, "linux", LinuxHostConfig.class, LinuxHostFactory.class);
        to.add(HostFactory.KIND, BuiltInTypes.Host.TRANSPARENT, TransparentConfig.class, TransparentFactory.class);
        to.add(HostFactory.KIND, BuiltInTypes.Host.UNIX, UnixConfig.class, UnixFactory.class);
        to.add(
                ReportSectionFactory.KIND,
                "alis",
                "Copies of reorganised storages that served reads, their location, and the cost of reorganisation.",
                AlisSection::new);
        to.add(WorkloadFactory.KIND, "file-benchmarks", FileBenchmarksConfig.class, FileBenchmarksFactory.class);
        to.add(
                ReportSectionFactory.KIND,
                "redcap",
                "Hits of reads in caches of disk segments, the times when these were active, and the cost.",
                RedcapSection::new);
        to.add(
                ReportSectionFactory.KIND,
                "dads",
                "The installed scheduler over time, and the service times of all virtual disks.",
                DadsSection::new);
        to.add(
                ReportSectionFactory.KIND,
                "virtual-disk",
                "How near the times of virtual disks are to those of the real ones.",
                VirtualDiskSection::new);
        to.add(
                ReportSectionFactory.KIND,
                ReportSection.TASK_TIMES,
                "The time of tasks by what the CPUs did, and how soon requests are needed.",
                TaskSection::new);
        to.add(ObserverFactory.KIND, "io-times", IoTimesObserverConfig.class, IoTimesObserverFactory.class);
        to.add(WorkloadFactory.KIND, "io-time-training", IoTimeTraining.class, TrainingFactory.class);
        to.add(WorkloadFactory.KIND, "drive-cache-capture", DriveCacheCapture.class, CaptureFactory.class);
        to.add(WorkloadFactory.KIND, Workload.PROCESSES, ProcessWorkload.class, ProcessWorkloadFactory.class);
    }
}
