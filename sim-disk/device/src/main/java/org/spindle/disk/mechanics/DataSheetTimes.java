package org.spindle.disk.mechanics;

import java.util.Set;

/** The three seek times of a data sheet, in picoseconds. */
record DataSheetTimes(long single, long average, long full) {

    static DataSheetTimes of(double single, double average, double full, int cylinders, Set<SeekCompat> compat) {
        if (cylinders < 1) {
            throw new IllegalArgumentException("a seek curve over " + cylinders + " cylinders");
        }
        if (single > average || average > full) {
            throw new IllegalArgumentException("seek times must not fall with distance: single cylinder " + single
                    + " ms, average " + average + " ms, full stroke " + full + " ms");
        }
        return new DataSheetTimes(
                Picos.ofMillis(single, "single cylinder seek time", compat),
                Picos.ofMillis(average, "average seek time", compat),
                Picos.ofMillis(full, "full stroke seek time", compat));
    }
}
