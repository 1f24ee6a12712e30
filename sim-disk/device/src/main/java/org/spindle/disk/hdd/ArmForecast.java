package org.spindle.disk.hdd;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.disk.mechanics.Rotation;
import org.spindle.spi.sim.EventLoop;

/**
 * Forecasts when and where the arm becomes free for a request, and how long the access of the request then takes: by
 * simulating what cannot be interrupted, and then the request's own access.
 *
 * <p>Before a request of the host come the owner of the arm and the writes that were reported early and are not on the
 * medium, in order of arrival. All other requests in the drive come after it, as for a queue that sends one at a time.
 */
final class ArmForecast {

    private final Arm arm;
    private final Medium medium;
    private final UnwrittenData unwritten;
    private final ExtraDisconnects extraDisconnects;
    private final CommandTimes times;
    private final EventLoop events;
    private final AccessSimulation simulation;
    private final AccessRules rules;

    private long seenChanges = -1;
    private long seenArrival = -1;
    private long seenReported;
    private long seenEnd;
    private @Nullable DriveRequest seenOwner;

    private long freeNanos;
    private int freePicos;
    private int cylinder;
    private int head;
    private Rotation rotation;
    private long interruptionPicos;
    private long writtenTo;

    ArmForecast(
            Arm arm,
            Medium medium,
            UnwrittenData unwritten,
            ExtraDisconnects extraDisconnects,
            CommandTimes times,
            EventLoop events,
            AccessSimulation simulation,
            AccessRules rules) {
        this.arm = arm;
        this.medium = medium;
        this.unwritten = unwritten;
        this.extraDisconnects = extraDisconnects;
        this.times = times;
        this.events = events;
        this.simulation = simulation;
        this.rules = rules;
        rotation = medium.rotation();
    }

    /** Returns the cylinder at which the arm becomes free. */
    int cylinder(boolean fromHost) {
        update(fromHost);
        return cylinder;
    }

    /** Returns the nanoseconds from now until the arm is free. */
    long wait(boolean fromHost) {
        update(fromHost);
        return Math.max(0, freeNanos - events.now());
    }

    /** Returns the nanoseconds from now until the first block that the request's access transfers begins to pass. */
    long positioning(DriveRequest request, boolean fromHost) {
        begin(request, SectorOrder.IN_ORDER, fromHost);
        simulation.step();
        return simulation.nanos() - events.now();
    }

    /** Returns the nanoseconds from there until the last block of the request has passed. */
    long transfer(DriveRequest request, boolean fromHost) {
        long positioning = positioning(request, fromHost);
        begin(request, rules.order(request), fromHost);
        simulation.runTo(request.end);
        return simulation.nanos() - events.now() - positioning;
    }

    private void begin(DriveRequest request, SectorOrder order, boolean fromHost) {
        update(fromHost);
        long now = events.now();
        long ready =
                fromHost ? now + times.perRequest + extraDisconnects.commandTime(request) : request.mediaReady.nanos;
        long nanos = ready;
        int picos = 0;
        boolean append = false;
        if (rules.addsInterruption() && interruptionPicos > 0) {
            nanos = Math.max(ready, now) + interruptionPicos / 1000;
            picos = (int) (interruptionPicos % 1000);
        } else if (freeNanos >= ready) {
            nanos = freeNanos;
            picos = freePicos;
            append = !request.read && request.first == writtenTo;
        }
        simulation.medium().rest(cylinder, head, rotation.copy());
        simulation.begin(request, order, nanos, picos, request.read || append ? 0 : times.minimumWriteSeekPicos);
    }

    private void update(boolean fromHost) {
        DriveRequest owner = arm.owner();
        long arrival = events.now() + (fromHost ? times.perRequest : 0);
        long reported = fromHost ? reported() : 0;
        long committed = owner == null ? 0 : arm.committedEnd();
        if (seenArrival == arrival
                && seenChanges == medium.changes()
                && seenOwner == owner
                && seenReported == reported
                && seenEnd == committed) {
            return;
        }
        seenArrival = arrival;
        seenChanges = medium.changes();
        seenOwner = owner;
        seenReported = reported;
        seenEnd = committed;
        interruptionPicos = 0;
        writtenTo = -1;
        boolean atBoundary = !medium.isPending() && arrival == events.now();
        if (owner != null && medium.isBusy() && !(atBoundary && arm.nextBlock() >= committed)) {
            finishOwner(owner, arrival);
        } else {
            rest(medium, medium.now());
            Moment end = arm.interruptionEnd();
            interruptionPicos = Math.max(0, (end.nanos - freeNanos) * 1000 + end.picos - freePicos);
            if (interruptionPicos > 0) {
                freeNanos = end.nanos;
                freePicos = end.picos;
            }
        }
        if (reported != 0) {
            writeReported(owner);
        }
    }

    /** Returns a hash of the requests that are reported and unwritten; 0 if there are none. */
    private long reported() {
        long sum = 0;
        List<DriveRequest> writes = unwritten.writes();
        for (int i = 0; i < writes.size(); i++) {
            DriveRequest write = writes.get(i);
            if (write.completionSent) {
                sum = sum * 31 + write.sequence + 1;
            }
        }
        return sum;
    }

    private void rest(Medium resting, Moment at) {
        rest(resting, at.nanos, at.picos);
    }

    private void rest(Medium resting, long nanos, int picos) {
        freeNanos = nanos;
        freePicos = picos;
        cylinder = resting.cylinder();
        head = resting.head();
        rotation = resting.rotation().copy();
    }

    private void finishOwner(DriveRequest owner, long arrival) {
        long must = arm.committedEnd();
        simulation.follow(events.now());
        simulation.runBefore(arrival);
        if (simulation.nextBlock() < must) {
            simulation.runTo(must);
        }
        Medium simulated = simulation.medium();
        if (!simulated.isPending()) {
            rest(simulated, simulation.time());
        } else if (simulated.isSeeking() || !rules.stopsInSector()) {
            Moment end = simulation.time();
            simulated.cancel();
            rest(simulated, end);
            interruptionPicos = Math.max(0, (end.nanos - arrival) * 1000 + end.picos);
        } else {
            rest(simulated, arrival, 0);
        }
        if (!owner.read) {
            writtenTo = owner.end;
        }
    }

    private void writeReported(@Nullable DriveRequest owner) {
        List<DriveRequest> writes = unwritten.writes();
        for (int i = 0; i < writes.size(); i++) {
            DriveRequest write = writes.get(i);
            if (!write.completionSent || write == owner) {
                continue;
            }
            boolean late = write.mediaReady.nanos > freeNanos;
            boolean append = !late && write.first == writtenTo;
            simulation.medium().rest(cylinder, head, rotation.copy());
            simulation.begin(
                    write,
                    rules.order(write),
                    late ? write.mediaReady.nanos : freeNanos,
                    late ? 0 : freePicos,
                    append ? 0 : times.minimumWriteSeekPicos);
            simulation.runTo(write.end);
            rest(simulation.medium(), simulation.time());
            writtenTo = write.end;
        }
    }
}
