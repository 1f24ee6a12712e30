package org.spindle.disk.bus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.disk.bus.ExclusiveBusConfig.Arbitration;
import org.spindle.disk.bus.ExclusiveBusConfig.BusCompat;
import org.spindle.spi.bus.Bus;
import org.spindle.spi.bus.BusTransfer;
import org.spindle.spi.config.Time;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestMetrics;

/** The order in which clients own a bus, and the share of each on a shared one. */
class BusTest {

    private static final int ATTACHED = 5;
    private static final long HOLD = 1000;

    private final TestEventLoop events = new TestEventLoop();
    private final List<String> grants = new ArrayList<>();

    /** Requests the bus at a given time, keeps it for a given time, and requests it again a given number of times. */
    private void ask(Bus bus, long at, int slot, int times) {
        events.schedule(at, () -> bus.acquire(() -> granted(bus, slot, times), slot));
    }

    private void granted(Bus bus, int slot, int times) {
        grants.add(slot + "@" + events.now());
        events.schedule(events.now() + HOLD, () -> {
            bus.release(slot);
            if (times > 1) {
                bus.acquire(() -> granted(bus, slot, times - 1), slot);
            }
        });
    }

    private Bus exclusive(Arbitration arbitration, BusCompat... compat) {
        return new ExclusiveBus(
                new ExclusiveBusConfig(
                        arbitration, Time.ofNanos(10), new PaceConfig(Time.ZERO, Time.ZERO, null), List.of(compat)),
                ATTACHED,
                events,
                new TestMetrics());
    }

    /** While slot 2 has the bus, the others ask in the order 4, 1, 3, 0. */
    @ParameterizedTest
    @CsvSource({"FCFS, 2 4 1 3 0", "SLOT_PRIORITY, 2 0 1 3 4", "ROUND_ROBIN, 2 3 4 0 1"})
    void choosesByItsRule(Arbitration arbitration, String order) {
        Bus bus = exclusive(arbitration);
        ask(bus, 0, 2, 1);
        ask(bus, 100, 4, 1);
        ask(bus, 200, 1, 1);
        ask(bus, 300, 3, 1);
        ask(bus, 400, 0, 1);
        while (events.step()) {}
        assertThat(grants.stream().map(grant -> grant.substring(0, 1))).containsExactly(order.split(" "));
        assertThat(grants).last().asString().endsWith("@" + (10 + 4 * (HOLD + 10)));
    }

    /** A client that requests the bus again at once waits until all other waiting clients have owned it. */
    @Test
    void roundRobinIsFairToAll() {
        Bus bus = exclusive(Arbitration.ROUND_ROBIN);
        for (int slot = 0; slot < ATTACHED; slot++) {
            ask(bus, 0, slot, 4);
        }
        while (events.step()) {}
        for (int round = 0; round < 4; round++) {
            assertThat(grants.subList(round * ATTACHED, (round + 1) * ATTACHED).stream()
                            .map(grant -> grant.substring(0, 1)))
                    .containsExactly("0", "1", "2", "3", "4");
        }
    }

    /** DiskSim subsystem reference, section 8: the highest slot wins. */
    @Test
    void givesTheHighestSlotPriorityAsDiskSimDoes() {
        Bus bus = exclusive(Arbitration.SLOT_PRIORITY, BusCompat.HIGHEST_SLOT_FIRST);
        ask(bus, 0, 2, 1);
        ask(bus, 100, 1, 1);
        ask(bus, 200, 4, 1);
        while (events.step()) {}
        assertThat(grants).containsExactly("2@10", "4@1020", "1@2030");
    }

    /** All clients own the bus at once; those that move no data take no share of its rate. */
    @ParameterizedTest
    @CsvSource({"true, 3000", "false, 1000"})
    void interleavesItsClients(boolean shared, long third) {
        InterleavedBus bus = new InterleavedBus(
                new InterleavedBusConfig(new PaceConfig(Time.ofNanos(1), Time.ofNanos(2), null), shared),
                ATTACHED,
                events,
                new TestMetrics());
        assertThat(bus.sectorTimePicos(true)).isEqualTo(1000);
        for (int slot = 1; slot <= 3; slot++) {
            bus.acquire(() -> {}, slot);
        }
        while (events.step()) {}
        assertThat(bus.isOwnedBy(3)).isTrue();
        assertThat(bus.sectorTimePicos(true)).isEqualTo(1000);
        List<BusTransfer> transfers = List.of(() -> {}, () -> {}, () -> {});
        transfers.forEach(bus::join);
        assertThat(bus.sectorTimePicos(true)).isEqualTo(third);
        assertThat(bus.sectorTimePicos(false)).isEqualTo(2 * third);
        transfers.subList(0, 2).forEach(bus::leave);
        assertThat(bus.sectorTimePicos(true)).isEqualTo(1000);
    }
}
