package org.spindle.disk.hdd;

import java.util.Set;
import org.spindle.disk.assembly.SeekFactory;
import org.spindle.disk.geometry.Layout;
import org.spindle.disk.hdd.spec.HddCompat;
import org.spindle.disk.hdd.spec.Mechanics;
import org.spindle.disk.mechanics.SeekCurve;

/**
 * Where the blocks of a drive lie and how long its arm takes; immutable, so that several drives can share it.
 *
 * @param averageReadSeekPicos mean seek of a read over all pairs of cylinders, as in data sheets
 */
record LayoutAndSeeks(
        Layout layout, SeekCurve readSeek, SeekCurve writeSeek, LeastSeek leastSeek, double averageReadSeekPicos) {

    /**
     * @throws IllegalArgumentException if the seek times contradict themselves
     */
    static LayoutAndSeeks of(Layout layout, Mechanics mechanics, Set<HddCompat> compat, AverageSeeks averages) {
        SeekFactory seeks = new SeekFactory(layout.cylinders(), compat);
        SeekCurve read = seeks.create(mechanics.seek());
        SeekCurve write = mechanics.writeSeek() == null ? read : seeks.create(mechanics.writeSeek());
        long settle = mechanics.writeSettle().picos();
        return new LayoutAndSeeks(
                layout,
                read,
                write,
                new LeastSeek(layout.cylinders(), read, write, settle),
                averages.picos(read, layout.cylinders()));
    }
}
