package org.spindle.workload;

import org.spindle.spi.BuiltInTypes.Arrivals;
import org.spindle.spi.BuiltInTypes.Workload;
import org.spindle.spi.Contributions;
import org.spindle.spi.Factory;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.workload.ArrivalPattern;
import org.spindle.spi.workload.ArrivalPatternContext;
import org.spindle.spi.workload.ArrivalPatternFactory;
import org.spindle.spi.workload.WorkloadFactory;
import org.spindle.workload.benchmark.FileLifetimesFactory;
import org.spindle.workload.benchmark.FileLifetimesWorkload;
import org.spindle.workload.benchmark.FileServerFactory;
import org.spindle.workload.benchmark.FileServerWorkload;
import org.spindle.workload.benchmark.SelfScalingFactory;
import org.spindle.workload.benchmark.SelfScalingWorkload;
import org.spindle.workload.benchmark.TransactionFactory;
import org.spindle.workload.benchmark.TransactionWorkload;
import org.spindle.workload.days.WorkingDays;
import org.spindle.workload.days.WorkingDaysFactory;
import org.spindle.workload.files.FileTasks;
import org.spindle.workload.files.FileTasksFactory;
import org.spindle.workload.files.FileUsers;
import org.spindle.workload.files.FileUsersFactory;
import org.spindle.workload.replay.TraceWorkload;
import org.spindle.workload.replay.TraceWorkloadFactory;
import org.spindle.workload.synthetic.ClosedPattern;
import org.spindle.workload.synthetic.ClosedPatternFactory;
import org.spindle.workload.synthetic.GivenWorkload;
import org.spindle.workload.synthetic.GivenWorkloadFactory;
import org.spindle.workload.synthetic.OpenPattern;
import org.spindle.workload.synthetic.OpenPatternFactory;
import org.spindle.workload.synthetic.RandomWorkload;
import org.spindle.workload.synthetic.RandomWorkloadFactory;
import org.spindle.workload.synthetic.SyntheticFactory;
import org.spindle.workload.synthetic.SyntheticWorkload;
import org.spindle.workload.system.SystemWorkload;
import org.spindle.workload.system.SystemWorkloadFactory;

/** Registers the built-in workloads and arrival patterns. */
public final class WorkloadPlugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.add(WorkloadFactory.KIND, Workload.TRACE, TraceWorkload.class, TraceWorkloadFactory.class);
        to.add(WorkloadFactory.KIND, Workload.RANDOM, RandomWorkload.class, RandomWorkloadFactory.class);
        to.add(WorkloadFactory.KIND, "given", GivenWorkload.class, GivenWorkloadFactory.class);
        to.add(WorkloadFactory.KIND, Workload.SYNTHETIC, SyntheticWorkload.class, SyntheticFactory.class);
        to.add(WorkloadFactory.KIND, "transactions", TransactionWorkload.class, TransactionFactory.class);
        to.add(WorkloadFactory.KIND, "file-server", FileServerWorkload.class, FileServerFactory.class);
        to.add(WorkloadFactory.KIND, "file-lifetimes", FileLifetimesWorkload.class, FileLifetimesFactory.class);
        to.add(WorkloadFactory.KIND, "self-scaling", SelfScalingWorkload.class, SelfScalingFactory.class);
        to.add(WorkloadFactory.KIND, "file-tasks", FileTasks.class, FileTasksFactory.class);
        to.add(WorkloadFactory.KIND, "file-users", FileUsers.class, FileUsersFactory.class);
        to.add(WorkloadFactory.KIND, "working-days", WorkingDays.class, WorkingDaysFactory.class);
        to.add(WorkloadFactory.KIND, "system", SystemWorkload.class, SystemWorkloadFactory.class);
        to.add(ArrivalPatternFactory.KIND, Arrivals.CLOSED, ClosedPattern.class, ClosedPatternFactory.class);
        open(to, "open", OpenPattern.Renewal.class);
        open(to, "batches", OpenPattern.Batches.class);
        open(to, "mmpp", OpenPattern.Mmpp.class);
        open(to, "on-off", OpenPattern.OnOff.class);
        open(to, "self-similar", OpenPattern.SelfSimilar.class);
        open(to, Arrivals.CASCADE, OpenPattern.Cascade.class);
    }

    // One factory serves every config record of open arrivals; a class literal cannot express its type argument.
    @SuppressWarnings("unchecked")
    private static <C extends Record & OpenPattern> void open(Contributions to, String type, Class<C> config) {
        var factory = (Class<? extends Factory<C, ArrivalPatternContext, ArrivalPattern>>)
                (Class<?>) OpenPatternFactory.class;
        to.add(ArrivalPatternFactory.KIND, type, config, factory);
    }
}
