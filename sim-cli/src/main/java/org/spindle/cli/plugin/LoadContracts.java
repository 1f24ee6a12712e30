package org.spindle.cli.plugin;

import static java.util.Objects.requireNonNull;

import org.spindle.spi.NoContext;
import org.spindle.spi.Parts;
import org.spindle.spi.distribution.SizeDistribution;
import org.spindle.spi.distribution.SizeDistributionFactory;
import org.spindle.spi.distribution.TimeDistribution;
import org.spindle.spi.distribution.TimeDistributionFactory;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.workload.ArrivalPattern;
import org.spindle.spi.workload.ArrivalPatternContext;
import org.spindle.spi.workload.ArrivalPatternFactory;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;
import org.spindle.spi.workload.WorkloadFactory;
import org.spindle.testkit.contract.ArrivalPatternContract;
import org.spindle.testkit.contract.SizeDistributionContract;
import org.spindle.testkit.contract.TimeDistributionContract;
import org.spindle.testkit.contract.TraceFormatContract;
import org.spindle.testkit.contract.WorkloadContract;
import org.spindle.testkit.sim.TestWorkloadContext;
import org.spindle.workload.trace.TraceFileOpener;

/** The contracts of the kinds that make loads or read them. */
final class LoadContracts {

    private LoadContracts() {}

    static ArrivalPatternContract arrivalPattern(TypeUnderCheck type) {
        return new ArrivalPatternContract() {
            @Override
            protected ArrivalPattern create(ArrivalPatternContext context) {
                return type.make(ArrivalPatternFactory.KIND, context);
            }

            @Override
            protected Parts parts() {
                return type.parts();
            }
        };
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
        return new WorkloadContract() {
            @Override
            protected Workload create(WorkloadContext context) {
                return type.make(WorkloadFactory.KIND, context);
            }

            @Override
            protected TestWorkloadContext prepare(TestWorkloadContext context) {
                return context.traces(new TraceFileOpener(type.registry().makeAll(TraceFormat.KIND))::open);
            }

            @Override
            protected Parts parts() {
                return type.parts();
            }
        };
    }
}
