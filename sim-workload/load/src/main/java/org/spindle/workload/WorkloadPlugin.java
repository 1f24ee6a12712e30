package org.spindle.workload;

import org.spindle.spi.BuiltInTypes.Workload;
import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.workload.WorkloadFactory;
import org.spindle.workload.benchmark.FileLifetimesFactory;
import org.spindle.workload.benchmark.FileLifetimesWorkload;
import org.spindle.workload.benchmark.FileServerFactory;
import org.spindle.workload.benchmark.FileServerWorkload;
import org.spindle.workload.benchmark.SelfScalingFactory;
import org.spindle.workload.benchmark.SelfScalingWorkload;
import org.spindle.workload.benchmark.TransactionFactory;
import org.spindle.workload.benchmark.TransactionWorkload;
import org.spindle.workload.replay.TraceWorkload;
import org.spindle.workload.replay.TraceWorkloadFactory;
import org.spindle.workload.synthetic.GivenWorkload;
import org.spindle.workload.synthetic.GivenWorkloadFactory;
import org.spindle.workload.synthetic.RandomWorkload;
import org.spindle.workload.synthetic.RandomWorkloadFactory;
import org.spindle.workload.synthetic.SyntheticFactory;
import org.spindle.workload.synthetic.SyntheticWorkload;

/** Announces the built-in workloads. */
public final class WorkloadPlugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.add(WorkloadFactory.KIND, Workload.TRACE, TraceWorkload.class, TraceWorkloadFactory.class);
        to.add(WorkloadFactory.KIND, Workload.RANDOM, RandomWorkload.class, RandomWorkloadFactory.class);
        to.add(WorkloadFactory.KIND, "given", GivenWorkload.class, GivenWorkloadFactory.class);
        to.add(WorkloadFactory.KIND, "synthetic", SyntheticWorkload.class, SyntheticFactory.class);
        to.add(WorkloadFactory.KIND, "transactions", TransactionWorkload.class, TransactionFactory.class);
        to.add(WorkloadFactory.KIND, "file-server", FileServerWorkload.class, FileServerFactory.class);
        to.add(WorkloadFactory.KIND, "file-lifetimes", FileLifetimesWorkload.class, FileLifetimesFactory.class);
        to.add(WorkloadFactory.KIND, "self-scaling", SelfScalingWorkload.class, SelfScalingFactory.class);
    }
}
