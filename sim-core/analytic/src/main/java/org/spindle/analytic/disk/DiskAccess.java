package org.spindle.analytic.disk;

import org.spindle.analytic.ValidRange;

/**
 * The time of one access to an idle drive: seek, half a revolution, transfer and controller (Hennessy and Patterson 1996,
 * section 6.2). The places of successive accesses are assumed to be independent except for {@code locality}.
 *
 * @param seek advertised average in milliseconds, 0 or more
 * @param transferRate bytes per second, greater than 0
 * @param controller overhead in milliseconds, 0 or more
 * @param locality seek time in use over the advertised one, greater than 0 and at most 1: 0.25 to 0.33 under real loads,
 *     by the same source
 */
public record DiskAccess(double seek, Revolution revolution, double transferRate, double controller, double locality) {

    public DiskAccess {
        ValidRange.notNegative("average seek time", seek);
        ValidRange.positive("transfer rate", transferRate);
        ValidRange.notNegative("controller overhead", controller);
        if (!(locality > 0 && locality <= 1)) {
            throw ValidRange.outside("seek locality", locality, "greater than 0 and at most 1");
        }
    }

    /** Creates an access without locality. */
    public DiskAccess(double seek, Revolution revolution, double transferRate, double controller) {
        this(seek, revolution, transferRate, controller, 1);
    }

    /** Returns the mean seek time in use, in milliseconds. */
    public double effectiveSeek() {
        return seek * locality;
    }

    /** Returns the milliseconds of a transfer. */
    public double transfer(double bytes) {
        return ValidRange.notNegative("bytes", bytes) / transferRate * 1000;
    }

    /** Returns the milliseconds of an access. */
    public double access(double bytes) {
        return effectiveSeek() + revolution.meanLatency() + transfer(bytes) + controller;
    }
}
