package org.spindle.cli.plugin;

import static java.util.Map.entry;

import java.util.Map;
import java.util.function.Function;
import org.spindle.spi.Kind;
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

/** The contract of each kind, for a type whose components the registry creates. */
final class KindContracts {

    private static final Map<Kind<?, ?>, Function<TypeUnderCheck, Object>> BY_KIND = Map.ofEntries(
            entry(AdmissionFactory.KIND, CacheContracts::admission),
            entry(AnalysisFactory.KIND, ReportContracts::analysis),
            entry(ArrivalPatternFactory.KIND, LoadContracts::arrivalPattern),
            entry(BusFactory.KIND, StackContracts::bus),
            entry(ControllerFactory.KIND, StackContracts::controller),
            entry(DeviceFactory.KIND, StackContracts::device),
            entry(DriverFactory.KIND, StackContracts::driver),
            entry(HostFactory.KIND, StackContracts::host),
            entry(LayerFactory.KIND, StackContracts::layer),
            entry(VolumeLayoutFactory.KIND, StackContracts::layout),
            entry(ObserverFactory.KIND, ReportContracts::observer),
            entry(PrefetchFactory.KIND, CacheContracts::prefetch),
            entry(ReplacementFactory.KIND, CacheContracts::replacement),
            entry(ReportSectionFactory.KIND, ReportContracts::reportSection),
            entry(SchedulerFactory.KIND, StackContracts::scheduler),
            entry(SizeDistributionFactory.KIND, LoadContracts::sizeDistribution),
            entry(TimeDistributionFactory.KIND, LoadContracts::timeDistribution),
            entry(TraceFormat.KIND, LoadContracts::traceFormat),
            entry(WorkloadFactory.KIND, LoadContracts::workload),
            entry(WriteBackFactory.KIND, CacheContracts::writeBack));

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
}
