package @package@;

import java.util.ArrayDeque;
import java.util.Deque;
import org.spindle.spi.bus.Bus;
import org.spindle.spi.bus.BusClient;
import org.spindle.spi.bus.BusContext;
import org.spindle.spi.sim.EventHandler;

/** A bus with one owner at a time, first come, first served. */
final class @Name@ implements Bus, EventHandler {

    private static final int NONE = -1;

    /** A client that waits at a slot. */
    private record Waiting(BusClient client, int slot) {}

    private final BusContext context;
    private final long arbitrationNanos;
    private final long sectorPicos;

    /** The first of them owns the bus, or is about to. */
    private final Deque<Waiting> clients = new ArrayDeque<>();

    private int owner = NONE;

    @Name@(@Name@Config config, BusContext context) {
        this.context = context;
        arbitrationNanos = config.arbitration().nanos();
        sectorPicos = config.sector().nanos() * 1000;
    }

    @Override
    public void acquire(BusClient client, int slot) {
        clients.add(new Waiting(client, slot));
        if (clients.size() == 1) {
            grantNext();
        }
    }

    private void grantNext() {
        context.events().schedule(context.events().now() + arbitrationNanos, this, 0, 0);
    }

    /** Arbitration is over. */
    @Override
    public void handle(int op, long arg) {
        Waiting next = clients.element();
        owner = next.slot;
        next.client.busGranted();
    }

    @Override
    public void release(int slot) {
        owner = NONE;
        clients.remove();
        if (!clients.isEmpty()) {
            grantNext();
        }
    }

    @Override
    public boolean isOwnedBy(int slot) {
        return owner == slot;
    }

    @Override
    public long sectorTimePicos(boolean read) {
        return sectorPicos;
    }

    @Override
    public long arbitrationNanos() {
        return arbitrationNanos;
    }
}
