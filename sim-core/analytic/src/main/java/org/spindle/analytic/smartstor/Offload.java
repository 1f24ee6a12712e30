package org.spindle.analytic.smartstor;

import java.util.List;

/** The fraction of each of the 17 queries that can be executed on single relations, by an optimizer's estimate (table 5.3). */
public enum Offload {
    /** System 1: shared everything. */
    SHARED_EVERYTHING(1),
    /** System 2: shared nothing. */
    SHARED_NOTHING(2);

    private final int column;

    Offload(int column) {
        this.column = column;
    }

    /** Returns the fraction of each query. */
    public List<Double> fractions() {
        return PublishedTable.read("offloadable.csv").stream()
                .map(row -> Double.parseDouble(row.get(column)) / 100)
                .toList();
    }
}
