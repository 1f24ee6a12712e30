package org.spindle.disk.bus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.spindle.disk.bus.Lots.MICRO;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.disk.bus.Transfer.Rounding;
import org.spindle.spi.bus.Bus;
import org.spindle.spi.config.Time;
import org.spindle.stats.inference.MeanEstimate;
import org.spindle.testkit.property.Property;
import org.spindle.testkit.sim.TestMetrics;
import org.spindle.testkit.sim.TestRandom;

/**
 * A shared bus is a processor-sharing server: at any time each of the k transfers on it has a k-th of the bandwidth
 * (Kleinrock, Queueing Systems II, 1976, section 4.4). A sector takes 1 us alone unless a test says otherwise.
 */
class TransferTest {

    private final Lots lots = new Lots();

    /** 40 sectors alone; 50 of each in 100 us; the last 10 alone: 150 sectors in 150 us. */
    @Test
    void aTransferSlowsDownWhenAnotherBeginsAndSpeedsUpWhenItEnds() {
        Bus bus = lots.shared(1);
        lots.at(0, 100, bus).at(40 * MICRO, 50, bus);
        assertThat(lots.run()).containsExactly(150 * MICRO, 100 * MICRO);
    }

    /**
     * The first has 70 left at 30 us, 60 at 50 us; the third's 10 take 30 us, until 80 us, which leaves 50 and 80; the
     * first ends at 180 us, and the 30 of the second that are left then at 210 us.
     */
    @Test
    void threeThatBeginAndEndAtDifferentTimes() {
        Bus bus = lots.shared(1);
        lots.at(0, 100, bus).at(30 * MICRO, 100, bus).at(50 * MICRO, 10, bus);
        assertThat(lots.run()).containsExactly(180 * MICRO, 180 * MICRO, 30 * MICRO);
    }

    /** Equal transfers end together; the remainder of rounding does not cause another event. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 7})
    void equalTransfersEndTogether(int count) {
        Bus bus = lots.shared(1);
        for (int i = 0; i < count; i++) {
            lots.at(0, 10, bus);
        }
        assertThat(lots.run()).hasSize(count).containsOnly(10L * count * MICRO);
    }

    /**
     * Sectors of R = 333.4 ns, lots of 1, 2 and 4: 3 R, 5 R and 7 R, which are 1000.2, 1667.0 and 2333.8 ns. Ends are events, at
     * whole nanoseconds; the progress until then is not rounded.
     */
    @Test
    void fractionsOfNanosecondsAndSectorsAreNotLost() {
        Bus bus = lots.shared(0.3334);
        lots.at(0, 1, bus).at(0, 2, bus).at(0, 4, bus);
        assertThat(lots.run()).containsExactly(1000L, 1667L, 2334L);
    }

    /** Transfers share the time of the bus, reads and writes alike: 20 us and 40 us for ten sectors alone. */
    @Test
    void bothDirectionsShareOneBandwidth() {
        Bus bus = lots.bus(Time.ofNanos(2 * MICRO), Time.ofNanos(4 * MICRO), true);
        lots.at(0, 10, true, 0, Rounding.NEAREST, bus).at(0, 10, false, 0, Rounding.NEAREST, bus);
        assertThat(lots.run()).containsExactly(40 * MICRO, 60 * MICRO);
    }

    /** A client that takes 3 us per sector itself needs a third of the bus only; the other still gets half of it. */
    @Test
    void whatOneCannotUseOfItsShareIsLost() {
        Bus bus = lots.shared(1);
        lots.at(0, 10, true, 3_000_000, Rounding.NEAREST, bus).at(0, 10, bus);
        assertThat(lots.run()).containsExactly(30 * MICRO, 20 * MICRO);
    }

    /**
     * Below one shared bus of 1 us are two others of 1.5 us. The first transfer has 20 sectors behind it when the second
     * begins at 30 us; then each is held up by the upper bus, 2 us, until the second ends at 130 us; the last 30 of the
     * first move at 1.5 us.
     */
    @Test
    void theSlowestBusOnTheWayRulesWhicheverChanges() {
        Bus above = lots.shared(1);
        lots.at(0, 100, lots.shared(1.5), above).at(30 * MICRO, 50, lots.shared(1.5), above);
        assertThat(lots.run()).containsExactly(175 * MICRO, 100 * MICRO);
    }

    /**
     * The first two share a lower bus of 1 us, all three an upper one of 1 us. Until 20 us the first moves alone, 20 of its
     * 40; with the second, 2 us per sector on both buses, 10 more until 40 us; with the third 3 us above: its 5 end at 55 us,
     * 5 of the first are left and end at 65 us, 5 + 5 + 10 of the second have moved then, and the other 10 end at 70 us.
     */
    @Test
    void aTransferHasItsShareOfEveryBusOnTheWay() {
        Bus above = lots.shared(1);
        Bus below = lots.shared(1);
        lots.at(0, 40, below, above).at(20 * MICRO, 25, below, above).at(40 * MICRO, 5, above);
        assertThat(lots.run()).containsExactly(65 * MICRO, 50 * MICRO, 15 * MICRO);
    }

    /** Without sharing each transfer has the full bandwidth; so has each on a bus that takes no time. */
    @ParameterizedTest
    @CsvSource({"1 us, false, 10000", "0 us, true, 0"})
    void nobodyIsHeldUpWhereThereIsNothingToShare(Time sectorTime, boolean shared, long nanos) {
        Bus bus = lots.bus(sectorTime, sectorTime, shared);
        lots.at(0, 10, bus).at(0, 10, bus).at(0, 10, bus);
        assertThat(lots.run()).containsExactly(nanos, nanos, nanos);
    }

    /** 3 sectors of 1.499 ns are 4.497 ns, of 1.5 ns 4.5 ns. */
    @ParameterizedTest
    @CsvSource({"1499, NEAREST, 4", "1500, NEAREST, 5", "1500, DOWN, 4", "1666, DOWN, 4", "1667, DOWN, 5"})
    void endsAtTheNanosecondThatItsClientRoundsTo(long picos, Rounding rounding, long nanos) {
        lots.at(0, 3, true, picos, rounding);
        assertThat(lots.run()).containsExactly(nanos);
    }

    private record Lot(long at, int sectors) {}

    private static List<Lot> inOrder(List<Lot> drawn) {
        return drawn.stream().sorted(Comparator.comparingLong(Lot::at)).toList();
    }

    private static Property<Lot> anyLots() {
        return Property.ofLists(random -> new Lot(random.nextLong(300 * MICRO), 1 + (int) random.nextLong(60)))
                .longest(12);
    }

    /** Compares with the fluid model, computed from end to end without events; each end may differ by half a nanosecond. */
    @Test
    void anyTransfersEndWhenTheirFluidDoes() {
        anyLots().check(drawn -> {
            Lots tried = new Lots();
            Bus bus = tried.shared(1);
            List<Lot> order = inOrder(drawn);
            order.forEach(lot -> tried.at(lot.at, lot.sectors, bus));
            List<Long> times = tried.run();
            double[] expected = fluid(order);
            for (int i = 0; i < expected.length; i++) {
                assertThat((double) times.get(i))
                        .as("lot %d", i)
                        .isBetween(expected[i] - order.size(), expected[i] + order.size());
            }
        });
    }

    /** Nanoseconds from beginning to end of each lot at 1 us per sector. */
    private static double[] fluid(List<Lot> lots) {
        double[] left = lots.stream().mapToDouble(lot -> lot.sectors * 1e3).toArray();
        double[] times = new double[left.length];
        double now = 0;
        int begun = 0;
        List<Integer> running = new ArrayList<>();
        while (begun < left.length || !running.isEmpty()) {
            double least = running.stream().mapToDouble(i -> left[i]).min().orElse(Double.POSITIVE_INFINITY);
            double end = now + least * running.size();
            double next = begun < left.length ? lots.get(begun).at : Double.POSITIVE_INFINITY;
            double until = running.isEmpty() ? next : Math.min(end, next);
            for (int i : running) {
                left[i] -= (until - now) / running.size();
            }
            now = until;
            if (next <= now) {
                running.add(begun++);
            } else {
                for (int i : running) {
                    times[i] = left[i] < 1e-6 ? now - lots.get(i).at : 0;
                }
                running.removeIf(i -> left[i] < 1e-6);
            }
        }
        return times;
    }

    /** Work is conserved: as long as there is a transfer, a sector of some transfer moves each microsecond. */
    @Test
    void theBusMovesItsFullBandwidthWheneverSomebodyTransfers() {
        anyLots().check(drawn -> {
            Lots tried = new Lots();
            Bus bus = tried.shared(1);
            List<Lot> order = inOrder(drawn);
            order.forEach(lot -> tried.at(lot.at, lot.sectors, bus));
            for (long now = 0; tried.events.pending() > 0; now += MICRO) {
                tried.events.run(now);
                double begun = 0;
                for (Lot lot : order) {
                    begun += lot.at <= now ? lot.sectors : 0;
                }
                double left = backlogAt(order, now);
                double toMove = begun - tried.moved();
                // Sectors that have moved in part are not counted. Plain code, as there are millions of microseconds.
                if (toMove < left - 0.01 || toMove > left + order.size() + 0.01) {
                    throw new AssertionError(toMove + " sectors, not " + left + ", are to be moved at " + now + " ns");
                }
            }
        });
    }

    /** Sectors that any server without idleness of 1 us per sector has yet to move at a time, of lots in the order of arrival. */
    private static double backlogAt(List<Lot> lots, long time) {
        double backlog = 0;
        long last = 0;
        for (Lot lot : lots) {
            if (lot.at > time) {
                break;
            }
            backlog = Math.max(0, backlog - (lot.at - last) / 1e3) + lot.sectors;
            last = lot.at;
        }
        return Math.max(0, backlog - (time - last) / 1e3);
    }

    /**
     * M/G/1-PS: the mean response is E[S] / (1 - rho) whatever the distribution of sizes, and a transfer that takes x alone
     * takes x / (1 - rho) on the average (Kleinrock II, equations 4.17 and 4.19). Sizes are 10 sectors, or uniform from 1 to
     * 19, or 2 sectors four times in five and else 42.
     */
    @ParameterizedTest
    @CsvSource({"constant, 0.5", "uniform, 0.5", "two, 0.5", "constant, 0.7", "uniform, 0.7", "two, 0.7"})
    void theMeanResponseIsThatOfProcessorSharing(String sizes, double load) {
        int replications = 10;
        double[] responses = new double[replications];
        double[] large = new double[replications];
        for (int i = 0; i < replications; i++) {
            TestRandom random = new TestRandom(1000 * sizes.hashCode() + i);
            List<Lot> drawn = new ArrayList<>();
            double at = 0;
            for (int n = 0; n < 40_000; n++) {
                at += random.nextExponential() * 10 * MICRO / load;
                drawn.add(new Lot(Math.round(at), size(sizes, random)));
            }
            Lots tried = new Lots();
            Bus bus = tried.shared(1);
            drawn.forEach(lot -> tried.at(lot.at, lot.sectors, bus));
            List<Long> times = tried.run();
            responses[i] = times.stream().mapToLong(Long::longValue).average().orElseThrow();
            double sum = 0;
            double alone = 0;
            for (int n = 0; n < times.size(); n++) {
                if (drawn.get(n).sectors >= 10) {
                    sum += times.get(n);
                    alone += drawn.get(n).sectors * (double) MICRO;
                }
            }
            large[i] = sum / alone;
        }
        check(MeanEstimate.of(responses), 10 * MICRO / (1 - load));
        check(MeanEstimate.of(large), 1 / (1 - load));
    }

    private static int size(String sizes, TestRandom random) {
        return switch (sizes) {
            case "constant" -> 10;
            case "uniform" -> 1 + (int) random.nextLong(19);
            default -> random.nextLong(5) == 0 ? 42 : 2;
        };
    }

    private static void check(MeanEstimate estimate, double expected) {
        double halfWidth = estimate.halfWidth(0.001);
        assertThat(estimate.mean()).isBetween(expected - halfWidth, expected + halfWidth);
        assertThat(halfWidth).as("the interval says something").isLessThan(0.15 * expected);
    }

    /** A bus reports how many transfers share it, and the fraction of time with at least one. */
    @Test
    void theBusCountsItsTransfers() {
        TestMetrics metrics = new TestMetrics();
        Bus bus = new InterleavedBus(
                new InterleavedBusConfig(new PaceConfig(Time.ofNanos(MICRO), Time.ofNanos(MICRO), null), true),
                2,
                lots.events,
                metrics);
        lots.at(0, 10, bus).at(5 * MICRO, 1, bus).run();
        assertThat(metrics.levels("transfers")).containsExactly(1.0, 2.0, 1.0, 0.0);
        assertThat(metrics.levels("utilisation")).containsExactly(1.0, 1.0, 1.0, 0.0);
    }

    @Test
    void refusesToBeLeftByWhomItDoesNotKnow() {
        Bus bus = lots.shared(1);
        assertThatThrownBy(() -> bus.leave(() -> {}))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("a transfer leaves a bus that it has not joined");
    }
}
