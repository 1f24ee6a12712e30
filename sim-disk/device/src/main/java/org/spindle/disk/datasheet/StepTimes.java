package org.spindle.disk.datasheet;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.spindle.disk.hdd.spec.Mechanics;
import org.spindle.disk.hdd.spec.Seek;
import org.spindle.disk.mechanics.FirstTenHplSeek;
import org.spindle.disk.mechanics.HplSeek;
import org.spindle.disk.mechanics.SeekTableFile;
import org.spindle.disk.mechanics.TableSeek;

/**
 * The time of a sequential access from one track to the next, the slower of read and write.
 *
 * @param trackPicos to the next surface, picoseconds
 * @param cylinderPicos to the first surface of the next cylinder, picoseconds
 */
record StepTimes(long trackPicos, long cylinderPicos) {

    static StepTimes of(Mechanics mechanics, int surfaces) {
        long headSwitch = mechanics.headSwitch().picos();
        long settle = mechanics.writeSettle().picos();
        long read = overOneCylinder(mechanics.seek());
        Seek ofWrites = mechanics.writeSeek();
        long write = ofWrites == null ? read : overOneCylinder(ofWrites);
        if (surfaces > 1) {
            read = Math.max(read, headSwitch);
            write = Math.max(write, headSwitch);
        }
        return new StepTimes(settled(headSwitch, settle), Math.max(read, settled(write, settle)));
    }

    /** A reposition without duration needs no settling. */
    private static long settled(long picos, long settle) {
        return picos > 0 ? picos + settle : 0;
    }

    private static long overOneCylinder(Seek seek) {
        if (seek instanceof Seek.DataSheet sheet) {
            return sheet.trackToTrack().picos();
        }
        if (seek instanceof Seek.Constant constant) {
            return constant.time().picos();
        }
        if (seek instanceof Seek.Linear linear) {
            return linear.times().singleCylinder().picos();
        }
        if (seek instanceof Seek.ThreePoint three) {
            return three.times().singleCylinder().picos();
        }
        if (seek instanceof Seek.FirstTenHpl measured) {
            return firstTen(measured);
        }
        if (seek instanceof Seek.Table table) {
            return table(table);
        }
        if (seek instanceof Seek.TableFile table) {
            return file(table);
        }
        return hpl((Seek.Hpl) seek);
    }

    private static long hpl(Seek.Hpl hpl) {
        double single = hpl.singleCylinder().inNanos() < 0
                ? HplSeek.NO_SINGLE_CYLINDER_TIME
                : hpl.singleCylinder().millis();
        return new HplSeek(
                        hpl.parts().boundary(),
                        hpl.parts().rootConstant().millis(),
                        hpl.parts().rootFactor().millis(),
                        hpl.parts().linearConstant().millis(),
                        hpl.parts().linearFactor().millis(),
                        single)
                .seekPicos(1);
    }

    private static long firstTen(Seek.FirstTenHpl measured) {
        double[] times =
                measured.firstTen().stream().mapToDouble(time -> time.millis()).toArray();
        HplSeek beyond = new HplSeek(
                measured.parts().boundary(),
                measured.parts().rootConstant().millis(),
                measured.parts().rootFactor().millis(),
                measured.parts().linearConstant().millis(),
                measured.parts().linearFactor().millis(),
                HplSeek.NO_SINGLE_CYLINDER_TIME);
        return new FirstTenHplSeek(times, beyond).seekPicos(1);
    }

    private static long table(Seek.Table table) {
        return new TableSeek(
                        table.points().stream().mapToInt(Seek.Point::distance).toArray(),
                        table.points().stream()
                                .mapToLong(point -> point.time().picos())
                                .toArray())
                .seekPicos(1);
    }

    private static long file(Seek.TableFile table) {
        try {
            return SeekTableFile.read(table.file()).seekPicos(1);
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "cannot read seek table " + table.file().getFileName(), e);
        }
    }
}
