package org.spindle.scenario;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.scenario.Scenario.LayerSpec;
import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Implied;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Range;
import org.spindle.spi.device.DeviceFactory;
import org.spindle.spi.driver.DriverFactory;
import org.spindle.spi.host.HostFactory;

/**
 * How the workload drives the storage (Ganger 1995, sections 3.3.3 and 4): by itself, or by replay of its recording.
 */
@Doc("How the workload drives the storage: by itself, or as a recording of its requests that is replayed.")
public record Methodology(
        @Doc(
                "system: the workload and the host, as they are. The others run the scenario once for a recording, and replay that"
                        + " without the host: open at the recorded times, closed with a fixed number outstanding, dependent each"
                        + " request its recorded think time after the completion of the last before it.")
        @Default("system")
        Model model,

        @Doc("Rate multiplier of the open model: recorded interarrival times are divided by it.")
        @Default("1")
        @Range(min = "1e-6", max = "1e6")
        double scale,

        @Doc(
                "Requests outstanding of the closed model; if absent the mean of the recording, rounded, at least one (Ganger"
                        + " 1995, section 6.1.2).")
        @Range(min = "1", max = "1000000")
        @Nullable
        Integer population,

        @Doc("Differences of the recorded scenario.") @Default("{}") @Implied
        Recording recordedOn) {

    /** The scenario itself. */
    public static final Methodology SYSTEM =
            new Methodology(Model.SYSTEM, 1, null, new Recording(Map.of(), Map.of(), null, null));

    /** The source of the requests. */
    public enum Model {
        SYSTEM,
        OPEN,
        CLOSED,
        DEPENDENT
    }

    /** The recorded machine, as far as it differs. */
    @Doc("Differences of the recorded scenario. Absent keys are as in the scenario.")
    public record Recording(
            @Doc("All devices; those of the scenario if empty.") @OfKind(DeviceFactory.class) @Default("{}")
            Map<String, Component> devices,

            @Doc("All layers; those of the scenario if empty.") @Default("{}")
            Map<String, LayerSpec> layers,

            @Doc("The driver.") @OfKind(DriverFactory.class) @Nullable
            Component driver,

            @Doc("The host.") @OfKind(HostFactory.class) @Nullable
            Component host) {

        public Recording {
            devices = Collections.unmodifiableMap(new LinkedHashMap<>(devices));
            layers = Collections.unmodifiableMap(new LinkedHashMap<>(layers));
        }

        /** Returns the scenario as it is recorded: with its workload, its host and its limits. */
        Scenario of(Scenario scenario) {
            Scenario recorded = scenario.without(Sections.METHODOLOGY)
                    .without(Sections.OBSERVERS)
                    .without(Sections.WARM_UP);
            if (!devices.isEmpty()) {
                recorded = recorded.with(Sections.DEVICES, devices);
            }
            if (!layers.isEmpty()) {
                recorded = recorded.with(Sections.LAYERS, layers);
            }
            if (driver != null) {
                recorded = recorded.with(Sections.DRIVER, driver);
            }
            return host == null ? recorded : recorded.with(Sections.HOST, host);
        }
    }

    /** Returns the scenario of which a recording is made. */
    public Scenario recorded(Scenario scenario) {
        return recordedOn.of(scenario);
    }
}
