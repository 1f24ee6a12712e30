package org.spindle.cli.plugin;

import static java.util.Objects.requireNonNull;

import java.util.List;
import org.spindle.spi.NoContext;
import org.spindle.spi.distribution.SizeDistribution;
import org.spindle.spi.distribution.SizeDistributionFactory;
import org.spindle.spi.distribution.TimeDistribution;
import org.spindle.spi.distribution.TimeDistributionFactory;
import org.spindle.spi.layer.LayerFactory;
import org.spindle.spi.layout.VolumeLayoutFactory;
import org.spindle.spi.report.ReportSection;
import org.spindle.spi.report.ReportSectionFactory;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.workload.WorkloadFactory;
import org.spindle.testkit.contract.LayerContract;
import org.spindle.testkit.contract.LayoutContract;
import org.spindle.testkit.contract.ReportSectionContract;
import org.spindle.testkit.contract.SchedulerContract;
import org.spindle.testkit.contract.SizeDistributionContract;
import org.spindle.testkit.contract.TimeDistributionContract;
import org.spindle.testkit.contract.TraceFormatContract;
import org.spindle.testkit.contract.WorkloadContract;
import org.spindle.testkit.sim.TestSchedulerContext;
import org.spindle.testkit.sim.TestWorkloadContext;
import org.spindle.workload.trace.TraceFileOpener;

/** The contracts that need more of a type than a component for a context, or a component without a context. */
final class AdaptedContracts {

    /** Numbers of units below with which a layer or layout is checked; not every type supports each. */
    private static final List<Integer> WIDTHS = List.of(4, 5, 2, 1, 3, 6, 8);

    private AdaptedContracts() {}

    static LayerContract layer(TypeUnderCheck type) {
        return new LayerContract(type.maker(LayerFactory.KIND), type.parts()) {
            @Override
            protected int units() {
                return WIDTHS.stream().filter(type::acceptsUnits).findFirst().orElse(super.units());
            }
        };
    }

    static LayoutContract layout(TypeUnderCheck type) {
        return new LayoutContract(type.maker(VolumeLayoutFactory.KIND), type.parts()) {
            @Override
            protected int members() {
                return WIDTHS.stream().filter(type::acceptsMembers).findFirst().orElse(super.members());
            }
        };
    }

    static ReportSectionContract reportSection(TypeUnderCheck type) {
        return new ReportSectionContract() {
            @Override
            protected ReportSection create() {
                return type.make(ReportSectionFactory.KIND, NoContext.NONE);
            }
        };
    }

    static SchedulerContract scheduler(TypeUnderCheck type) {
        return new SchedulerContract() {
            @Override
            protected RequestScheduler create(SchedulerContext context) {
                return type.make(SchedulerFactory.KIND, withParts(context, type));
            }
        };
    }

    private static SchedulerContext withParts(SchedulerContext context, TypeUnderCheck type) {
        return context instanceof TestSchedulerContext test ? test.parts(type.parts()) : context;
    }

    static SizeDistributionContract sizeDistribution(TypeUnderCheck type) {
        return new SizeDistributionContract() {
            @Override
            protected SizeDistribution create() {
                return type.make(SizeDistributionFactory.KIND, NoContext.NONE);
            }
        };
    }

    static TimeDistributionContract timeDistribution(TypeUnderCheck type) {
        return new TimeDistributionContract() {
            @Override
            protected TimeDistribution create() {
                return type.make(TimeDistributionFactory.KIND, NoContext.NONE);
            }
        };
    }

    static TraceFormatContract traceFormat(TypeUnderCheck type) {
        return new TraceFormatContract() {
            @Override
            protected TraceFormat create() {
                return type.make(TraceFormat.KIND, NoContext.NONE);
            }

            @Override
            protected byte[] sample() {
                return requireNonNull(type.sample());
            }
        };
    }

    static WorkloadContract workload(TypeUnderCheck type) {
        return new WorkloadContract(type.maker(WorkloadFactory.KIND), type.parts()) {
            @Override
            protected TestWorkloadContext prepare(TestWorkloadContext context) {
                return context.traces(new TraceFileOpener(type.registry().makeAll(TraceFormat.KIND))::open);
            }
        };
    }
}
