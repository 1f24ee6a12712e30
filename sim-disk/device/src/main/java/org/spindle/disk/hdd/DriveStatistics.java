package org.spindle.disk.hdd;

import org.jspecify.annotations.Nullable;
import org.spindle.disk.geometry.PhysicalAddress;
import org.spindle.disk.mechanics.DiskComponents;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Distribution;
import org.spindle.spi.metric.Level;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.Request;

/** The drive's metrics, and the mechanical work that is charged to each request. */
final class DriveStatistics implements DriveObserver {

    private final DiskComponents components;
    private final RequestStates states;
    private final DriveRequestPool requests;
    private final Level busy;
    private final Counter readHits;
    private final Counter readPartialHits;
    private final Counter readMisses;
    private final Counter appends;
    private final Counter sectorsPassed;
    private final Counter sectorsTransferred;
    private final Counter readAhead;
    private final Counter readAheadUsed;
    private final Distribution seekDistance;
    private final Distribution seekTime;
    private final Distribution rotationTime;
    private final Distribution accessSeek;
    private final Distribution accessRotation;
    private final Distribution accessTransfer;
    private int inDrive;

    /** Blocks read from the medium that no read asked for, less those counted; below 0 if reads have been completed before that. */
    private long uncounted;

    DriveStatistics(Metrics metrics, DiskComponents components, RequestStates states, DriveRequestPool requests) {
        this.components = components;
        this.states = states;
        this.requests = requests;
        busy = metrics.level("utilisation", "", "Share of time in which the drive has a request of the host");
        readHits = metrics.counter("read-hits", "requests", "Reads found complete in the buffer");
        readPartialHits = metrics.counter("read-partial-hits", "requests", "Reads found in part in the buffer");
        readMisses = metrics.counter("read-misses", "requests", "Reads of which nothing was in the buffer");
        appends = metrics.counter("write-appends", "requests", "Writes that joined an unwritten one in the buffer");
        sectorsPassed = metrics.counter(
                "sectors-passed", "sectors", "Sectors that passed under the head on a track that the arm worked on");
        sectorsTransferred = metrics.counter(
                "sectors-transferred",
                "sectors",
                "Of these, read into the buffer or written from it, read-ahead included");
        readAhead = metrics.counter(
                "sectors-read-ahead",
                "sectors",
                "Sectors read into the buffer without a request for them, free blocks included");
        readAheadUsed = metrics.counter(
                "sectors-read-ahead-used", "sectors", "Of these, sectors that a request found in the buffer");
        seekDistance =
                metrics.distribution("arm-distance", "cylinders", "Cylinders crossed by each movement for a request");
        seekTime = metrics.distribution("arm-time", "ns", "Time of each reposition for a request");
        accessSeek = metrics.distribution(
                "access-seek-time",
                "ns",
                "Seeks for each request that used the medium, those after its completion too");
        accessRotation = metrics.distribution(
                "access-rotation-time", "ns", "Rotation waited for by each such request, after its completion too");
        accessTransfer = metrics.distribution(
                "access-transfer-time", "ns", "Transfer on the medium for each such request, after its completion too");
        rotationTime = metrics.distribution("rotational-latency", "ns", "Wait for the medium after each reposition");
    }

    void arrived() {
        inDrive++;
        busy.set(1);
    }

    @Override
    public void positioned(
            DriveRequest drive,
            @Nullable Request request,
            long seekPicos,
            long waitPicos,
            int cylinders,
            PhysicalAddress place) {
        if (isDemand(drive, request)) {
            drive.seekPicos += seekPicos;
            drive.rotationPicos += waitPicos;
        }
        if (request == null) {
            return;
        }
        if (!components.hasUsedMedium(request)) {
            request.place(components.cylinder(), place.cylinder);
            request.place(components.head(), place.head);
            request.place(components.slot(), place.slot);
            request.quantity(components.seekDistance(), cylinders);
        }
        request.spend(components.seek(), toNanos(seekPicos));
        states.armArrived(request);
        request.spend(components.rotation(), toNanos(waitPicos));
        seekDistance.record(cylinders);
        seekTime.record(toNanos(seekPicos));
        rotationTime.record(toNanos(waitPicos));
    }

    @Override
    public void passing(DriveRequest drive, @Nullable Request request, long picos, boolean transferring) {
        sectorsPassed.add(1);
        if (transferring) {
            sectorsTransferred.add(1);
            drive.mediumBlocks++;
        }
        if (isDemand(drive, request)) {
            drive.rotationPicos += transferring ? 0 : picos;
            drive.transferPicos += transferring ? picos : 0;
        }
        if (request != null) {
            request.spend(transferring ? components.transfer() : components.rotation(), toNanos(picos));
        }
    }

    @Override
    public void passingOn(DriveRequest drive, @Nullable Request request, int sectors, long picos, long nanos) {
        sectorsPassed.add(sectors);
        sectorsTransferred.add(sectors);
        drive.mediumBlocks += sectors;
        if (isDemand(drive, request)) {
            drive.transferPicos += picos;
        }
        if (request != null) {
            request.spend(components.transfer(), nanos);
        }
    }

    @Override
    public boolean followsSectors() {
        return false;
    }

    /** Does nothing: a request is charged when its work begins, and only the drive's own work is interrupted. */
    @Override
    public void cutShort(DriveRequest drive, @Nullable Request request, Moment at) {}

    /**
     * Returns whether a request of the host has caused the work, as opposed to read-ahead; a write-behind counts as
     * caused by a request.
     */
    private static boolean isDemand(DriveRequest drive, @Nullable Request host) {
        return host != null || !drive.read;
    }

    private static long toNanos(long picos) {
        return (picos + 500) / 1000;
    }

    @Override
    public void completing(DriveRequest request, Request host) {
        host.buffer(request.outcome);
        long crossed = Math.max(0, host.quantity(components.seekDistance()));
        host.quantity(components.seekDistance(), components.hasUsedMedium(host) ? crossed : Request.NONE);
        long found = request.segment == null ? 0 : request.segment.ask(request);
        if (request.read) {
            readAheadUsed.add(found);
            uncounted -= request.blocks() - request.held();
            switch (request.outcome) {
                case HIT -> readHits.add(1);
                case PARTIAL_HIT -> readPartialHits.add(1);
                default -> readMisses.add(1);
            }
        } else if (request.outcome == org.spindle.spi.request.BufferOutcome.APPEND) {
            appends.add(1);
        }
        if (--inDrive == 0) {
            busy.set(0);
        }
    }

    @Override
    public void forgotten(DriveRequest request) {
        if (request.transferPicos > 0) {
            accessSeek.record(toNanos(request.seekPicos));
            accessRotation.record(toNanos(request.rotationPicos));
            accessTransfer.record(toNanos(request.transferPicos));
        }
        uncounted += request.read ? request.mediumBlocks : 0;
        if (uncounted > 0) {
            readAhead.add(uncounted);
            uncounted = 0;
        }
        requests.recycle(request);
    }
}
