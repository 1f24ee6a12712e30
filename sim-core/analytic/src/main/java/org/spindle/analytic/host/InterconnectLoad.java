package org.spindle.analytic.host;

import org.spindle.analytic.ValidRange;

/**
 * The size of a system that loads an interconnect to a utilisation (Hsu 2003, section 2.5.2, table 2.9).
 *
 * @param bandwidth of the interconnect in Mb/s
 * @param utilisation greater than 0, less than 1
 */
public record InterconnectLoad(double bandwidth, double utilisation) {

    public InterconnectLoad {
        ValidRange.positive("bandwidth", bandwidth);
        ValidRange.probabilityInside("utilisation", utilisation);
    }

    /**
     * Returns processors in MHz, or storage in GB.
     *
     * @param intensity Mb/s per MHz, or per GB
     */
    public double driven(double intensity) {
        return utilisation * bandwidth / ValidRange.positive("intensity", intensity);
    }
}
