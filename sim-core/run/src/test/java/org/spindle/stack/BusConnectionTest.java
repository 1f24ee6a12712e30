package org.spindle.stack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.engine.Simulator;
import org.spindle.spi.bus.Bus;
import org.spindle.spi.bus.BusClient;
import org.spindle.spi.bus.BusTransfer;
import org.spindle.timeline.RunTimeline;
import org.spindle.timeline.TimelineWindow;

/** A device's data occupy every bus on their route, whether or not a timeline shows the owner of the bus. */
class BusConnectionTest {

    private final Simulator simulator = new Simulator();
    private final List<BusTransfer> above = new ArrayList<>();
    private final List<BusTransfer> below = new ArrayList<>();

    @Test
    void aTransferJoinsAndLeavesEachBusOnItsWay() {
        RunTimeline timeline = new RunTimeline("t", new ByteArrayOutputStream(), new TimelineWindow(0, 1));
        TracedBus shown =
                new TracedBus(new SharedBus(below), new TracedBus.Lanes(timeline.bus("below")), simulator, "device");
        BusConnection connection = new BusConnection(
                new BusSegment[] {
                    new BusSegment(new SharedBus(above), 1, false, null), new BusSegment(shown, 1, false, null)
                },
                5,
                0,
                () -> {});
        BusTransfer transfer = () -> {};
        assertThat(connection.sectorTimePicos(true)).isEqualTo(5);
        connection.join(transfer);
        assertThat(above).containsExactly(transfer);
        assertThat(below).containsExactly(transfer);
        assertThat(connection.sectorTimePicos(true)).isEqualTo(10);
        connection.leave(transfer);
        assertThat(above).isEmpty();
        assertThat(below).isEmpty();
    }

    /** 10 ps per sector for each transfer. */
    private record SharedBus(List<BusTransfer> running) implements Bus {

        @Override
        public void acquire(BusClient client, int slot) {
            client.busGranted();
        }

        @Override
        public void release(int slot) {}

        @Override
        public boolean isOwnedBy(int slot) {
            return true;
        }

        @Override
        public long sectorTimePicos(boolean read) {
            return 10L * running.size();
        }

        @Override
        public void join(BusTransfer transfer) {
            running.add(transfer);
        }

        @Override
        public void leave(BusTransfer transfer) {
            running.remove(transfer);
        }
    }
}
