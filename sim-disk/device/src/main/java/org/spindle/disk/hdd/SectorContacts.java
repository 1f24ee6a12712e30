package org.spindle.disk.hdd;

import org.spindle.disk.hdd.Segment.BusUse;
import org.spindle.disk.hdd.spec.BusBehaviour;
import org.spindle.disk.hdd.spec.HddCompat;

/**
 * The contacts of a disconnected read with the host without waiting: at each sector it reconnects, sends a block and
 * disconnects, before the next sector ends. If no other device shares the route to the host, such a contact has no
 * effect on others and needs no events: it is accounted for at the next event. Then at most the contact of the last
 * sector is in progress; its rest takes place with events.
 */
final class SectorContacts {

    /** Nanoseconds by which a contact ends before the next sector, so that the rounding of both times cannot change it. */
    private static final long APART = 3;

    private final DriveClock clock;
    private final CommandTimes times;
    private final HostPort port;
    private final BlockTransfer transfer;
    private final Reselection reselection;
    private final Medium medium;
    private final MediumEvent event;
    private final boolean canFollow;

    /** Whether the bus announces commands, without which no contact may go without an event. */
    private boolean possible;

    /** Whether a contact follows the end of each sector that has no event. */
    private boolean following;

    /** Commands that have requested the bus and not yet arrived. */
    private int coming;

    SectorContacts(DriveParts drive, HostPort port, BlockTransfer transfer, Reselection reselection) {
        clock = drive.clock();
        times = drive.times();
        this.port = port;
        this.transfer = transfer;
        this.reselection = reselection;
        medium = drive.medium();
        event = medium.event();
        BusBehaviour behaviour = drive.bus();
        boolean leavesAtOnce = !behaviour.holdForReads() && !behaviour.neverDisconnect();
        boolean returnsAtOnce = times.firstReselect == 0 && times.dataPreparation == 0;
        boolean isExact = !drive.compat().contains(HddCompat.MILLISECOND_CLOCK);
        canFollow = isExact && leavesAtOnce && returnsAtOnce;
    }

    /** Requests the bus's notices of commands; called once, before the first command. */
    void connect() {
        possible = canFollow && port.announcesCommands(this::commandComes);
    }

    private void commandComes() {
        coming++;
        if (following) {
            medium.catchUp();
            following = false;
            medium.attend();
        }
    }

    /** Records that a command has arrived at the drive. */
    void commandArrived() {
        if (possible) {
            coming--;
        }
    }

    /** Records that no contact follows the end of a sector, unless {@link #follow} determines otherwise. */
    void cease() {
        following = false;
    }

    /**
     * Determines whether a contact follows the end of each sector, until the next other event.
     *
     * @param owner a read whose blocks pass under the head
     * @param segment used by the owner only
     */
    boolean follow(DriveRequest owner, Segment segment) {
        following = possible
                && coming == 0
                && owner.watermark <= 1
                && owner.awaitsBus()
                && owner.busPointer == segment.end
                && segment.owner == owner
                && segment.bus() == BusUse.IDLE
                && reselection.waitsAlone(owner)
                && times.readDisconnect() == 0
                && 1000 * (transfer.readNanos() + APART) < event.delayPicos();
        return following;
    }

    /** Accounts for the contacts that have followed the ends of sectors, up to the last sector of the segment. */
    void passed(DriveRequest owner, Segment segment) {
        if (!following) {
            return;
        }
        long last = segment.end - 1;
        owner.busPointer = last;
        long began = clock.nanos(medium.lastSector());
        if (clock.now() == began) {
            reselection.tryFor(owner);
            return;
        }
        long ends = began + transfer.nanos(owner, last, 1);
        boolean past = clock.isPast(began, ends);
        if (past && ends < clock.now()) {
            owner.busPointer = segment.end;
            return;
        }
        reselection.reconnected(owner);
        segment.transfer();
        if (past) {
            port.hasMoved(owner, 1);
        } else {
            port.moveSince(began, owner, last, 1);
        }
    }
}
