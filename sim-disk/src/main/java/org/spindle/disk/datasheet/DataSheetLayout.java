package org.spindle.disk.datasheet;

import org.spindle.disk.geometry.Layout;
import org.spindle.disk.hdd.spec.*;
import org.spindle.spi.config.Size;

public final class DataSheetLayout {
    public static Layout derive(DataSheetGeometry g, Mechanics m, Size s) {
        throw new IllegalArgumentException("x");
    }
}
