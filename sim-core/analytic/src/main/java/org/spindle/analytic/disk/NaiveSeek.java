package org.spindle.analytic.disk;

import org.spindle.analytic.ValidRange;

/**
 * A seek curve that is linear from the minimum through the average at a third of the cylinders: Tmin + 3 d / N (Tavg - Tmin). Hennessy and
 * Patterson 1996, section 6.9, present it as a fallacy: arms accelerate, and the curve is far too slow for long distances.
 *
 * @param cylinders 2 or more
 */
public record NaiveSeek(SeekTimes times, int cylinders) implements SeekModel {

    public NaiveSeek {
        ValidRange.atLeast(2, "number of cylinders", cylinders);
    }

    @Override
    public double time(int distance) {
        ValidRange.between(0, cylinders - 1, "seek distance", distance);
        return distance == 0 ? 0 : times.minimum() + 3.0 * distance / cylinders * (times.average() - times.minimum());
    }
}
