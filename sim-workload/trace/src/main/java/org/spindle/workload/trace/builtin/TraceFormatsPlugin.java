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
        to.add(
                TraceFormat.KIND,
                DiskSimAscii.NAME,
                "DiskSim ascii: time in ms, device, block, blocks, hexadecimal flags",
                DiskSimAscii.class);
        to.add(
                TraceFormat.KIND,
                DiskSimValidate.NAME,
                "DiskSim validate: requests with measured service times and think times, no arrivals",
                DiskSimValidate.class);
        to.add(
                TraceFormat.KIND,
                DiskSimBatch.NAME,
                "DiskSim batch: DiskSim ascii with the number of a batch",
                DiskSimBatch.class);
        to.add(TraceFormat.KIND, Spc.NAME, "SPC / UMass: storage unit, block, bytes, r or w, seconds", Spc.class);
        to.add(
                TraceFormat.KIND,
                MsrCambridge.NAME,
                "MSR Cambridge: file time, host, disk, Read or Write, offset, bytes, response time",
                MsrCambridge.class);
        to.add(
                TraceFormat.KIND,
                EtwCsv.NAME,
                "Microsoft ETW csv (Exchange, Enterprise and Production Server traces)",
                EtwCsv.class);
        to.add(
                TraceFormat.KIND,
                Fiu.NAME,
                "FIU I/O deduplication and SRCMap: ns, process, name, sector, sectors, R or W, major, minor, digests",
                Fiu.class);
        to.add(
                TraceFormat.KIND,
                Blktrace.NAME,
                "Linux blktrace binary, versions 7 and 8, all CPUs together; queue events are the requests",
                Blktrace.class);
        to.add(
                TraceFormat.KIND,
                Tracepoint.NAME,
                "Linux block tracepoints as perf script or ftrace prints them",
                Tracepoint.class);
        to.add(TraceFormat.KIND, Biosnoop.NAME, "biosnoop text of bcc or libbpf", Biosnoop.class);
        to.add(TraceFormat.KIND, IoTracer.NAME, "io-tracer csv of block requests", IoTracer.class);
        to.add(
                TraceFormat.KIND,
                MobileCsv.NAME,
                "Technion mobile csv: process, device, R or W, sector, sectors, seconds",
                MobileCsv.class);
        to.add(TraceFormat.KIND, FioIolog.NAME, "fio iolog, versions 2 and 3; files are devices", FioIolog.class);
        to.add(
                TraceFormat.KIND,
                FioIologOne.NAME,
                "fio iolog, version 1: direction, offset, length, no times",
                FioIologOne.class);
        to.add(
                TraceFormat.KIND,
                Systor.NAME,
                "SYSTOR '17 csv: Unix time, response time, type, LUN, offset, bytes",
                Systor.class);
        to.add(
                TraceFormat.KIND,
                Alibaba.NAME,
                "Alibaba block 2020: device, R or W, offset, bytes, Unix time in us",
                Alibaba.class);
        to.add(
                TraceFormat.KIND,
                TencentCbs.NAME,
                "Tencent CBS: Unix time in s, sector, sectors, 0 or 1, volume",
                TencentCbs.class);
        to.add(
                TraceFormat.KIND,
                TencentPhoto.NAME,
                "Tencent photo (QQPhoto): reads of whole objects",
                TencentPhoto.class);
        to.add(TraceFormat.KIND, K5Cloud.NAME, "K5cloud: volume, seconds, R or W, offset, bytes", K5Cloud.class);
        to.add(
                TraceFormat.KIND,
                CloudPhysicsCsv.NAME,
                "CloudPhysics csv: time, SCSI operation, bytes, block",
                CloudPhysicsCsv.class);
        to.add(TraceFormat.KIND, Vscsi.NAME, "CloudPhysics vscsi binary, versions 1 and 2", Vscsi.class);
        to.add(
                TraceFormat.KIND,
                OracleGeneral.NAME,
                "libCacheSim oracleGeneral binary: time, object, size, next access",
                OracleGeneral.class);
        to.add(
                TraceFormat.KIND,
                OracleGeneralOpNs.NAME,
                "libCacheSim oracleGeneralOpNS binary: oracleGeneral with operation and namespace",
                OracleGeneralOpNs.class);
        to.add(TraceFormat.KIND, Lcs.NAME, "libCacheSim LCS container, record versions 1 to 8", Lcs.class);
        to.add(TraceFormat.KIND, Thesios.NAME, "Google Thesios csv; files are devices", Thesios.class);
        to.add(
                TraceFormat.KIND,
                Tectonic.NAME,
                "Meta Tectonic csv (CacheLib block traces); shards of blocks are devices",
                Tectonic.class);
        to.add(TraceFormat.KIND, Baleen.NAME, "Meta Tectonic as Baleen text", Baleen.class);
        to.add(
                TraceFormat.KIND,
                MqSim.NAME,
                "MQSim and SSDsim text: ns, device, sector, sectors, 0 for a write or 1 for a read",
                MqSim.class);
        to.add(TraceFormat.KIND, Camelab.NAME, "CAMELab text: seconds, R or W, sector, sectors", Camelab.class);
        to.add(TraceFormat.KIND, KeyList.NAME, "Keys only, one a line (LIRS, libCacheSim txt)", KeyList.class);
        to.add(TraceFormat.KIND, BinaryKeys.NAME, "Keys only, 32-bit little-endian words", BinaryKeys.class);
        to.add(TraceFormat.KIND, Arc.NAME, "ARC (.lis): runs of 512-byte blocks, no times or operations", Arc.class);
        to.add(
                TraceFormat.KIND,
                AddressTrace.NAME,
                "CPU loads and stores: l or s, address, instructions",
                AddressTrace.class);
        to.add(
                TraceFormat.KIND,
                Strace.NAME,
                "strace -f -ttt -T: calls that read, write, sync and punch holes",
                Strace.class);
        to.add(
                TraceFormat.KIND,
                NfsDump.NAME,
                "nfsdump text (Ellard): NFS calls that read, write and commit",
                NfsDump.class);
        to.add(TraceFormat.KIND, Parquet.NAME, "Parquet, read by DuckDB (spindle query --install)", Parquet.class);
        for (ParquetWithUnit format : ParquetWithUnit.values()) {
            String unit = format.name().toLowerCase(Locale.ROOT);
            to.add(TraceFormat.KIND, format.type(), "Parquet with a time column without a unit, in " + unit, format);
        }
        to.add(
                TraceFormat.KIND,
                HpSrt.NAME,
                "HP Labs SRT binary (cello, hplajw, snake), versions 1 to 4 and 7",
                HpSrt.class);
        to.add(TraceFormat.KIND, Blkparse.NAME, "Linux blkparse text; queue events are the requests", Blkparse.class);
        to.add(
                TraceFormat.KIND,
                BlkparseCommands.NAME,
                "Linux blkparse text; issue events are the requests, timed until their completion",
                BlkparseCommands.class);
        to.add(
                TraceFormat.KIND,
                SystemFormat.NAME,
                "Spindle's system traces: processes, waits and interrupts; only their requests, without times",
                SystemFormat.class);
        to.add(
                TraceFormat.KIND,
                RequestsCsv.NAME,
                "requests.csv of a result directory, in order of arrival",
                RequestsCsv.class);
        to.add(
                TraceFormat.KIND,
                Compact.NAME,
                "Spindle's format: all attributes, compressed columns, checksums, an index",
                Compact.class);
    }
}
