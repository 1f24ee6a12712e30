package org.spindle.testkit.sim;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.spindle.spi.bus.BusClient;
import org.spindle.spi.bus.BusPort;
import org.spindle.spi.bus.BusTransfer;

/**
 * An exclusive bus between one host and one device, first come first served, that throws an AssertionError at a device that
 * breaks its rules. A sector takes 10 µs.
 */
public final class TestDeviceBus implements BusPort {

    private static final long SECTOR_PICOS = 10_000_000;

    private final TestEventLoop events;
    private final Deque<BusClient> waiting = new ArrayDeque<>();
    private final Set<BusTransfer> transfers = new HashSet<>();
    private boolean isTaken;
    private boolean deviceWaits;
    private boolean deviceOwns;

    TestDeviceBus(TestEventLoop events) {
        this.events = events;
    }

    /** Sends a command when the bus is free: the device then owns the bus. */
    public void send(Runnable command) {
        ask(() -> {
            deviceOwns = true;
            command.run();
        });
    }

    /** Whether the bus has no owner, waiting client or data transfer. */
    public boolean isIdle() {
        return !isTaken && waiting.isEmpty() && transfers.isEmpty();
    }

    @Override
    public boolean isOwned() {
        return deviceOwns;
    }

    @Override
    public void acquire(BusClient client) {
        if (deviceOwns || deviceWaits) {
            throw new AssertionError(
                    "the device asks for a bus that it " + (deviceOwns ? "owns" : "waits for already"));
        }
        deviceWaits = true;
        ask(() -> {
            deviceWaits = false;
            deviceOwns = true;
            client.busGranted();
        });
    }

    private void ask(BusClient client) {
        waiting.add(client);
        if (!isTaken) {
            grantNext();
        }
    }

    private void grantNext() {
        BusClient next = waiting.poll();
        isTaken = next != null;
        if (next != null) {
            events.schedule(events.now(), next::busGranted);
        }
    }

    @Override
    public void release() {
        if (!deviceOwns) {
            throw new AssertionError("the device releases a bus that it does not own");
        }
        deviceOwns = false;
        grantNext();
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
        return SECTOR_PICOS;
    }

    @Override
    public void join(BusTransfer transfer) {
        if (!transfers.add(transfer)) {
            throw new AssertionError("data that move already begin to move");
        }
    }

    @Override
    public void leave(BusTransfer transfer) {
        if (!transfers.remove(transfer)) {
            throw new AssertionError("data leave the bus that have not joined it");
        }
    }
}
