package org.spindle.workload;

import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.workload.benchmark.FileLifetimesFactory;
import org.spindle.workload.benchmark.FileLifetimesWorkload;
import org.spindle.workload.benchmark.FileServerFactory;
import org.spindle.workload.benchmark.FileServerWorkload;
import org.spindle.workload.benchmark.SelfScalingFactory;
import org.spindle.workload.benchmark.SelfScalingWorkload;
import org.spindle.workload.benchmark.TransactionFactory;
import org.spindle.workload.benchmark.TransactionWorkload;
import org.spindle.workload.characterize.Arrivals;
import org.spindle.workload.characterize.ArrivalsFactory;
import org.spindle.workload.characterize.Burstiness;
import org.spindle.workload.characterize.BurstinessFactory;
import org.spindle.workload.characterize.BusyPeriods;
import org.spindle.workload.characterize.BusyPeriodsFactory;
import org.spindle.workload.characterize.CrossCorrelation;
import org.spindle.workload.characterize.CrossCorrelationFactory;
import org.spindle.workload.characterize.Dependencies;
import org.spindle.workload.characterize.DependenciesFactory;
import org.spindle.workload.characterize.Footprint;
import org.spindle.workload.characterize.FootprintFactory;
import org.spindle.workload.characterize.IdlePeriods;
import org.spindle.workload.characterize.IdlePeriodsFactory;
import org.spindle.workload.characterize.Intensity;
import org.spindle.workload.characterize.IntensityFactory;
import org.spindle.workload.characterize.OnOffPeriods;
import org.spindle.workload.characterize.OnOffPeriodsFactory;
import org.spindle.workload.characterize.QueueDepth;
import org.spindle.workload.characterize.QueueDepthFactory;
import org.spindle.workload.characterize.ReadsAndWrites;
import org.spindle.workload.characterize.ReadsAndWritesFactory;
import org.spindle.workload.characterize.RequestSizes;
import org.spindle.workload.characterize.RequestSizesFactory;
import org.spindle.workload.characterize.ReuseDistances;
import org.spindle.workload.characterize.ReuseDistancesFactory;
import org.spindle.workload.characterize.SelfSimilarity;
import org.spindle.workload.characterize.SelfSimilarityFactory;
import org.spindle.workload.characterize.Sequentiality;
import org.spindle.workload.characterize.SequentialityFactory;
import org.spindle.workload.characterize.WorkingSets;
import org.spindle.workload.characterize.WorkingSetsFactory;
import org.spindle.workload.replay.TraceWorkload;
import org.spindle.workload.replay.TraceWorkloadFactory;
import org.spindle.workload.synthetic.GivenWorkload;
import org.spindle.workload.synthetic.GivenWorkloadFactory;
import org.spindle.workload.synthetic.RandomWorkload;
import org.spindle.workload.synthetic.RandomWorkloadFactory;
import org.spindle.workload.synthetic.SyntheticFactory;
import org.spindle.workload.synthetic.SyntheticWorkload;
import org.spindle.workload.trace.alibaba.Alibaba;
import org.spindle.workload.trace.blkparse.Blkparse;
import org.spindle.workload.trace.blktrace.Blktrace;
import org.spindle.workload.trace.camelab.Camelab;
import org.spindle.workload.trace.cloudphysics.CloudPhysicsCsv;
import org.spindle.workload.trace.cloudphysics.Vscsi;
import org.spindle.workload.trace.compact.Compact;
import org.spindle.workload.trace.disksimascii.DiskSimAscii;
import org.spindle.workload.trace.disksimascii.DiskSimBatch;
import org.spindle.workload.trace.disksimvalidate.DiskSimValidate;
import org.spindle.workload.trace.ebpf.Biosnoop;
import org.spindle.workload.trace.ebpf.IoTracer;
import org.spindle.workload.trace.ebpf.MobileCsv;
import org.spindle.workload.trace.etw.EtwCsv;
import org.spindle.workload.trace.fio.FioIolog;
import org.spindle.workload.trace.fio.FioIologOne;
import org.spindle.workload.trace.fiu.Fiu;
import org.spindle.workload.trace.hpsrt.HpSrt;
import org.spindle.workload.trace.k5cloud.K5Cloud;
import org.spindle.workload.trace.keys.AddressTrace;
import org.spindle.workload.trace.keys.Arc;
import org.spindle.workload.trace.keys.BinaryKeys;
import org.spindle.workload.trace.keys.KeyList;
import org.spindle.workload.trace.libcachesim.Lcs;
import org.spindle.workload.trace.libcachesim.OracleGeneral;
import org.spindle.workload.trace.libcachesim.OracleGeneralOpNs;
import org.spindle.workload.trace.mqsim.MqSim;
import org.spindle.workload.trace.msr.MsrCambridge;
import org.spindle.workload.trace.nfs.NfsDump;
import org.spindle.workload.trace.parquet.Parquet;
import org.spindle.workload.trace.parquet.ParquetWithUnit;
import org.spindle.workload.trace.spc.Spc;
import org.spindle.workload.trace.strace.Strace;
import org.spindle.workload.trace.systor.Systor;
import org.spindle.workload.trace.tectonic.Baleen;
import org.spindle.workload.trace.tectonic.Tectonic;
import org.spindle.workload.trace.tencent.TencentCbs;
import org.spindle.workload.trace.tencent.TencentPhoto;
import org.spindle.workload.trace.thesios.Thesios;
import org.spindle.workload.trace.tracepoint.Tracepoint;

/** The built-in workloads, analyses of traces, and trace formats. */
public final class WorkloadPlugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        workloads(to);
        analyses(to);
        traceFormats(to);
    }

    private static void analyses(Contributions to) {
        to.analysis("arrivals", Arrivals.Config.class, ArrivalsFactory.class);
        to.analysis("burstiness", Burstiness.Config.class, BurstinessFactory.class);
        to.analysis("busy-periods", BusyPeriods.Config.class, BusyPeriodsFactory.class);
        to.analysis("cross-correlation", CrossCorrelation.Config.class, CrossCorrelationFactory.class);
        to.analysis("dependencies", Dependencies.Config.class, DependenciesFactory.class);
        to.analysis("footprint", Footprint.Config.class, FootprintFactory.class);
        to.analysis("idle-periods", IdlePeriods.Config.class, IdlePeriodsFactory.class);
        to.analysis("intensity", Intensity.Config.class, IntensityFactory.class);
        to.analysis("on-off-periods", OnOffPeriods.Config.class, OnOffPeriodsFactory.class);
        to.analysis("queue-depth", QueueDepth.Config.class, QueueDepthFactory.class);
        to.analysis("reads-and-writes", ReadsAndWrites.Config.class, ReadsAndWritesFactory.class);
        to.analysis("request-sizes", RequestSizes.Config.class, RequestSizesFactory.class);
        to.analysis("reuse-distances", ReuseDistances.Config.class, ReuseDistancesFactory.class);
        to.analysis("self-similarity", SelfSimilarity.Config.class, SelfSimilarityFactory.class);
        to.analysis("sequentiality", Sequentiality.Config.class, SequentialityFactory.class);
        to.analysis("working-sets", WorkingSets.Config.class, WorkingSetsFactory.class);
    }

    private static void workloads(Contributions to) {
        to.workload("trace", TraceWorkload.class, TraceWorkloadFactory.class);
        to.workload("random", RandomWorkload.class, RandomWorkloadFactory.class);
        to.workload("given", GivenWorkload.class, GivenWorkloadFactory.class);
        to.workload("synthetic", SyntheticWorkload.class, SyntheticFactory.class);
        to.workload("transactions", TransactionWorkload.class, TransactionFactory.class);
        to.workload("file-server", FileServerWorkload.class, FileServerFactory.class);
        to.workload("file-lifetimes", FileLifetimesWorkload.class, FileLifetimesFactory.class);
        to.workload("self-scaling", SelfScalingWorkload.class, SelfScalingFactory.class);
    }

    private static void traceFormats(Contributions to) {
        to.traceFormat(
                DiskSimAscii.NAME,
                "DiskSim ascii: time in ms, device, block, blocks, hexadecimal flags",
                DiskSimAscii.class);
        to.traceFormat(
                DiskSimValidate.NAME,
                "DiskSim validate: requests with measured service times and think times, no arrivals",
                DiskSimValidate.class);
        to.traceFormat(
                DiskSimBatch.NAME, "DiskSim batch: DiskSim ascii with the number of a batch", DiskSimBatch.class);
        to.traceFormat(Spc.NAME, "SPC / UMass: storage unit, block, bytes, r or w, seconds", Spc.class);
        to.traceFormat(
                MsrCambridge.NAME,
                "MSR Cambridge: file time, host, disk, Read or Write, offset, bytes, response time",
                MsrCambridge.class);
        to.traceFormat(
                EtwCsv.NAME, "Microsoft ETW csv (Exchange, Enterprise and Production Server traces)", EtwCsv.class);
        to.traceFormat(
                Fiu.NAME,
                "FIU I/O deduplication and SRCMap: ns, process, name, sector, sectors, R or W, major, minor, digests",
                Fiu.class);
        to.traceFormat(
                Blktrace.NAME,
                "Linux blktrace binary, versions 7 and 8, all CPUs together; queue events are the requests",
                Blktrace.class);
        to.traceFormat(
                Tracepoint.NAME, "Linux block tracepoints as perf script or ftrace prints them", Tracepoint.class);
        to.traceFormat(Biosnoop.NAME, "biosnoop text of bcc or libbpf", Biosnoop.class);
        to.traceFormat(IoTracer.NAME, "io-tracer csv of block requests", IoTracer.class);
        to.traceFormat(
                MobileCsv.NAME,
                "Technion mobile csv: process, device, R or W, sector, sectors, seconds",
                MobileCsv.class);
        to.traceFormat(FioIolog.NAME, "fio iolog, versions 2 and 3; files are devices", FioIolog.class);
        to.traceFormat(
                FioIologOne.NAME, "fio iolog, version 1: direction, offset, length, no times", FioIologOne.class);
        to.traceFormat(Systor.NAME, "SYSTOR '17 csv: Unix time, response time, type, LUN, offset, bytes", Systor.class);
        to.traceFormat(
                Alibaba.NAME, "Alibaba block 2020: device, R or W, offset, bytes, Unix time in us", Alibaba.class);
        to.traceFormat(
                TencentCbs.NAME, "Tencent CBS: Unix time in s, sector, sectors, 0 or 1, volume", TencentCbs.class);
        to.traceFormat(TencentPhoto.NAME, "Tencent photo (QQPhoto): reads of whole objects", TencentPhoto.class);
        to.traceFormat(K5Cloud.NAME, "K5cloud: volume, seconds, R or W, offset, bytes", K5Cloud.class);
        to.traceFormat(
                CloudPhysicsCsv.NAME, "CloudPhysics csv: time, SCSI operation, bytes, block", CloudPhysicsCsv.class);
        to.traceFormat(Vscsi.NAME, "CloudPhysics vscsi binary, versions 1 and 2", Vscsi.class);
        to.traceFormat(
                OracleGeneral.NAME,
                "libCacheSim oracleGeneral binary: time, object, size, next access",
                OracleGeneral.class);
        to.traceFormat(
                OracleGeneralOpNs.NAME,
                "libCacheSim oracleGeneralOpNS binary: the same with operation and namespace",
                OracleGeneralOpNs.class);
        to.traceFormat(Lcs.NAME, "libCacheSim LCS container, record versions 1 to 8", Lcs.class);
        to.traceFormat(Thesios.NAME, "Google Thesios csv; files are devices", Thesios.class);
        to.traceFormat(
                Tectonic.NAME,
                "Meta Tectonic csv (CacheLib block traces); shards of blocks are devices",
                Tectonic.class);
        to.traceFormat(Baleen.NAME, "Meta Tectonic as Baleen text", Baleen.class);
        to.traceFormat(
                MqSim.NAME,
                "MQSim and SSDsim text: ns, device, sector, sectors, 0 for a write or 1 for a read",
                MqSim.class);
        to.traceFormat(Camelab.NAME, "CAMELab text: seconds, R or W, sector, sectors", Camelab.class);
        to.traceFormat(KeyList.NAME, "Keys only, one a line (LIRS, libCacheSim txt)", KeyList.class);
        to.traceFormat(BinaryKeys.NAME, "Keys only, 32-bit little-endian words", BinaryKeys.class);
        to.traceFormat(Arc.NAME, "ARC (.lis): runs of 512-byte blocks, no times or operations", Arc.class);
        to.traceFormat(AddressTrace.NAME, "CPU loads and stores: l or s, address, instructions", AddressTrace.class);
        to.traceFormat(Strace.NAME, "strace -f -ttt -T: calls that read, write, sync and punch holes", Strace.class);
        to.traceFormat(NfsDump.NAME, "nfsdump text (Ellard): NFS calls that read, write and commit", NfsDump.class);
        to.traceFormat(Parquet.NAME, "Parquet, read by DuckDB (spindle query --install)", Parquet.class);
        to.traceFormat(
                ParquetWithUnit.Seconds.NAME,
                "Parquet whose column of times has no unit: seconds",
                ParquetWithUnit.Seconds.class);
        to.traceFormat(
                ParquetWithUnit.Milliseconds.NAME,
                "Parquet whose column of times has no unit: milliseconds",
                ParquetWithUnit.Milliseconds.class);
        to.traceFormat(
                ParquetWithUnit.Microseconds.NAME,
                "Parquet whose column of times has no unit: microseconds",
                ParquetWithUnit.Microseconds.class);
        to.traceFormat(
                ParquetWithUnit.Nanoseconds.NAME,
                "Parquet whose column of times has no unit: nanoseconds",
                ParquetWithUnit.Nanoseconds.class);
        to.traceFormat(HpSrt.NAME, "HP Labs SRT binary (cello, hplajw, snake), versions 1 to 4 and 7", HpSrt.class);
        to.traceFormat(Blkparse.NAME, "Linux blkparse text; queue events are the requests", Blkparse.class);
        to.traceFormat(
                Compact.NAME, "Spindle's own: every attribute, compressed columns, checksums, an index", Compact.class);
    }
}
