package org.spindle.disk.hdd;

import java.util.Set;
import org.spindle.disk.geometry.Layout;
import org.spindle.disk.hdd.spec.HddCompat;
import org.spindle.disk.hdd.spec.Mechanics;
import org.spindle.disk.mechanics.Rotation;
import org.spindle.disk.mechanics.SeekCurve;
import org.spindle.disk.mechanics.SteadyRotation;
import org.spindle.disk.mechanics.TruncatedRotation;

/** A drive's arm and platters: layout, rotation, seek times. */
final class Mechanism {

    private final Layout layout;
    private final Rotation rotation;
    private final SeekCurve readSeek;
    private final SeekCurve writeSeek;
    private final long headSwitchPicos;
    private final long writeSettlePicos;
    private final boolean blockByBlock;
    private final LeastSeek leastSeek;
    private final double averageReadSeekPicos;

    Mechanism(Mechanics mechanics, LayoutAndSeeks constant, Set<HddCompat> compat) {
        layout = constant.layout();
        int rpm = mechanics.rotation().rpm();
        rotation = compat.contains(HddCompat.TRUNCATED_ROTATION) ? new TruncatedRotation(rpm) : new SteadyRotation(rpm);
        readSeek = constant.readSeek();
        writeSeek = constant.writeSeek();
        leastSeek = constant.leastSeek();
        averageReadSeekPicos = constant.averageReadSeekPicos();
        headSwitchPicos = mechanics.headSwitch().picos();
        writeSettlePicos = mechanics.writeSettle().picos();
        blockByBlock = compat.contains(HddCompat.BLOCK_BY_BLOCK);
    }

    Rotation rotation() {
        return rotation;
    }

    SeekCurve readSeek() {
        return readSeek;
    }

    SeekCurve writeSeek() {
        return writeSeek;
    }

    LeastSeek leastSeek() {
        return leastSeek;
    }

    /** Returns the mean seek of a read over all pairs of cylinders, in picoseconds. */
    double averageReadSeekPicos() {
        return averageReadSeekPicos;
    }

    Layout layout() {
        return layout;
    }

    /** Returns whether a medium passes whole blocks, including the slots between them, instead of single slots. */
    boolean movesBlockByBlock() {
        return blockByBlock;
    }

    /** Returns the picoseconds between two tracks: seek and head switch overlap, the settling of a write is added. */
    long repositionPicos(int fromCylinder, int fromHead, int toCylinder, int toHead, boolean forWrite) {
        int distance = Math.abs(toCylinder - fromCylinder);
        long time = forWrite ? writeSeek.seekPicos(distance) : readSeek.seekPicos(distance);
        if (toHead != fromHead) {
            time = Math.max(time, headSwitchPicos);
        }
        return time > 0 && forWrite ? Math.max(0, time + writeSettlePicos) : time;
    }

    /** Creates a medium at rest at cylinder 0, head 0, moved by a clock. */
    Medium medium(DriveClock clock) {
        return new Medium(this, clock);
    }
}
