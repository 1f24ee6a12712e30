package org.spindle.workload.trace.builtin;

import java.util.Locale;
import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.workload.trace.alibaba.Alibaba;
import org.spindle.workload.trace.blkparse.Blkparse;
import org.spindle.workload.trace.blkparse.BlkparseCommands;
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
import org.spindle.workload.trace.requestlog.RequestsCsv;
import org.spindle.workload.trace.spc.Spc;
import org.spindle.workload.trace.strace.Strace;
import org.spindle.workload.trace.system.SystemFormat;
import org.spindle.workload.trace.systor.Systor;
import org.spindle.workload.trace.tectonic.Baleen;
import org.spindle.workload.trace.tectonic.Tectonic;
import org.spindle.workload.trace.tencent.TencentCbs;
import org.spindle.workload.trace.tencent.TencentPhoto;
import org.spindle.workload.trace.thesios.Thesios;
import org.spindle.workload.trace.tracepoint.Tracepoint;

/** Registers the built-in trace formats. */
public final class TraceFormatsPlugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        linux(to);
        benchmarks(to);
        servers(to);
        clouds(to);
        keys(to);
        own(to);
        tables(to);
    }

    /** Traces that tools of Linux record. */
    private static void linux(Contributions to) {
        add(
                to,
                Blktrace.NAME,
                "Linux blktrace binary, versions 7 and 8, all CPUs together; queue events are the requests",
                Blktrace.class);
        add(to, Blkparse.NAME, "Linux blkparse text; queue events are the requests", Blkparse.class);
        add(
                to,
                BlkparseCommands.NAME,
                "Linux blkparse text; issue events are the requests, timed until their completion",
                BlkparseCommands.class);
        add(to, Tracepoint.NAME, "Linux block tracepoints as perf script or ftrace prints them", Tracepoint.class);
        add(to, Biosnoop.NAME, "biosnoop text of bcc or libbpf", Biosnoop.class);
        add(to, IoTracer.NAME, "io-tracer csv of block requests", IoTracer.class);
        add(to, Strace.NAME, "strace -f -ttt -T: calls that read, write, sync and punch holes", Strace.class);
    }

    /** Traces of benchmarks and simulators. */
    private static void benchmarks(Contributions to) {
        add(to, FioIolog.NAME, "fio iolog, versions 2 and 3; files are devices", FioIolog.class);
        add(to, FioIologOne.NAME, "fio iolog, version 1: direction, offset, length, no times", FioIologOne.class);
        add(
                to,
                DiskSimAscii.NAME,
                "DiskSim ascii: time in ms, device, block, blocks, hexadecimal flags",
                DiskSimAscii.class);
        add(
                to,
                DiskSimValidate.NAME,
                "DiskSim validate: requests with measured service times and think times, no arrivals",
                DiskSimValidate.class);
        add(to, DiskSimBatch.NAME, "DiskSim batch: DiskSim ascii with the number of a batch", DiskSimBatch.class);
        add(
                to,
                MqSim.NAME,
                "MQSim and SSDsim text: ns, device, sector, sectors, 0 for a write or 1 for a read",
                MqSim.class);
    }

    /** Published traces of servers and workstations. */
    private static void servers(Contributions to) {
        add(to, Spc.NAME, "SPC / UMass: storage unit, block, bytes, r or w, seconds", Spc.class);
        add(
                to,
                MsrCambridge.NAME,
                "MSR Cambridge: file time, host, disk, Read or Write, offset, bytes, response time",
                MsrCambridge.class);
        add(to, EtwCsv.NAME, "Microsoft ETW csv (Exchange, Enterprise and Production Server traces)", EtwCsv.class);
        add(
                to,
                Fiu.NAME,
                "FIU I/O deduplication and SRCMap: ns, process, name, sector, sectors, R or W, major, minor, digests",
                Fiu.class);
        add(to, Systor.NAME, "SYSTOR '17 csv: Unix time, response time, type, LUN, offset, bytes", Systor.class);
        add(to, CloudPhysicsCsv.NAME, "CloudPhysics csv: time, SCSI operation, bytes, block", CloudPhysicsCsv.class);
        add(to, Vscsi.NAME, "CloudPhysics vscsi binary, versions 1 and 2", Vscsi.class);
        add(to, HpSrt.NAME, "HP Labs SRT binary (cello, hplajw, snake), versions 1 to 4 and 7", HpSrt.class);
        add(to, NfsDump.NAME, "nfsdump text (Ellard): NFS calls that read, write and commit", NfsDump.class);
        add(to, Camelab.NAME, "CAMELab text: seconds, R or W, sector, sectors", Camelab.class);
        add(
                to,
                MobileCsv.NAME,
                "Technion mobile csv: process, device, R or W, sector, sectors, seconds",
                MobileCsv.class);
    }

    /** Published traces of the operators of clouds. */
    private static void clouds(Contributions to) {
        add(to, Alibaba.NAME, "Alibaba block 2020: device, R or W, offset, bytes, Unix time in us", Alibaba.class);
        add(to, TencentCbs.NAME, "Tencent CBS: Unix time in s, sector, sectors, 0 or 1, volume", TencentCbs.class);
        add(to, TencentPhoto.NAME, "Tencent photo (QQPhoto): reads of whole objects", TencentPhoto.class);
        add(to, K5Cloud.NAME, "K5cloud: volume, seconds, R or W, offset, bytes", K5Cloud.class);
        add(to, Thesios.NAME, "Google Thesios csv; files are devices", Thesios.class);
        add(
                to,
                Tectonic.NAME,
                "Meta Tectonic csv (CacheLib block traces); shards of blocks are devices",
                Tectonic.class);
        add(to, Baleen.NAME, "Meta Tectonic as Baleen text", Baleen.class);
    }

    /** Traces of accesses to caches. */
    private static void keys(Contributions to) {
        add(
                to,
                OracleGeneral.NAME,
                "libCacheSim oracleGeneral binary: time, object, size, next access",
                OracleGeneral.class);
        add(
                to,
                OracleGeneralOpNs.NAME,
                "libCacheSim oracleGeneralOpNS binary: oracleGeneral with operation and namespace",
                OracleGeneralOpNs.class);
        add(to, Lcs.NAME, "libCacheSim LCS container, record versions 1 to 8", Lcs.class);
        add(to, KeyList.NAME, "Keys only, one a line (LIRS, libCacheSim txt)", KeyList.class);
        add(to, BinaryKeys.NAME, "Keys only, 32-bit little-endian words", BinaryKeys.class);
        add(to, Arc.NAME, "ARC (.lis): runs of 512-byte blocks, no times or operations", Arc.class);
        add(to, AddressTrace.NAME, "CPU loads and stores: l or s, address, instructions", AddressTrace.class);
    }

    /** Traces of Spindle. */
    private static void own(Contributions to) {
        add(
                to,
                Compact.NAME,
                "Spindle's format: all attributes, compressed columns, checksums, an index",
                Compact.class);
        add(
                to,
                SystemFormat.NAME,
                "Spindle's system traces: processes, waits and interrupts; only their requests, without times",
                SystemFormat.class);
        add(to, RequestsCsv.NAME, "requests.csv of a result directory, in order of arrival", RequestsCsv.class);
    }

    /** Tables of requests of any origin. */
    private static void tables(Contributions to) {
        add(to, Parquet.NAME, "Parquet, read by DuckDB (spindle query --install)", Parquet.class);
        for (ParquetWithUnit format : ParquetWithUnit.values()) {
            String unit = format.name().toLowerCase(Locale.ROOT);
            to.add(TraceFormat.KIND, format.type(), "Parquet with a time column without a unit, in " + unit, format);
        }
    }

    private static void add(Contributions to, String name, String doc, Class<? extends TraceFormat> format) {
        to.add(TraceFormat.KIND, name, doc, format);
    }
}
