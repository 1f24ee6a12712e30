package org.spindle.cli.plugin;

import static java.util.Map.entry;
import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.spindle.spi.Kind;
import org.spindle.spi.NoContext;
import org.spindle.spi.Parts;
import org.spindle.spi.analysis.AnalysisContext;
import org.spindle.spi.analysis.AnalysisFactory;
import org.spindle.spi.analysis.TraceAnalysis;
import org.spindle.spi.bus.Bus;
import org.spindle.spi.bus.BusContext;
import org.spindle.spi.bus.BusFactory;
import org.spindle.spi.bus.Controller;
import org.spindle.spi.bus.ControllerContext;
import org.spindle.spi.bus.ControllerFactory;
import org.spindle.spi.cache.AdmissionFactory;
import org.spindle.spi.cache.AdmissionPolicy;
import org.spindle.spi.cache.PrefetchContext;
import org.spindle.spi.cache.PrefetchFactory;
import org.spindle.spi.cache.PrefetchPolicy;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementFactory;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.cache.WriteBackContext;
import org.spindle.spi.cache.WriteBackFactory;
import org.spindle.spi.cache.WriteBackPolicy;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.device.DeviceFactory;
import org.spindle.spi.distribution.SizeDistribution;
import org.spindle.spi.distribution.SizeDistributionFactory;
import org.spindle.spi.distribution.TimeDistribution;
import org.spindle.spi.distribution.TimeDistributionFactory;
import org.spindle.spi.driver.Driver;
import org.spindle.spi.driver.DriverContext;
import org.spindle.spi.driver.DriverFactory;
import org.spindle.spi.host.Host;
import org.spindle.spi.host.HostContext;
import org.spindle.spi.host.HostFactory;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.LayerFactory;
import org.spindle.spi.layout.LayoutContext;
import org.spindle.spi.layout.VolumeLayout;
import org.spindle.spi.layout.VolumeLayoutFactory;
import org.spindle.spi.observer.Observer;
import org.spindle.spi.observer.ObserverContext;
import org.spindle.spi.observer.ObserverFactory;
import org.spindle.spi.report.ReportSection;
import org.spindle.spi.report.ReportSectionFactory;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.workload.ArrivalPattern;
import org.spindle.spi.workload.ArrivalPatternContext;
import org.spindle.spi.workload.ArrivalPatternFactory;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;
import org.spindle.spi.workload.WorkloadFactory;
import org.spindle.testkit.contract.AdmissionContract;
import org.spindle.testkit.contract.AnalysisContract;
import org.spindle.testkit.contract.ArrivalPatternContract;
import org.spindle.testkit.contract.BusContract;
import org.spindle.testkit.contract.ControllerContract;
import org.spindle.testkit.contract.DeviceContract;
import org.spindle.testkit.contract.DriverContract;
import org.spindle.testkit.contract.HostContract;
import org.spindle.testkit.contract.LayerContract;
import org.spindle.testkit.contract.LayoutContract;
import org.spindle.testkit.contract.ObserverContract;
import org.spindle.testkit.contract.PrefetchContract;
import org.spindle.testkit.contract.ReplacementContract;
import org.spindle.testkit.contract.ReportSectionContract;
import org.spindle.testkit.contract.SchedulerContract;
import org.spindle.testkit.contract.SizeDistributionContract;
import org.spindle.testkit.contract.TimeDistributionContract;
import org.spindle.testkit.contract.TraceFormatContract;
import org.spindle.testkit.contract.WorkloadContract;
import org.spindle.testkit.contract.WriteBackContract;
import org.spindle.testkit.sim.TestSchedulerContext;
import org.spindle.testkit.sim.TestWorkloadContext;
import org.spindle.workload.trace.TraceFileOpener;

/** The contract of each kind, for a type whose components the registry creates. */
final class KindContracts {

    private static final Map<Kind<?, ?>, Function<TypeUnderCheck, Object>> BY_KIND = Map.ofEntries(
            entry(AdmissionFactory.KIND, KindContracts::admission),
            entry(AnalysisFactory.KIND, KindContracts::analysis),
            entry(ArrivalPatternFactory.KIND, KindContracts::arrivalPattern),
            entry(BusFactory.KIND, KindContracts::bus),
            entry(ControllerFactory.KIND, KindContracts::controller),
            entry(DeviceFactory.KIND, KindContracts::device),
            entry(DriverFactory.KIND, KindContracts::driver),
            entry(HostFactory.KIND, KindContracts::host),
            entry(LayerFactory.KIND, KindContracts::layer),
            entry(VolumeLayoutFactory.KIND, KindContracts::layout),
            entry(ObserverFactory.KIND, KindContracts::observer),
            entry(PrefetchFactory.KIND, KindContracts::prefetch),
            entry(ReplacementFactory.KIND, KindContracts::replacement),
            entry(ReportSectionFactory.KIND, KindContracts::reportSection),
            entry(SchedulerFactory.KIND, KindContracts::scheduler),
            entry(SizeDistributionFactory.KIND, KindContracts::sizeDistribution),
            entry(TimeDistributionFactory.KIND, KindContracts::timeDistribution),
            entry(TraceFormat.KIND, KindContracts::traceFormat),
            entry(WorkloadFactory.KIND, KindContracts::workload),
            entry(WriteBackFactory.KIND, KindContracts::writeBack));

    /** Numbers of units below with which a layer or layout is checked; not every type supports each. */
    private static final List<Integer> WIDTHS = List.of(4, 5, 2, 1, 3, 6, 8);

    private KindContracts() {}

    /** Returns the contract of a type: its statements are run by {@link org.spindle.testkit.contract.ContractRun}. */
    static Object of(TypeUnderCheck type) {
        return of(type.kind()).apply(type);
    }

    /** The maker of the contracts of a kind. */
    static Function<TypeUnderCheck, Object> of(Kind<?, ?> kind) {
        Function<TypeUnderCheck, Object> contract = BY_KIND.get(kind);
        if (contract == null) {
            throw new IllegalStateException("the kind '" + kind.name()
                    + "' has no contract; write one in the package org.spindle.testkit.contract and enter it in "
                    + KindContracts.class.getSimpleName());
        }
        return contract;
    }

    private static SchedulerContext withParts(SchedulerContext context, TypeUnderCheck type) {
        return context instanceof TestSchedulerContext test ? test.parts(type.parts()) : context;
    }

    private static AdmissionContract admission(TypeUnderCheck type) {
        return new AdmissionContract() {
            @Override
            protected AdmissionPolicy create(ReplacementContext context) {
                return type.make(AdmissionFactory.KIND, context);
            }

            @Override
            protected Parts parts() {
                return type.parts();
            }
        };
    }

    private static AnalysisContract analysis(TypeUnderCheck type) {
        return new AnalysisContract() {
            @Override
            protected TraceAnalysis create(AnalysisContext context) {
                return type.make(AnalysisFactory.KIND, context);
            }
        };
    }

    private static ArrivalPatternContract arrivalPattern(TypeUnderCheck type) {
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

    private static BusContract bus(TypeUnderCheck type) {
        return new BusContract() {
            @Override
            protected Bus create(BusContext context) {
                return type.make(BusFactory.KIND, context);
            }
        };
    }

    private static ControllerContract controller(TypeUnderCheck type) {
        return new ControllerContract() {
            @Override
            protected Controller create(ControllerContext context) {
                return type.make(ControllerFactory.KIND, context);
            }

            @Override
            protected Parts parts() {
                return type.parts();
            }
        };
    }

    private static DeviceContract device(TypeUnderCheck type) {
        return new DeviceContract() {
            @Override
            protected Device create(DeviceContext context) {
                return type.make(DeviceFactory.KIND, context);
            }

            @Override
            protected Parts parts() {
                return type.parts();
            }
        };
    }

    private static DriverContract driver(TypeUnderCheck type) {
        return new DriverContract() {
            @Override
            protected Driver create(DriverContext context) {
                return type.make(DriverFactory.KIND, context);
            }
        };
    }

    private static HostContract host(TypeUnderCheck type) {
        return new HostContract() {
            @Override
            protected Host create(HostContext context) {
                return type.make(HostFactory.KIND, context);
            }
        };
    }

    private static LayerContract layer(TypeUnderCheck type) {
        return new LayerContract() {
            @Override
            protected int units() {
                return WIDTHS.stream().filter(type::acceptsUnits).findFirst().orElse(super.units());
            }

            @Override
            protected Layer create(LayerContext context) {
                return type.make(LayerFactory.KIND, context);
            }

            @Override
            protected Parts parts() {
                return type.parts();
            }
        };
    }

    private static LayoutContract layout(TypeUnderCheck type) {
        return new LayoutContract() {
            @Override
            protected int members() {
                return WIDTHS.stream().filter(type::acceptsMembers).findFirst().orElse(super.members());
            }

            @Override
            protected VolumeLayout create(LayoutContext context) {
                return type.make(VolumeLayoutFactory.KIND, context);
            }
        };
    }

    private static ObserverContract observer(TypeUnderCheck type) {
        return new ObserverContract() {
            @Override
            protected Observer create(ObserverContext context) {
                return type.make(ObserverFactory.KIND, context);
            }
        };
    }

    private static PrefetchContract prefetch(TypeUnderCheck type) {
        return new PrefetchContract() {
            @Override
            protected PrefetchPolicy create(PrefetchContext context) {
                return type.make(PrefetchFactory.KIND, context);
            }
        };
    }

    private static ReplacementContract replacement(TypeUnderCheck type) {
        return new ReplacementContract() {
            @Override
            protected ReplacementPolicy create(ReplacementContext context) {
                return type.make(ReplacementFactory.KIND, context);
            }

            @Override
            protected Parts parts() {
                return type.parts();
            }
        };
    }

    private static ReportSectionContract reportSection(TypeUnderCheck type) {
        return new ReportSectionContract() {
            @Override
            protected ReportSection create() {
                return type.make(ReportSectionFactory.KIND, NoContext.NONE);
            }
        };
    }

    private static SchedulerContract scheduler(TypeUnderCheck type) {
        return new SchedulerContract() {
            @Override
            protected RequestScheduler create(SchedulerContext context) {
                return type.make(SchedulerFactory.KIND, withParts(context, type));
            }
        };
    }

    private static SizeDistributionContract sizeDistribution(TypeUnderCheck type) {
        return new SizeDistributionContract() {
            @Override
            protected SizeDistribution create() {
                return type.make(SizeDistributionFactory.KIND, NoContext.NONE);
            }
        };
    }

    private static TimeDistributionContract timeDistribution(TypeUnderCheck type) {
        return new TimeDistributionContract() {
            @Override
            protected TimeDistribution create() {
                return type.make(TimeDistributionFactory.KIND, NoContext.NONE);
            }
        };
    }

    private static TraceFormatContract traceFormat(TypeUnderCheck type) {
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

    private static WorkloadContract workload(TypeUnderCheck type) {
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

    private static WriteBackContract writeBack(TypeUnderCheck type) {
        return new WriteBackContract() {
            @Override
            protected WriteBackPolicy create(WriteBackContext context) {
                return type.make(WriteBackFactory.KIND, context);
            }
        };
    }
}
