package org.spindle.disk.hdd;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.disk.mechanics.Rotation;
import org.spindle.spi.sim.EventLoop;

/**
 * Forecasts when and where the arm becomes free for a request, and how long the access of the request then takes: by
 * simulating what cannot be interrupted, and then the request's own access.
 *
 * <p>The owner of the arm and the writes that were reported early and are not on the medium precede a request of the
 * host, in order of arrival. All other requests in the drive follow it, as for a queue that sends one at a time.
 */
final class ArmForecast {

    private final Arm arm;
    private final Medium medium;
    private final MediumEvent event;
    private final UnwrittenData unwritten;
    private final ExtraDisconnects extraDisconnects;
    private final CommandTimes times;
    private final EventLoop events;
    private final AccessSimulation simulation;
    private final AccessRules rules;
    private final Mechanism mechanism;
    private final BlockLocator locator;

    /** Of the requests in a queue of the host; made at the first query, as few schedulers there predict. */
    private @Nullable RecentPlaces places;

    private long seenChanges = -1;
    private long seenArrival = -1;
    private long seenWrites;
    private long seenEnd;
    private @Nullable DriveRequest seenOwner;

    private long freeNanos;
    private int freePicos;
    private int freeAngle;
    private int cylinder;
    private int head;
    private Rotation rotation;
    private long interruptionPicos;

    /** When the arm begins to move for the request of the query, and its least duration. */
    private long startNanos;

    private int startPicos;
    private long leastSeekPicos;
    private long writtenTo;

    ArmForecast(
            Arm arm,
            Medium medium,
            UnwrittenData unwritten,
            ExtraDisconnects extraDisconnects,
            CommandTimes times,
            EventLoop events,
            AccessSimulation simulation,
            AccessRules rules,
            Mechanism mechanism) {
        this.arm = arm;
        this.medium = medium;
        event = medium.event();
        this.unwritten = unwritten;
        this.extraDisconnects = extraDisconnects;
        this.times = times;
        this.events = events;
        this.simulation = simulation;
        this.rules = rules;
        this.mechanism = mechanism;
        locator = new BlockLocator(mechanism.layout());
        rotation = medium.rotation();
    }

    /** Returns the cylinder at which the arm becomes free. */
    int cylinder(boolean fromHost) {
        update(fromHost);
        return cylinder;
    }

    /** Returns the nanoseconds from now before which the arm begins to move for no request. */
    long leastCommand(boolean fromHost) {
        return fromHost ? times.perRequest + extraDisconnects.leastCommandTime() : 0;
    }

    /** Returns the nanoseconds from now until the arm is free. */
    long wait(boolean fromHost) {
        update(fromHost);
        return Math.max(0, freeNanos - events.now());
    }

    /** Returns the nanoseconds from now until the first block that the request's access transfers begins to pass. */
    long positioning(DriveRequest request, boolean fromHost) {
        setStart(request, fromHost);
        BlockPlace place = place(request, fromHost);
        boolean write = !request.read && !request.beginsWithPreread();
        long seek = mechanism.repositionPicos(cylinder, head, place.cylinder, place.head, write);
        long picos = startPicos + Math.max(seek, leastSeekPicos);
        long nanos = startNanos + picos / 1000;
        picos %= 1000;
        picos += rotation.turnPicos(rotation.angleAt(nanos, (int) picos), place.angle);
        return nanos + (picos + 500) / 1000 - events.now();
    }

    /** Returns where the access of a request begins. */
    BlockPlace place(DriveRequest request, boolean fromHost) {
        long block = request.accessStart();
        if (fromHost) {
            return placeFromHost(block);
        }
        locator.locate(request.place, block);
        return request.place;
    }

    /** Returns the place of a block of a request in a queue of the host; valid until the next query. */
    BlockPlace placeFromHost(long block) {
        BlockPlace place = waitingPlaces().of(block);
        locator.locate(place, block);
        return place;
    }

    /**
     * Returns a lower bound of {@link #positioning}, in picoseconds. Two errors of less than a nanosecond are allowed for: an
     * access can begin some picoseconds before the arm is free, as moments are rounded, and {@link #positioning} rounds.
     *
     * @param command nanoseconds from now before which the arm does not begin to move
     */
    long leastPositioningPicos(BlockPlace place, long command, LeastSeek leastSeek, boolean fromHost) {
        update(fromHost);
        long free = freeNanos - events.now();
        long seek = leastSeek.picos(Math.abs(place.cylinder - cylinder));
        long arrival = Math.max(0, command - free) * 1000 - 1000 + seek;
        return free * 1000 + freePicos - 1000 + rotation.leastTurnPicos(freeAngle, place.angle, arrival);
    }

    private RecentPlaces waitingPlaces() {
        RecentPlaces known = places;
        if (known == null) {
            known = new RecentPlaces();
            places = known;
        }
        return known;
    }

    /** Returns the nanoseconds from then until the last block of the request has passed. */
    long transfer(DriveRequest request, boolean fromHost) {
        long positioning = positioning(request, fromHost);
        simulation.medium().rest(cylinder, head, rotation.copy());
        simulation.begin(request, rules.order(request), startNanos, startPicos, leastSeekPicos);
        simulation.runTo(request.end);
        return simulation.nanos() - events.now() - positioning;
    }

    /** Finds out when the arm can begin to move for a request. */
    private void setStart(DriveRequest request, boolean fromHost) {
        update(fromHost);
        long now = events.now();
        startNanos =
                fromHost ? now + times.perRequest + extraDisconnects.commandTime(request) : request.mediaReady.nanos;
        startPicos = 0;
        boolean append = false;
        if (rules.addsInterruption() && interruptionPicos > 0) {
            startNanos = Math.max(startNanos, now) + interruptionPicos / 1000;
            startPicos = (int) (interruptionPicos % 1000);
        } else if (freeNanos >= startNanos) {
            startNanos = freeNanos;
            startPicos = freePicos;
            append = !request.read && request.first == writtenTo;
        }
        leastSeekPicos = request.read || append ? 0 : times.minimumWriteSeekPicos;
    }

    private void update(boolean fromHost) {
        DriveRequest owner = arm.owner();
        long arrival = events.now() + (fromHost ? times.perRequest : 0);
        long writes = fromHost ? unwritten.changes() : -1;
        long committed = owner == null ? 0 : arm.committedEnd();
        boolean isKnown = seenArrival == arrival
                && seenChanges == event.changes()
                && seenOwner == owner
                && seenWrites == writes
                && seenEnd == committed;
        if (!isKnown) {
            seenArrival = arrival;
            seenChanges = event.changes();
            seenOwner = owner;
            seenWrites = writes;
            seenEnd = committed;
            forecast(owner, arrival, committed);
            if (fromHost) {
                writeReported(owner);
            }
            freeAngle = rotation.angleAt(freeNanos, freePicos);
        }
    }

    private void forecast(@Nullable DriveRequest owner, long arrival, long committed) {
        interruptionPicos = 0;
        writtenTo = -1;
        boolean atBoundary = !event.isPending() && arrival == events.now();
        if (owner != null && event.isUnderWay() && !(atBoundary && arm.nextBlock() >= committed)) {
            finishOwner(owner, arrival);
        } else {
            rest(medium, event.now());
            Moment end = arm.interruptionEnd();
            interruptionPicos = Math.max(0, (end.nanos - freeNanos) * 1000 + end.picos - freePicos);
            if (interruptionPicos > 0) {
                freeNanos = end.nanos;
                freePicos = end.picos;
            }
        }
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
        if (!simulated.event().isPending()) {
            rest(simulated, simulation.time());
        } else if (simulated.event().isSeeking() || !rules.stopsInSector()) {
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
            if (!write.completionSent() || write.waits() || write == owner) {
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
