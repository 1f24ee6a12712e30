package org.spindle.analytic.host;

import org.spindle.analytic.Range;

/**
 * How much of a system loads an interconnect to a utilisation (Hsu 2003, section 2.5.2, table 2.9).
 *
 * @param bandwidth of the interconnect in Mb/s
 * @param utilisation greater than 0, less than 1
 */
public record InterconnectLoad(double bandwidth, double utilisation) {

    public InterconnectLoad {
        Range.positive("bandwidth", bandwidth);
        Range.probabilityInside("utilisation", utilisation);
    }

    /**
     * Processors in MHz, or storage in GB.
     *
     * @param intensity Mb/s for each MHz, or for each GB
     */
    public double driven(double intensity) {
        return utilisation * bandwidth / Range.positive("intensity", intensity);
    }
}
