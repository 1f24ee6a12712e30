package org.spindle.stack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.testkit.sim.TestEventLoop;

/** {@link org.spindle.spi.bus.BusPort#announceCommands}: on a bus that has one device only. */
class AnnouncedCommandsTest {

    private final TestEventLoop events = new TestEventLoop();
    private final PointToPointBus bus = new PointToPointBus(events);
    private final List<String> happened = new ArrayList<>();
    private final BusConnection device =
            new BusConnection(new BusSegment[] {new BusSegment(bus, 1, false, null)}, 0, 0, () -> {});

    @Test
    void commandsAreAnnouncedBeforeTheyAskForTheBusAndTheDeviceIsNot() {
        assertThat(device.announceCommands(() -> happened.add("command"))).isTrue();
        device.acquire(() -> happened.add("device has the bus"));
        bus.acquire(() -> happened.add("host has the bus"), BusSegment.ABOVE);
        events.run();
        device.release();
        events.run();

        assertThat(happened).containsExactly("command", "device has the bus", "host has the bus");
    }

    @Test
    void whatTakesTheBusOverKeepsItFromTheCommandThatComes() {
        device.announceCommands(device::takeOver);
        bus.acquire(() -> happened.add("host has the bus"), BusSegment.ABOVE);
        events.run();

        assertThat(device.isOwned()).isTrue();
        assertThat(happened).isEmpty();

        device.release();
        events.run();

        assertThat(happened).containsExactly("host has the bus");
    }

    @Test
    void aRouteOverSeveralBusesAnnouncesNothing() {
        BusSegment above = new BusSegment(new PointToPointBus(events), 1, false, null);
        BusConnection behind =
                new BusConnection(new BusSegment[] {above, new BusSegment(bus, 1, false, null)}, 0, 0, () -> {});

        assertThat(behind.announceCommands(() -> {})).isFalse();
    }
}
