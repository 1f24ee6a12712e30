package org.spindle.model;

import java.util.List;

/**
 * The result of a model. Times are in milliseconds; infinite for an overloaded system.
 *
 * @param closed whether requests wait for earlier ones
 * @param population users of a closed system, 0 of an open one
 * @param thinkTime of a user
 * @param throughput requests per second of the system
 * @param responseTime mean over all requests, of driver, buses and devices
 * @param lines devices, then buses
 * @param bottleneck name of the busiest device or bus
 * @param cautions assumptions that do not hold, with the error of the estimate where it can be computed
 */
public record ModelResult(
        boolean closed,
        int population,
        double thinkTime,
        double throughput,
        double responseTime,
        List<StationLoad> lines,
        String bottleneck,
        List<String> cautions) {

    /**
     * A device or bus.
     *
     * @param throughput requests per second
     * @param service mean service time, for a bus the time for which a request owns it
     * @param scv squared coefficient of variation of that time
     * @param utilisation as a fraction of all servers; for an overloaded station the offered load, above 1
     * @param responseTime mean from arrival to completion there
     */
    public record StationLoad(
            String name,
            boolean device,
            double throughput,
            double service,
            double scv,
            double utilisation,
            double responseTime) {}

    public ModelResult {
        lines = List.copyOf(lines);
        cautions = List.copyOf(cautions);
    }

    /** Returns the name of the line with the highest utilisation. */
    static String bottleneck(List<StationLoad> lines) {
        StationLoad busiest = lines.get(0);
        for (StationLoad line : lines) {
            if (line.utilisation() > busiest.utilisation()) {
                busiest = line;
            }
        }
        return busiest.name();
    }
}
