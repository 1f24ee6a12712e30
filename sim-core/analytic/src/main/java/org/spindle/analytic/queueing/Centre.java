package org.spindle.analytic.queueing;

import org.spindle.analytic.ValidRange;

/**
 * A service centre of a closed network.
 *
 * @param demand service time of one interaction at this centre over all its visits, 0 or more
 * @param servers parallel servers behind one queue, 1 or more
 */
public record Centre(String name, double demand, int servers) {

    public Centre {
        ValidRange.notNegative("service demand at " + name, demand);
        ValidRange.atLeast(1, "number of servers of " + name, servers);
    }

    /** Creates a centre with one server. */
    public Centre(String name, double demand) {
        this(name, demand, 1);
    }
}
