package org.spindle.disk.datasheet;

import org.spindle.disk.hdd.spec.*;
import org.spindle.disk.mechanics.SeekCurve;

public final class DataSheetSeek {
    public static SeekCurve fit(Seek.DataSheet s, int cylinders) {
        throw new IllegalArgumentException("x");
    }
}
