package org.spindle.host.alis.analysis;

/**
 * The parameters of the construction of the access graph.
 *
 * @param beta weight of the present interval
 * @param mostBytes modelled size above which it is pruned
 * @param pruning when it is pruned
 * @param pruned share of its vertices and edges that are then removed at once
 * @param leastReferences units read less often within an interval are left out; 1 to take all
 */
public record GraphRules(
        GraphUnits units,
        ContextWeights weights,
        double beta,
        long mostBytes,
        PruningTime pruning,
        double pruned,
        int leastReferences,
        Training training) {}
