package org.spindle.disk.assembly;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.EnumSet;
import java.util.Set;
import org.spindle.disk.datasheet.DataSheetSeek;
import org.spindle.disk.hdd.spec.HddCompat;
import org.spindle.disk.hdd.spec.Seek;
import org.spindle.disk.mechanics.ConstantSeek;
import org.spindle.disk.mechanics.FirstTenHplSeek;
import org.spindle.disk.mechanics.HplSeek;
import org.spindle.disk.mechanics.LinearSeek;
import org.spindle.disk.mechanics.SeekCompat;
import org.spindle.disk.mechanics.SeekCurve;
import org.spindle.disk.mechanics.SeekTableFile;
import org.spindle.disk.mechanics.TableSeek;
import org.spindle.disk.mechanics.ThreeParameterSeek;

/** Turns the seek model of a scenario into a curve. */
public final class SeekFactory {

    private final int cylinders;
    private final Set<SeekCompat> compat;

    /**
     * @param cylinders of the drive, for curves that are fitted to its full stroke
     * @param drive defects to be reproduced
     */
    public SeekFactory(int cylinders, Set<HddCompat> drive) {
        this.cylinders = cylinders;
        compat = drive.contains(HddCompat.BROKEN_SEEK_MODELS)
                ? EnumSet.allOf(SeekCompat.class)
                : EnumSet.noneOf(SeekCompat.class);
    }

    /**
     * Makes a curve.
     *
     * @throws IllegalArgumentException if the model contradicts itself
     * @throws UncheckedIOException if its table file cannot be read
     */
    public SeekCurve create(Seek seek) {
        if (seek instanceof Seek.Constant c) {
            return new ConstantSeek(c.time().millis(), compat);
        }
        if (seek instanceof Seek.Linear l) {
            return new LinearSeek(
                    l.times().singleCylinder().millis(),
                    l.times().average().millis(),
                    l.times().fullStroke().millis(),
                    cylinders,
                    compat);
        }
        if (seek instanceof Seek.ThreePoint t) {
            return new ThreeParameterSeek(
                    t.times().singleCylinder().millis(),
                    t.times().average().millis(),
                    t.times().fullStroke().millis(),
                    cylinders,
                    compat);
        }
        if (seek instanceof Seek.Hpl h) {
            double single = h.singleCylinder().inNanos() < 0
                    ? HplSeek.NO_SINGLE_CYLINDER_TIME
                    : h.singleCylinder().millis();
            return new HplSeek(
                    h.parts().boundary(),
                    h.parts().rootConstant().millis(),
                    h.parts().rootFactor().millis(),
                    h.parts().linearConstant().millis(),
                    h.parts().linearFactor().millis(),
                    single,
                    compat);
        }
        if (seek instanceof Seek.FirstTenHpl f) {
            double[] firstTen =
                    f.firstTen().stream().mapToDouble(t -> t.millis()).toArray();
            HplSeek beyond = new HplSeek(
                    f.parts().boundary(),
                    f.parts().rootConstant().millis(),
                    f.parts().rootFactor().millis(),
                    f.parts().linearConstant().millis(),
                    f.parts().linearFactor().millis(),
                    HplSeek.NO_SINGLE_CYLINDER_TIME);
            return new FirstTenHplSeek(firstTen, beyond);
        }
        if (seek instanceof Seek.Table t) {
            return new TableSeek(
                    t.points().stream().mapToInt(Seek.Point::distance).toArray(),
                    t.points().stream().mapToLong(p -> p.time().picos()).toArray());
        }
        if (seek instanceof Seek.TableFile t) {
            try {
                return SeekTableFile.read(t.file());
            } catch (IOException e) {
                throw new UncheckedIOException(
                        "cannot read seek table " + t.file().getFileName(), e);
            }
        }
        return DataSheetSeek.fit((Seek.DataSheet) seek, cylinders);
    }
}
