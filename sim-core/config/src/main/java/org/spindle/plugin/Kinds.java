package org.spindle.plugin;

import java.util.List;
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

/** The kinds of types that plugins offer. */
public final class Kinds {

    /** All of them, by name. */
    public static final List<Kind<?, ?>> ALL = List.of(
            AdmissionFactory.KIND,
            AnalysisFactory.KIND,
            ArrivalPatternFactory.KIND,
            BusFactory.KIND,
            ControllerFactory.KIND,
            DeviceFactory.KIND,
            DriverFactory.KIND,
            HostFactory.KIND,
            LayerFactory.KIND,
            VolumeLayoutFactory.KIND,
            ObserverFactory.KIND,
            PrefetchFactory.KIND,
            ReplacementFactory.KIND,
            ReportSectionFactory.KIND,
            SchedulerFactory.KIND,
            SizeDistributionFactory.KIND,
            TimeDistributionFactory.KIND,
            TraceFormat.KIND,
            WorkloadFactory.KIND,
            WriteBackFactory.KIND);

    private Kinds() {}
}
