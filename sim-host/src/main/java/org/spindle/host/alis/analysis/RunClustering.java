package org.spindle.host.alis.analysis;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.List;
import java.util.function.LongConsumer;

/** Builds the access graph and finds runs in it (Hsu 2003, section 4.6.2). */
final class RunClustering {

    private final GraphRules rules;
    private final AccessGraph graph;
    private RunRules runRules;

    RunClustering(GraphRules rules, RunRules runRules) {
        this.rules = rules;
        this.runRules = runRules;
        graph = new AccessGraph(rules.weights(), rules.beta(), rules.mostBytes(), rules.pruning(), rules.pruned());
    }

    void learn(ReferenceLog log) {
        graph.age();
        if (rules.leastReferences() <= 1) {
            forEachUnit(log, graph::add);
        } else {
            learnFrequent(log);
        }
        graph.endInterval();
    }

    private void learnFrequent(ReferenceLog log) {
        Long2IntOpenHashMap references = new Long2IntOpenHashMap();
        forEachUnit(log, unit -> references.addTo(unit, 1));
        forEachUnit(log, unit -> {
            if (references.get(unit) >= rules.leastReferences()) {
                graph.add(unit);
            }
        });
    }

    private void forEachUnit(ReferenceLog log, LongConsumer action) {
        for (int i = 0; i < log.size(); i++) {
            if (rules.training().takes(log.isWrite(i))) {
                rules.units().forEach(log.unit(i), action);
            }
        }
    }

    void setThreshold(double threshold) {
        runRules = runRules.withThreshold(threshold);
    }

    /** Returns runs in the order of the area; {@link RunDiscovery#discover} decides which. */
    List<long[]> runs(long sectors) {
        return runRules.order().arrange(new RunDiscovery(graph, runRules).discover(sectors));
    }

    AccessGraph graph() {
        return graph;
    }
}
