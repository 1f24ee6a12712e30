package org.spindle.disk.hdd;

import static java.util.Objects.requireNonNull;

import org.jspecify.annotations.Nullable;
import org.spindle.disk.geometry.Place;
import org.spindle.spi.request.Request;
import org.spindle.spi.timeline.Timeline;
import org.spindle.spi.timeline.Track;

/**
 * Shows what the arm does on the drive's tracks of a timeline: what it does for a request of the host, and apart from that
 * what the drive does on its own account. Sectors of one kind that pass one after the other are one span.
 */
final class DriveTimeline implements CommandProcessor.Observer {

    private static final int TRANSFER = 0;
    private static final int UNUSED = 1;
    private static final int ROTATION = 2;
    private static final int SEEK = 3;

    private static final String[] DEMAND = {"transfer", "unused", "rotation", "seek"};
    private static final String[] READ_AHEAD = prefixed("read-ahead ");
    private static final String[] WRITE_BACK = prefixed("write-back ");

    private final CommandProcessor.Observer next;
    private final Track seeks;
    private final Track rotations;
    private final Track transfers;
    private @Nullable Medium attached;

    /** What the arm is in the middle of; null at rest. */
    private @Nullable String what;

    private int kind;
    private boolean background;
    private long request;
    private long start;
    private long end;

    DriveTimeline(CommandProcessor.Observer next, Timeline timeline) {
        this.next = next;
        seeks = timeline.track("seek");
        rotations = timeline.track("rotation");
        transfers = timeline.track("transfer");
        timeline.atEnd(this::cut);
    }

    /** Whose exact times are shown; set once, because the medium is made for an observer. */
    void attach(Medium medium) {
        attached = medium;
    }

    @Override
    public void positioned(
            DriveRequest drive, @Nullable Request host, long seekPicos, long waitPicos, int cylinders, Place place) {
        next.positioned(drive, host, seekPicos, waitPicos, cylinders, place);
        Medium medium = requireNonNull(attached);
        long arrived = nanos(medium.nowNanos(), medium.nowPicos());
        if (seekPicos > 0) {
            begin(SEEK, drive, host, nanos(medium.nowNanos(), medium.nowPicos() - seekPicos), arrived);
        }
        if (waitPicos > 0) {
            begin(ROTATION, drive, host, arrived, nanos(medium.nowNanos(), medium.nowPicos() + waitPicos));
        }
    }

    @Override
    public void passing(DriveRequest drive, @Nullable Request host, long picos, boolean transferring) {
        next.passing(drive, host, picos, transferring);
        Medium medium = requireNonNull(attached);
        long from = nanos(medium.nowNanos(), medium.nowPicos());
        long to = nanos(medium.nowNanos(), medium.nowPicos() + picos);
        int passed = transferring ? TRANSFER : UNUSED;
        boolean goesOn = name(passed, drive, host).equals(what) && drive.image.id() == request && from == end;
        if (goesOn) {
            end = to;
        } else {
            begin(passed, drive, host, from, to);
        }
    }

    /** An arm that is under way when it is stopped has begun its movement as late as it could. */
    @Override
    public void cutShort(DriveRequest drive, @Nullable Request host, long atNanos, int atPicos) {
        next.cutShort(drive, host, atNanos, atPicos);
        Medium medium = requireNonNull(attached);
        if (medium.isSeeking()) {
            long from = nanos(medium.pendingNanos(), medium.pendingPicos() - medium.seekPicos());
            begin(SEEK, drive, host, from, nanos(medium.pendingNanos(), medium.pendingPicos()));
        }
        cut(nanos(atNanos, atPicos));
    }

    @Override
    public void completing(DriveRequest drive, Request host) {
        next.completing(drive, host);
    }

    @Override
    public void forgotten(DriveRequest drive) {
        next.forgotten(drive);
    }

    private void begin(int newKind, DriveRequest drive, @Nullable Request host, long from, long to) {
        show();
        kind = newKind;
        what = name(newKind, drive, host);
        background = host == null;
        request = drive.image.id();
        start = from;
        end = to;
    }

    private void cut(long now) {
        end = Math.min(end, now);
        show();
        what = null;
    }

    private void show() {
        String shown = what;
        if (shown == null || end <= start) {
            return;
        }
        Track track = kind == SEEK ? seeks : kind == ROTATION ? rotations : transfers;
        if (background) {
            track.background(start, end, shown, request);
        } else {
            track.span(start, end, shown, request);
        }
    }

    private static String name(int kind, DriveRequest drive, @Nullable Request host) {
        return (host != null ? DEMAND : drive.read ? READ_AHEAD : WRITE_BACK)[kind];
    }

    /** Of an exact time, to the nearest nanosecond, at which the simulation's events happen. */
    private static long nanos(long nanos, long plusPicos) {
        return nanos + Math.floorDiv(plusPicos + 500, 1000L);
    }

    private static String[] prefixed(String prefix) {
        String[] names = new String[DEMAND.length];
        for (int i = 0; i < names.length; i++) {
            names[i] = prefix + DEMAND[i];
        }
        return names;
    }
}
