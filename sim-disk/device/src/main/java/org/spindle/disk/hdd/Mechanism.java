package org.spindle.disk.hdd;

import java.util.Set;
import org.spindle.disk.assembly.SeekFactory;
import org.spindle.disk.geometry.Layout;
import org.spindle.disk.hdd.spec.HddCompat;
import org.spindle.disk.hdd.spec.Mechanics;
import org.spindle.disk.mechanics.Rotation;
import org.spindle.disk.mechanics.SeekCurve;
import org.spindle.disk.mechanics.SteadyRotation;
import org.spindle.disk.mechanics.TruncatedRotation;

/** How arm and platters of a drive move: what never changes of them, and from which its media are made. */
final class Mechanism {

    private final Layout layout;
    private final Rotation rotation;
    private final SeekCurve readSeek;
    private final SeekCurve writeSeek;
    private final long headSwitchPicos;
    private final long writeSettlePicos;
    private final boolean blockByBlock;

    Mechanism(Mechanics mechanics, Layout layout, Set<HddCompat> compat) {
        this.layout = layout;
        int rpm = mechanics.rotation().rpm();
        rotation = compat.contains(HddCompat.TRUNCATED_ROTATION) ? new TruncatedRotation(rpm) : new SteadyRotation(rpm);
        SeekFactory seeks = new SeekFactory(layout.cylinders(), compat);
        readSeek = seeks.create(mechanics.seek());
        writeSeek = mechanics.writeSeek() == null ? readSeek : seeks.create(mechanics.writeSeek());
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
        return new LeastSeek(layout.cylinders(), readSeek, writeSeek, writeSettlePicos);
    }

    /** Arm and platters as they are at the start, moved by a clock. */
    Medium medium(Medium.Client client, DriveClock clock) {
        return new Medium(
                layout, rotation, readSeek, writeSeek, headSwitchPicos, writeSettlePicos, blockByBlock, clock, client);
    }
}
