package org.spindle.disk.hdd;

import org.jspecify.annotations.Nullable;
import org.spindle.disk.geometry.PhysicalAddress;
import org.spindle.spi.request.Request;
import org.spindle.spi.timeline.Timeline;
import org.spindle.spi.timeline.TimelineTrack;

/**
 * Shows the arm's work on the drive's tracks of a timeline; the drive's own work, such as read-ahead, as background. Sectors
 * of one kind that pass one after the other are one span.
 */
final class DriveTimeline implements DriveObserver {

    private static final int TRANSFER = 0;
    private static final int UNUSED = 1;
    private static final int ROTATION = 2;
    private static final int SEEK = 3;

    private static final String[] DEMAND = {"transfer", "unused", "rotation", "seek"};
    private static final String[] READ_AHEAD = prefixed("read-ahead ");
    private static final String[] WRITE_BACK = prefixed("write-back ");

    private final DriveObserver next;
    private final TimelineTrack seeks;
    private final TimelineTrack rotations;
    private final TimelineTrack transfers;
    private final Medium medium;
    private final MediumEvent event;

    /** Name of the span that is not yet ended; null if there is none. */
    private @Nullable String what;

    private int kind;
    private boolean background;
    private long request;
    private long start;
    private long end;

    DriveTimeline(DriveObserver next, Timeline timeline, Medium medium) {
        this.next = next;
        seeks = timeline.track("seek");
        rotations = timeline.track("rotation");
        transfers = timeline.track("transfer");
        this.medium = medium;
        event = medium.event();
    }

    @Override
    public void positioned(
            DriveRequest drive,
            @Nullable Request host,
            long seekPicos,
            long waitPicos,
            int cylinders,
            PhysicalAddress place) {
        next.positioned(drive, host, seekPicos, waitPicos, cylinders, place);
        Moment now = event.now();
        long arrived = nanos(now, 0);
        if (seekPicos > 0) {
            begin(SEEK, drive, host, nanos(now, -seekPicos), arrived);
        }
        if (waitPicos > 0) {
            begin(ROTATION, drive, host, arrived, nanos(now, waitPicos));
        }
    }

    @Override
    public void passing(DriveRequest drive, @Nullable Request host, long picos, boolean transferring) {
        next.passing(drive, host, picos, transferring);
        Moment now = event.now();
        long from = nanos(now, 0);
        long to = nanos(now, picos);
        int passed = transferring ? TRANSFER : UNUSED;
        boolean goesOn = name(passed, drive, host).equals(what) && drive.image.id() == request && from == end;
        if (goesOn) {
            end = to;
        } else {
            begin(passed, drive, host, from, to);
        }
    }

    /** @throws IllegalStateException always: spans begin and end with sectors */
    @Override
    public void passingOn(DriveRequest drive, @Nullable Request host, int sectors, long picos, long nanos) {
        throw new IllegalStateException("a timeline follows each sector");
    }

    @Override
    public boolean followsSectors() {
        return true;
    }

    /** A movement in progress is shown as beginning as late as possible. */
    @Override
    public void cutShort(DriveRequest drive, @Nullable Request host, Moment at) {
        next.cutShort(drive, host, at);
        if (event.isSeeking()) {
            Moment arrival = event.time();
            begin(SEEK, drive, host, nanos(arrival, -medium.seekPicos()), nanos(arrival, 0));
        }
        cut(nanos(at, 0));
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

    /** Ends the present span at a time at the latest. */
    void cut(long now) {
        end = Math.min(end, now);
        show();
        what = null;
    }

    private void show() {
        String shown = what;
        if (shown == null || end <= start) {
            return;
        }
        TimelineTrack track = kind == SEEK ? seeks : kind == ROTATION ? rotations : transfers;
        if (background) {
            track.background(start, end, shown, request);
        } else {
            track.span(start, end, shown, request);
        }
    }

    private static String name(int kind, DriveRequest drive, @Nullable Request host) {
        return (host != null ? DEMAND : drive.read ? READ_AHEAD : WRITE_BACK)[kind];
    }

    /** Returns the nearest nanosecond to a moment plus some picoseconds. */
    private static long nanos(Moment moment, long plusPicos) {
        return moment.nanos + Math.floorDiv(moment.picos + plusPicos + 500, 1000L);
    }

    private static String[] prefixed(String prefix) {
        String[] names = new String[DEMAND.length];
        for (int i = 0; i < names.length; i++) {
            names[i] = prefix + DEMAND[i];
        }
        return names;
    }
}
