package org.spindle.analytic.smartstor;

import java.util.List;
import org.spindle.analytic.ValidRange;

/**
 * A system with a published TPC-D result (table 5.2).
 *
 * @param scale of the database: 100GB, 300GB or 1TB
 * @param processors of the host, summed over all nodes
 * @param disks summed over all nodes
 */
public record DecisionSupportSystem(String scale, String name, int processors, int disks) {

    public DecisionSupportSystem {
        ValidRange.atLeast(1, "number of host processors", processors);
        ValidRange.atLeast(1, "number of disks", disks);
    }

    public double disksPerProcessor() {
        return (double) disks / processors;
    }

    /** Returns the nineteen systems of the thesis, July 1998 to January 1999. */
    public static List<DecisionSupportSystem> published() {
        return PublishedTable.read("disks-per-processor.csv").stream()
                .map(row -> new DecisionSupportSystem(
                        row.get(0), row.get(1), Integer.parseInt(row.get(2)), Integer.parseInt(row.get(3))))
                .toList();
    }
}
