package org.spindle.workload;

import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.workload.process.ProcessWorkload;
import org.spindle.workload.process.ProcessWorkloadFactory;
import org.spindle.workload.replay.TraceWorkload;
import org.spindle.workload.replay.TraceWorkloadFactory;
import org.spindle.workload.synthetic.RandomWorkload;
import org.spindle.workload.synthetic.RandomWorkloadFactory;
import org.spindle.workload.trace.blkparse.Blkparse;
import org.spindle.workload.trace.disksimascii.DiskSimAscii;
import org.spindle.workload.trace.disksimvalidate.DiskSimValidate;
import org.spindle.workload.trace.hpsrt.HpSrt;

/** The built-in workloads and trace formats. */
public final class WorkloadPlugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.workload("trace", TraceWorkload.class, TraceWorkloadFactory.class);
        to.workload("random", RandomWorkload.class, RandomWorkloadFactory.class);
        to.workload("processes", ProcessWorkload.class, ProcessWorkloadFactory.class);
        to.traceFormat(
                DiskSimAscii.NAME,
                "DiskSim ascii: time in ms, device, block, blocks, hexadecimal flags",
                DiskSimAscii.class);
        to.traceFormat(
                DiskSimValidate.NAME,
                "DiskSim validate: requests with measured service times and think times, no arrivals",
                DiskSimValidate.class);
        to.traceFormat(HpSrt.NAME, "HP Labs SRT binary (cello, hplajw, snake), versions 1 to 4 and 7", HpSrt.class);
        to.traceFormat(Blkparse.NAME, "Linux blkparse text; queue events are the requests", Blkparse.class);
    }
}
