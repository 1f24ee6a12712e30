package org.spindle.model;

import java.util.List;
import org.spindle.run.RunException;
import org.spindle.run.TraceOpener;
import org.spindle.scenario.Scenario;
import org.spindle.stack.Factories;

/**
 * The analytic model of a scenario. Every device and exclusive bus is a queue served in the order of arrival; an open workload
 * makes an {@link OpenModel} of them, a closed one a {@link ClosedModel}.
 */
public final class ScenarioModel {

    private ScenarioModel() {}

    /**
     * Models a scenario.
     *
     * @param requests of the workload to look at, at least 10
     * @throws RunException if the workload is at fault, or a device cannot tell its service time
     * @throws org.spindle.analytic.OutOfRangeException if an open load is more than a device or bus can bear
     * @throws org.spindle.spi.trace.TraceException if a trace cannot be read
     */
    public static ModelResult of(Scenario scenario, Factories factories, TraceOpener traces, long requests) {
        LoadProbe probe = new LoadProbe(scenario, factories, traces, requests);
        Load load = probe.measure();
        Cautions cautions = new Cautions(load.schedulers());
        StationBuilder builder = new StationBuilder(scenario, probe, load, cautions);
        List<Station> stations = builder.build();
        if (stations.isEmpty()) {
            throw new RunException("nothing in the scenario takes any time; there is nothing to be modelled");
        }
        return load.closed()
                ? new ClosedModel(load, builder.delay(), cautions).solve(stations)
                : new OpenModel(load, builder.delay(), cautions).solve(stations);
    }
}
