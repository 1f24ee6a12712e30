package org.spindle.disk.assembly;

import java.util.Set;
import org.spindle.disk.geometry.Layout;
import org.spindle.disk.hdd.spec.DataSheetGeometry;
import org.spindle.disk.hdd.spec.Geometry;
import org.spindle.disk.hdd.spec.HddCompat;
import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.disk.hdd.spec.Mechanics;
import org.spindle.disk.hdd.spec.Seek;
import org.spindle.disk.hdd.spec.Technology;
import org.spindle.disk.hdd.spec.Technology.Knob;
import org.spindle.disk.hdd.spec.ZonedGeometry;
import org.spindle.disk.mechanics.SeekCurve;
import org.spindle.spi.config.Rate;
import org.spindle.spi.config.RotationSpeed;
import org.spindle.spi.config.Size;

/** A drive some years later or earlier, by the progress of its components (Hsu 2003, section 3.6). */
public final class LaterDrive {

    private final HddConfig drive;
    private final Set<HddCompat> compat;
    private final double seek;
    private final double rotation;
    private final double linear;
    private final double track;

    private LaterDrive(HddConfig drive, Technology technology, Set<HddCompat> compat) {
        this.drive = drive;
        this.compat = compat;
        seek = technology.factor(Knob.SEEK);
        rotation = technology.factor(Knob.ROTATION);
        linear = technology.factor(Knob.LINEAR_DENSITY);
        track = technology.factor(Knob.TRACK_DENSITY);
    }

    /**
     * Returns the drive of a config with its technology applied; the config itself if that changes nothing.
     *
     * @throws IllegalArgumentException if no drive is possible, or if the geometry cannot be scaled
     */
    public static HddConfig of(HddConfig drive, Set<HddCompat> compat) {
        Technology technology = drive.technology();
        if (technology == null) {
            return drive;
        }
        LaterDrive later = new LaterDrive(drive, technology, compat);
        boolean isSame = later.seek == 1 && later.rotation == 1 && later.linear == 1 && later.track == 1;
        return isSame ? drive : later.config(technology.years());
    }

    private HddConfig config(double years) {
        try {
            Layout before = LayoutFactory.create(drive, compat);
            Mechanics mechanics = mechanics(before.cylinders());
            HddConfig later = new HddConfig(
                    geometry(mechanics),
                    mechanics,
                    drive.sectorSize(),
                    drive.logicalSectorSize(),
                    drive.buffer(),
                    drive.overheads(),
                    drive.bus(),
                    drive.queueDepth(),
                    drive.scheduler(),
                    null,
                    drive.compat());
            requireRoomForSegment(LayoutFactory.create(later, compat).blocks());
            return later;
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "technology: " + years + " years give no possible drive: " + e.getMessage()
                            + "; choose years nearer to 0, or other quantities in knobs",
                    e);
        }
    }

    private void requireRoomForSegment(long blocks) {
        long held = drive.buffer().segmentSize().bytes() / drive.sectorSize().bytes();
        if (held > blocks) {
            throw new IllegalArgumentException("it would have " + blocks + " sectors, fewer than the " + held
                    + " of a segment of its buffer (buffer.segmentSize)");
        }
    }

    private Mechanics mechanics(int cylinders) {
        Mechanics before = drive.mechanics();
        Seek ofWrites = before.writeSeek();
        return new Mechanics(
                new RotationSpeed((int) Math.round(before.rotation().rpm() * rotation)),
                seek(before.seek(), cylinders),
                ofWrites == null ? null : seek(ofWrites, cylinders),
                before.headSwitch(),
                before.writeSettle());
    }

    private Seek seek(Seek before, int cylinders) {
        if (seek == 1 && track == 1) {
            return before;
        }
        return new ScaledSeek(curve(before, cylinders), seek, track).table((int) Math.ceil(cylinders * track));
    }

    private SeekCurve curve(Seek seek, int cylinders) {
        return new SeekFactory(cylinders, compat).create(seek);
    }

    private Geometry geometry(Mechanics mechanics) {
        if (drive.geometry() instanceof DataSheetGeometry sheet) {
            return sheet(sheet);
        }
        if (drive.geometry() instanceof ZonedGeometry zoned) {
            return new ScaledZones(drive.mechanics(), mechanics, linear, track).of(zoned);
        }
        throw new IllegalArgumentException(
                "only drives of the geometries data-sheet and zoned can be scaled; describe the drive by one of these");
    }

    private DataSheetGeometry sheet(DataSheetGeometry before) {
        Rate inner = before.innerRate();
        Integer cylinders = before.cylinders();
        long sector = drive.sectorSize().bytes();
        long sectorsBefore = before.capacity().bytes() / sector;
        double sectors = sectorsBefore * linear * track;
        if (sectors * sector > Long.MAX_VALUE) {
            throw new IllegalArgumentException("its capacity would be above 8 EiB");
        }
        return new DataSheetGeometry(
                new Size(((long) sectors) * sector),
                before.surfaces(),
                rate(before.outerRate()),
                inner == null ? null : rate(inner),
                before.zones(),
                cylinders == null ? null : (int) Math.round(cylinders * track));
    }

    private Rate rate(Rate before) {
        return new Rate(before.bytesPerSecond() * linear * rotation);
    }
}
