package org.spindle.model;

import jakarta.inject.Inject;
import java.util.List;
import org.spindle.run.RunAssembly;
import org.spindle.run.RunException;
import org.spindle.scenario.Scenario;

/**
 * The analytic model of a scenario. Every device and exclusive bus is a queue served in order of arrival; an open workload yields an {@link
 * OpenModel}, a closed one a {@link ClosedModel}.
 */
public final class ScenarioModel {

    private final RunAssembly runs;

    /** @param runs assembles the runs in which the workload is measured */
    @Inject
    public ScenarioModel(RunAssembly runs) {
        this.runs = runs;
    }

    /**
     * Models a scenario.
     *
     * @param requests of the workload to analyse, at least 10
     * @throws RunException if the workload is invalid, or a device has no service time forecast
     * @throws org.spindle.analytic.OutOfRangeException if an open load exceeds the throughput of a device or bus
     * @throws org.spindle.spi.trace.TraceException if a trace cannot be read
     */
    public ModelResult of(Scenario scenario, long requests) {
        LoadProbe probe = new LoadProbe(scenario, runs, requests);
        Load load = probe.measure();
        Cautions cautions = new Cautions(load.schedulers());
        StationBuilder builder = new StationBuilder(scenario, probe, load, cautions);
        List<Station> stations = builder.build();
        if (stations.isEmpty()) {
            throw new RunException("no component of the scenario takes any time; there is nothing to model");
        }
        return load.closed()
                ? new ClosedModel(load, builder.delay(), cautions).solve(stations)
                : new OpenModel(load, builder.delay(), cautions).solve(stations);
    }
}
