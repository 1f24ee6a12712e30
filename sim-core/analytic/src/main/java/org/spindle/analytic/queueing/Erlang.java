package org.spindle.analytic.queueing;

import org.spindle.analytic.ValidRange;

/**
 * Erlang's formulas for {@code servers} parallel servers under an offered load of a = arrival rate x service time
 * (Kleinrock 1975, sections 3.5 and 3.6), by the stable recursion B(k) = a B(k-1) / (k + a B(k-1)).
 */
public final class Erlang {

    private Erlang() {}

    /**
     * Returns the result of the B formula: the probability that an arrival finds all servers busy, if such arrivals are lost.
     *
     * @param servers 1 or more
     * @param load 0 or more
     */
    public static double blocking(int servers, double load) {
        ValidRange.atLeast(1, "number of servers", servers);
        ValidRange.notNegative("offered load", load);
        double blocked = 1;
        for (int k = 1; k <= servers; k++) {
            blocked = load * blocked / (k + load * blocked);
        }
        return blocked;
    }

    /**
     * Returns the result of the C formula: the probability that an arrival finds all servers busy, if such arrivals wait.
     *
     * @param load 0 or more, less than {@code servers}
     */
    public static double waiting(int servers, double load) {
        double blocked = blocking(servers, load);
        double utilisation = ValidRange.utilisation("utilisation (offered load / servers)", load / servers);
        return blocked / (1 - utilisation * (1 - blocked));
    }
}
