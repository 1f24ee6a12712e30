package org.spindle.cli.plugin;

import static java.util.Map.entry;

import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.spindle.spi.Kind;
import org.spindle.spi.Parts;
import org.spindle.spi.analysis.AnalysisFactory;
import org.spindle.spi.bus.BusFactory;
import org.spindle.spi.bus.ControllerFactory;
import org.spindle.spi.cache.AdmissionFactory;
import org.spindle.spi.cache.PrefetchFactory;
import org.spindle.spi.cache.ReplacementFactory;
import org.spindle.spi.cache.WriteBackFactory;
import org.spindle.spi.device.DeviceFactory;
import org.spindle.spi.distribution.SizeDistributionFactory;
import org.spindle.spi.distribution.TimeDistributionFactory;
import org.spindle.spi.driver.DriverFactory;
import org.spindle.spi.host.HostFactory;
import org.spindle.spi.layer.LayerFactory;
import org.spindle.spi.layout.VolumeLayoutFactory;
import org.spindle.spi.observer.ObserverFactory;
import org.spindle.spi.report.ReportSectionFactory;
import org.spindle.spi.scheduler.SchedulerFactory;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.workload.ArrivalPatternFactory;
import org.spindle.spi.workload.WorkloadFactory;
import org.spindle.testkit.contract.AdmissionContract;
import org.spindle.testkit.contract.AnalysisContract;
import org.spindle.testkit.contract.ArrivalPatternContract;
import org.spindle.testkit.contract.BusContract;
import org.spindle.testkit.contract.ComponentContract;
import org.spindle.testkit.contract.ControllerContract;
import org.spindle.testkit.contract.DeviceContract;
import org.spindle.testkit.contract.DriverContract;
import org.spindle.testkit.contract.HostContract;
import org.spindle.testkit.contract.ObserverContract;
import org.spindle.testkit.contract.PrefetchContract;
import org.spindle.testkit.contract.ReplacementContract;
import org.spindle.testkit.contract.WriteBackContract;

/** The contract of each kind, for a type whose components the registry creates. */
final class KindContracts {

    private static final Map<Kind<?, ?>, Function<TypeUnderCheck, Object>> BY_KIND = Map.ofEntries(
            contract(AdmissionFactory.KIND, AdmissionContract::new),
            contract(AnalysisFactory.KIND, AnalysisContract::new),
            contract(ArrivalPatternFactory.KIND, ArrivalPatternContract::new),
            contract(BusFactory.KIND, BusContract::new),
            contract(ControllerFactory.KIND, ControllerContract::new),
            contract(DeviceFactory.KIND, DeviceContract::new),
            contract(DriverFactory.KIND, DriverContract::new),
            contract(HostFactory.KIND, HostContract::new),
            entry(LayerFactory.KIND, AdaptedContracts::layer),
            entry(VolumeLayoutFactory.KIND, AdaptedContracts::layout),
            contract(ObserverFactory.KIND, ObserverContract::new),
            contract(PrefetchFactory.KIND, PrefetchContract::new),
            contract(ReplacementFactory.KIND, ReplacementContract::new),
            entry(ReportSectionFactory.KIND, AdaptedContracts::reportSection),
            entry(SchedulerFactory.KIND, AdaptedContracts::scheduler),
            entry(SizeDistributionFactory.KIND, AdaptedContracts::sizeDistribution),
            entry(TimeDistributionFactory.KIND, AdaptedContracts::timeDistribution),
            entry(TraceFormat.KIND, AdaptedContracts::traceFormat),
            entry(WorkloadFactory.KIND, AdaptedContracts::workload),
            contract(WriteBackFactory.KIND, WriteBackContract::new));

    private KindContracts() {}

    private static <X, P> Map.Entry<Kind<?, ?>, Function<TypeUnderCheck, Object>> contract(
            Kind<X, P> kind, BiFunction<Function<X, P>, Parts, ComponentContract<X, P>> contract) {
        return entry(kind, type -> contract.apply(type.maker(kind), type.parts()));
    }

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
}
