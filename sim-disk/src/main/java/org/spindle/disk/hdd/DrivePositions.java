package org.spindle.disk.hdd;

import static java.util.Objects.requireNonNull;

import org.jspecify.annotations.Nullable;
import org.spindle.disk.geometry.Layout;
import org.spindle.disk.geometry.Place;
import org.spindle.disk.geometry.Track;
import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.disk.mechanics.Rotation;
import org.spindle.disk.mechanics.SeekCurve;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.PositionOracle;
import org.spindle.spi.sim.EventLoop;

/**
 * What the drive tells schedulers: predictions start from where read-ahead has brought the arm, after the command overhead
 * and after an arm movement or sector that cannot be interrupted, with the medium's true angle (Worthington 1994,
 * sections 2.4 and 5.3).
 *
 * <p>Exact while the arm rests or reads ahead. Work that holds the arm for longer is not foreseen: a write that was reported
 * early and is still to be put on the medium, and read-ahead that has not reached its configured minimum. A prediction made
 * then is off by what is left of that work and by the rotation that follows from it.
 */
final class DrivePositions implements PositionOracle {

    private final Layout layout;
    private final SeekCurve readSeek;
    private final CommandTimes times;
    private final SegmentPool segments;
    private final EventLoop events;
    private final int sectorsPerBlock;
    private final boolean stopInSector;
    private final Place place = new Place();
    private final Place next = new Place();
    private final Track track = new Track();
    private final LeastSeek leastSeek;

    private @Nullable ArmControl arm;
    private @Nullable Rotation rotation;

    DrivePositions(
            HddConfig config,
            Layout layout,
            SeekCurve readSeek,
            LeastSeek leastSeek,
            CommandTimes times,
            SegmentPool segments,
            EventLoop events) {
        this.layout = layout;
        this.readSeek = readSeek;
        this.times = times;
        this.segments = segments;
        this.events = events;
        sectorsPerBlock = (int) (config.sectorSize().bytes() / 512);
        stopInSector = config.buffer().readAhead().stopInSector();
        this.leastSeek = leastSeek;
    }

    void attach(ArmControl control, Rotation medium) {
        arm = control;
        rotation = medium;
    }

    @Override
    public long cylinders() {
        return layout.cylinders();
    }

    @Override
    public long cylinder(long sector) {
        layout.locate(sector / sectorsPerBlock, place);
        return place.cylinder;
    }

    @Override
    public long zoneCylinder(long sector) {
        return layout.zoneCylinder(sector / sectorsPerBlock, place);
    }

    @Override
    public long seekTime(long distance) {
        return readSeek.seekPicos((int) distance) / 1000;
    }

    @Override
    public long armCylinder() {
        Medium medium = requireNonNull(arm).medium();
        return medium.isSeeking() ? medium.target().cylinder : medium.cylinder();
    }

    @Override
    public long positioningTime(Request request) {
        Medium medium = requireNonNull(arm).medium();
        Rotation turning = requireNonNull(rotation);
        boolean write = request.isWrite();
        long now = events.now();
        long startNanos = now + (write ? times.write() : times.readMiss());
        int startPicos = 0;
        int cylinder = medium.cylinder();
        int head = medium.head();
        if (medium.isPending()) {
            boolean seeking = medium.isSeeking();
            if (seeking) {
                cylinder = medium.target().cylinder;
                head = medium.target().head;
            }
            if ((seeking || !stopInSector) && medium.pendingNanos() >= startNanos) {
                startNanos = medium.pendingNanos();
                startPicos = medium.pendingPicos();
            }
        } else if (requireNonNull(arm).stopNanos() > startNanos) {
            startNanos = requireNonNull(arm).stopNanos();
        }
        layout.locate(request.sector() / sectorsPerBlock, place);
        layout.track(place.cylinder, place.head, track);
        long move = medium.repositionPicos(cylinder, head, place.cylinder, place.head, write);
        if (write) {
            move = Math.max(move, times.minimumWriteSeekPicos);
        }
        long picos = startPicos + move;
        long nanos = startNanos + picos / 1000;
        int rest = (int) (picos % 1000);
        long wait = turning.turnPicos(turning.angleAt(nanos, rest), track.angle(place.slot));
        return nanos - now + (rest + wait + 500) / 1000;
    }

    @Override
    public long transferTime(Request request) {
        Rotation turning = requireNonNull(rotation);
        long period = turning.periodPicos();
        long first = request.sector() / sectorsPerBlock;
        long end = (request.end() + sectorsPerBlock - 1) / sectorsPerBlock;
        long picos = 0;
        layout.locate(first, place);
        while (true) {
            layout.track(place.cylinder, place.head, track);
            long lastHere = Math.min(end - 1, track.lastBlock);
            layout.locate(lastHere, next);
            long slots = Math.max(1, next.slot - place.slot + 1);
            picos += slots * period / track.slots;
            if (lastHere + 1 >= end) {
                return (picos + 500) / 1000;
            }
            int leftAt = track.angle(place.slot) + (int) (slots * track.slotWidth);
            layout.locate(lastHere + 1, next);
            Medium medium = requireNonNull(arm).medium();
            long move = medium.repositionPicos(place.cylinder, place.head, next.cylinder, next.head, request.isWrite());
            layout.track(next.cylinder, next.head, track);
            long turned = (long) ((double) (move % period) / period * 4294967296.0);
            picos += move + turning.turnPicos(leftAt + (int) turned, track.angle(next.slot));
            layout.locate(lastHere + 1, place);
        }
    }

    @Override
    public long leastPositioningTime(long cylinderDistance) {
        return Math.min(times.write(), times.readMiss()) + leastSeek.picos(cylinderDistance) / 1000;
    }

    @Override
    public long nextBuffered(long sector) {
        long block = segments.nextHeld(sector / sectorsPerBlock);
        return block == Long.MAX_VALUE ? block : Math.max(sector, block * sectorsPerBlock);
    }
}
