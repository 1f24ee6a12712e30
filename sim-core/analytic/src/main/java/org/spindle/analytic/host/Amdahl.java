package org.spindle.analytic.host;

import org.spindle.analytic.ValidRange;

/** Speed-up of a task if only a part of it becomes faster (Amdahl 1967; Hennessy and Patterson 1996, section 6.1). */
public final class Amdahl {

    private Amdahl() {}

    /**
     * Returns 1 / ((1 - f) + f / s).
     *
     * @param fraction f of the old time that is sped up, between 0 and 1
     * @param factor speed-up s of that fraction, greater than 0
     */
    public static double speedUp(double fraction, double factor) {
        ValidRange.fraction("fraction that becomes faster", fraction);
        ValidRange.positive("speed-up of that fraction", factor);
        return 1 / (1 - fraction + fraction / factor);
    }
}
