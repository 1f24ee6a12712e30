package org.spindle.disk.hdd;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.disk.hdd.Medium.Latitude;
import org.spindle.disk.mechanics.Rotation;
import org.spindle.spi.sim.EventLoop;

/**
 * When the arm will be free for a request, where it will then be, and what it would do for that request: by playing ahead
 * what cannot be interrupted, and then the request's own access.
 *
 * <p>Ahead of a request that comes from the host lie the holder of the arm and the writes that were reported early and are
 * not on the medium, in order of arrival. Requests that the host has not been told to be complete are taken to be waiting
 * behind it, as they are for a queue that sends one at a time.
 */
final class ArmForecast {

    private final CommandProcessor commands;
    private final ArmControl arm;
    private final CommandTimes times;
    private final EventLoop events;
    private final Rehearsal rehearsal;
    private final boolean stopInSector;
    private final boolean addedStopWait;

    private long seenChanges = -1;
    private long seenArrival = -1;
    private long seenReported;
    private long seenReach;
    private @Nullable DriveRequest seenHolder;

    private long freeNanos;
    private int freePicos;
    private int cylinder;
    private int head;
    private Rotation rotation;
    private long stopWaitPicos;
    private long writtenTo;

    ArmForecast(
            CommandProcessor commands,
            CommandTimes times,
            EventLoop events,
            Rehearsal rehearsal,
            boolean stopInSector,
            boolean addedStopWait) {
        this.commands = commands;
        arm = commands.arm();
        this.times = times;
        this.events = events;
        this.rehearsal = rehearsal;
        this.stopInSector = stopInSector;
        this.addedStopWait = addedStopWait;
        rotation = arm.medium().rotation();
    }

    /** The cylinder at which the arm is when it becomes free. */
    int cylinder(boolean fromHost) {
        look(fromHost);
        return cylinder;
    }

    /** Nanoseconds from now until the arm is free. */
    long wait(boolean fromHost) {
        look(fromHost);
        return Math.max(0, freeNanos - events.now());
    }

    /** Nanoseconds from now until the first block that the request's access has to pass begins to pass. */
    long positioning(DriveRequest request, boolean fromHost) {
        begin(request, Latitude.IN_ORDER, fromHost);
        rehearsal.step();
        return rehearsal.roundedNanos() - events.now();
    }

    /** Nanoseconds from there until the last of its blocks has passed. */
    long transfer(DriveRequest request, boolean fromHost) {
        long positioning = positioning(request, fromHost);
        begin(request, arm.latitude(request), fromHost);
        rehearsal.endAt(request.end);
        return rehearsal.roundedNanos() - events.now() - positioning;
    }

    private void begin(DriveRequest request, Latitude latitude, boolean fromHost) {
        look(fromHost);
        long now = events.now();
        long ready = fromHost ? now + times.perRequest + commands.commandTime(request) : request.mediaReady.nanos;
        long nanos = ready;
        int picos = 0;
        boolean append = false;
        if (addedStopWait && stopWaitPicos > 0) {
            nanos = Math.max(ready, now) + stopWaitPicos / 1000;
            picos = (int) (stopWaitPicos % 1000);
        } else if (freeNanos >= ready) {
            nanos = freeNanos;
            picos = freePicos;
            append = !request.read && request.first == writtenTo;
        }
        rehearsal.medium().rest(cylinder, head, rotation.copy());
        rehearsal.begin(request, latitude, nanos, picos, request.read || append ? 0 : times.minimumWriteSeekPicos);
    }

    private void look(boolean fromHost) {
        Medium medium = arm.medium();
        DriveRequest holder = arm.holder();
        long arrival = events.now() + (fromHost ? times.perRequest : 0);
        long reported = fromHost ? reported() : 0;
        long reach = holder == null ? 0 : arm.mustReach(holder);
        if (seenArrival == arrival
                && seenChanges == medium.changes()
                && seenHolder == holder
                && seenReported == reported
                && seenReach == reach) {
            return;
        }
        seenArrival = arrival;
        seenChanges = medium.changes();
        seenHolder = holder;
        seenReported = reported;
        seenReach = reach;
        stopWaitPicos = 0;
        writtenTo = -1;
        boolean atBoundary = !medium.isPending() && arrival == events.now();
        if (holder != null && medium.isBusy() && !(atBoundary && arm.pointer() >= reach)) {
            finishHolder(holder, arrival);
        } else {
            rest(medium, medium.nowNanos(), medium.nowPicos());
            Moment stop = arm.stop();
            stopWaitPicos = Math.max(0, (stop.nanos - freeNanos) * 1000 + stop.picos - freePicos);
            if (stopWaitPicos > 0) {
                freeNanos = stop.nanos;
                freePicos = stop.picos;
            }
        }
        if (reported != 0) {
            writeReported(holder);
        }
    }

    /** Tells one set of reported, unwritten requests from another; 0 if there are none. */
    private long reported() {
        long sum = 0;
        List<DriveRequest> unwritten = commands.unwritten();
        for (int i = 0; i < unwritten.size(); i++) {
            DriveRequest write = unwritten.get(i);
            if (write.completionSent) {
                sum = sum * 31 + write.sequence + 1;
            }
        }
        return sum;
    }

    private void rest(Medium medium, long nanos, int picos) {
        freeNanos = nanos;
        freePicos = picos;
        cylinder = medium.cylinder();
        head = medium.head();
        rotation = medium.rotation().copy();
    }

    private void finishHolder(DriveRequest holder, long arrival) {
        long must = arm.mustReach(holder);
        rehearsal.follow(holder, events.now());
        rehearsal.playBefore(arrival);
        if (rehearsal.pointer() < must) {
            rehearsal.endAt(must);
        }
        Medium medium = rehearsal.medium();
        if (!medium.isPending()) {
            rest(medium, rehearsal.nanos(), rehearsal.picos());
        } else if (medium.isSeeking() || !stopInSector) {
            long nanos = rehearsal.nanos();
            int picos = rehearsal.picos();
            medium.cancel();
            rest(medium, nanos, picos);
            stopWaitPicos = Math.max(0, (nanos - arrival) * 1000 + picos);
        } else {
            rest(medium, arrival, 0);
        }
        if (!holder.read) {
            writtenTo = holder.end;
        }
    }

    private void writeReported(@Nullable DriveRequest holder) {
        List<DriveRequest> unwritten = commands.unwritten();
        for (int i = 0; i < unwritten.size(); i++) {
            DriveRequest write = unwritten.get(i);
            if (!write.completionSent || write == holder) {
                continue;
            }
            boolean late = write.mediaReady.nanos > freeNanos;
            boolean append = !late && write.first == writtenTo;
            rehearsal.medium().rest(cylinder, head, rotation.copy());
            rehearsal.begin(
                    write,
                    arm.latitude(write),
                    late ? write.mediaReady.nanos : freeNanos,
                    late ? 0 : freePicos,
                    append ? 0 : times.minimumWriteSeekPicos);
            rehearsal.endAt(write.end);
            rest(rehearsal.medium(), rehearsal.nanos(), rehearsal.picos());
            writtenTo = write.end;
        }
    }
}
