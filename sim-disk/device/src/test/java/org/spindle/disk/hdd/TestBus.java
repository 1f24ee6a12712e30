package org.spindle.disk.hdd;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.bus.BusClient;
import org.spindle.spi.bus.BusPort;
import org.spindle.spi.bus.BusPort.Message;
import org.spindle.spi.bus.BusTransfer;
import org.spindle.testkit.sim.TestEventLoop;

/**
 * An exclusive bus between one host and one drive, first come first served, that fails the test when either violates its contract.
 */
final class TestBus implements BusPort {

    /** A time in which the drive owned the bus. */
    record Contact(long from, long to) {}

    private final TestEventLoop events;
    private long readPicos;
    private long writePicos;
    private final Deque<BusClient> waiting = new ArrayDeque<>();
    private final List<Contact> contacts = new ArrayList<>();
    private boolean taken;
    private boolean driveWaits;
    private boolean driveOwns;
    private long since;
    private @Nullable BusTransfer transfer;
    private boolean shared;
    private boolean announces;
    private Runnable coming = () -> {};

    TestBus(TestEventLoop events, long readPicos, long writePicos) {
        this.events = events;
        this.readPicos = readPicos;
        this.writePicos = writePicos;
    }

    /** Notifies the drive of commands before they request the bus; its contacts with the host are then incomplete. */
    void announce() {
        announces = true;
    }

    @Override
    public boolean announceCommands(Runnable toTell) {
        coming = toTell;
        return announces;
    }

    @Override
    public void takeOver() {
        if (taken || driveWaits) {
            throw new AssertionError("the drive takes over a bus that is not free");
        }
        taken = true;
        own();
    }

    /** The host requests the bus to send a command, after which the drive owns it. */
    void send(Runnable command) {
        if (announces) {
            coming.run();
        }
        ask(() -> {
            own();
            command.run();
        });
    }

    /** When the drive owned the bus, in order. */
    List<Contact> contacts() {
        return contacts;
    }

    /** Reports to the drive that other devices use the bus too. */
    void share() {
        shared = true;
    }

    @Override
    public boolean isShared() {
        return shared;
    }

    @Override
    public boolean isOwned() {
        return driveOwns;
    }

    @Override
    public void acquire(BusClient client) {
        if (driveOwns || driveWaits) {
            throw new AssertionError("the drive asks for a bus that it " + (driveOwns ? "owns" : "waits for already"));
        }
        driveWaits = true;
        ask(() -> {
            driveWaits = false;
            own();
            client.busGranted();
        });
    }

    @Override
    public void release() {
        if (!driveOwns) {
            throw new AssertionError("the drive releases a bus that it does not own");
        }
        driveOwns = false;
        contacts.add(new Contact(since, events.now()));
        passOn();
    }

    /** Another drive gets the bus as soon as it is free and keeps it for some nanoseconds. */
    void lend(long nanos) {
        ask(() -> events.schedule(events.now() + nanos, this::passOn));
    }

    private void passOn() {
        @Nullable BusClient next = waiting.poll();
        if (next == null) {
            taken = false;
        } else {
            grant(next);
        }
    }

    @Override
    public long answerTime(Message message) {
        return 0;
    }

    @Override
    public long deliveryTime() {
        return 0;
    }

    @Override
    public long sectorTimePicos(boolean read) {
        return read ? readPicos : writePicos;
    }

    /** Changes the time per sector from now on, as when other devices begin or cease to use a shared bus. */
    void pace(long toReadPicos, long toWritePicos) {
        readPicos = toReadPicos;
        writePicos = toWritePicos;
        if (transfer != null) {
            transfer.paceChanged();
        }
    }

    @Override
    public void join(BusTransfer joining) {
        if (!driveOwns || transfer != null) {
            throw new AssertionError("data move " + (driveOwns ? "twice at once" : "on a bus that is not the drive's"));
        }
        transfer = joining;
    }

    @Override
    public void leave(BusTransfer leaving) {
        if (transfer != leaving || !driveOwns) {
            throw new AssertionError("what leaves the bus is not what joined it, or the bus is another's");
        }
        transfer = null;
    }

    private void ask(BusClient client) {
        if (taken) {
            waiting.add(client);
        } else {
            taken = true;
            grant(client);
        }
    }

    private void grant(BusClient client) {
        events.schedule(events.now(), client::busGranted);
    }

    private void own() {
        if (driveOwns) {
            throw new AssertionError("two of the drive's requests own the bus");
        }
        driveOwns = true;
        since = events.now();
    }
}
