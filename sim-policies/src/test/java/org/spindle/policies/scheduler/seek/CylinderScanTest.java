package org.spindle.policies.scheduler.seek;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.spindle.policies.scheduler.Policies;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.testkit.property.Property;
import org.spindle.testkit.sim.Requests;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestPositions;
import org.spindle.testkit.sim.TestRandom;
import org.spindle.testkit.sim.TestSchedulerContext;

/**
 * Scans that use cylinders: here 100 of 1000 sectors each, crossed in 1 µs each (Worthington, Ganger and Patt 1994,
 * sections 3.1, 5.2 and 6.2).
 */
class CylinderScanTest {

    private static final long SECTORS = 100_000;

    private final TestEventLoop events = new TestEventLoop();
    private final TestSchedulerContext context =
            new TestSchedulerContext(events, SECTORS, new TestPositions(SECTORS), new TestRandom(1));
    private final Requests requests = new Requests();

    private void arrive(RequestScheduler scheduler, long... sectors) {
        for (long sector : sectors) {
            scheduler.add(requests.read(sector, 8));
        }
    }

    private long serve(RequestScheduler scheduler) {
        Request next = scheduler.select(Eligibility.ALL);
        while (next == null) {
            events.runUntil(scheduler.idleUntil());
            next = scheduler.select(Eligibility.ALL);
        }
        scheduler.take(next);
        scheduler.completed(next);
        return next.sector();
    }

    private List<Long> order(RequestScheduler scheduler) {
        List<Long> order = new ArrayList<>();
        while (scheduler.size() > 0) {
            order.add(serve(scheduler));
        }
        return order;
    }

    /**
     * Section 5.2: "while any pending request lies in the current cylinder", serve those in C-LOOK, wrapping within the
     * cylinder; only then choose the next cylinder, entered at its lowest sector.
     */
    @ParameterizedTest
    @CsvSource({
        "sstf,   5500 5700 5100 5200 6000 6900 3400 3800",
        "look,   5500 5700 5100 5200 6000 6900 3400 3800",
        "c-look, 5500 5700 5100 5200 6000 6900 3400 3800"
    })
    void servesTheCurrentCylinderCircularlyFirst(String type, String expected) {
        RequestScheduler scheduler = switch (type) {
            case "sstf" -> Policies.sstf(Knowledge.MAP, ReferenceEnd.END, context);
            case "look" -> Policies.look(Knowledge.MAP, context);
            default -> Policies.cLook(Knowledge.MAP, context);
        };
        arrive(scheduler, 5500);
        List<Long> order = new ArrayList<>(List.of(serve(scheduler)));
        arrive(scheduler, 6900, 3800, 5200, 5100, 3400, 5700, 6000);
        order.addAll(order(scheduler));
        assertThat(order).isEqualTo(sectors(expected));
    }

    /** Section 5.2: new arrivals for the current cylinder join. */
    @Test
    void arrivalsForTheCurrentCylinderJoin() {
        RequestScheduler scheduler = Policies.look(Knowledge.MAP, context);
        arrive(scheduler, 5500, 6100);
        assertThat(serve(scheduler)).isEqualTo(5500);
        arrive(scheduler, 5000);
        assertThat(order(scheduler)).containsExactly(5000L, 6100L);
    }

    /** Section 6.2: the control experiment takes 1024 sectors for every cylinder. */
    @Test
    void aFixedMapDividesSectors() {
        RequestScheduler scheduler = Policies.fixedMapCLook(1024, context);
        arrive(scheduler, 2000);
        serve(scheduler);
        arrive(scheduler, 1024, 2048, 1023);
        assertThat(order(scheduler)).containsExactly(1024L, 2048L, 1023L);
    }

    @ParameterizedTest
    @EnumSource(Knowledge.class)
    void reductionsHoldAtEveryLevelOfKnowledge(Knowledge knowledge) {
        same(() -> Policies.vScan(0, knowledge, context), () -> Policies.sstf(knowledge, ReferenceEnd.START, context));
        same(() -> Policies.vScan(1, knowledge, context), () -> Policies.look(knowledge, context));
        same(() -> Policies.cvScan(1, 0.2, knowledge, context), () -> Policies.vScan(0.2, knowledge, context));
    }

    private record Arrival(long sector, long services) {}

    private void same(Supplier<RequestScheduler> one, Supplier<RequestScheduler> other) {
        Property.ofLists(random -> new Arrival(random.nextLong(SECTORS - 8), random.nextLong(3)))
                .tries(60)
                .check(arrivals -> assertThat(order(one.get(), arrivals)).isEqualTo(order(other.get(), arrivals)));
    }

    private List<Long> order(RequestScheduler scheduler, List<Arrival> arrivals) {
        List<Long> order = new ArrayList<>();
        for (Arrival arrival : arrivals) {
            arrive(scheduler, arrival.sector());
            for (int i = 0; i < arrival.services() && scheduler.size() > 0; i++) {
                order.add(serve(scheduler));
            }
        }
        order.addAll(order(scheduler));
        return order;
    }

    /**
     * By hand for CV-SCAN(2, 0), at 5000 upward: above, 5100 and 9000 are 2050 away on average; below, 4500 and 4400
     * are 550 away: down, to the nearer of the two; V-SCAN(0) would go up.
     */
    @Test
    void cvScanComparesMeansOfSeveral() {
        for (int n : new int[] {1, 2}) {
            RequestScheduler scheduler = Policies.cvScan(n, 0, Knowledge.LBN, context);
            arrive(scheduler, 5000);
            serve(scheduler);
            arrive(scheduler, 5100, 9000, 4500, 4400);
            assertThat(serve(scheduler)).isEqualTo(n == 1 ? 5100 : 4500);
        }
    }

    /** A sweep visits cylinders in monotone order as long as no request arrives. */
    @ParameterizedTest
    @EnumSource(Knowledge.class)
    void aSweepIsMonotone(Knowledge knowledge) {
        Property.ofLists(random -> random.nextLong(SECTORS - 8)).longest(60).check(sectors -> {
            RequestScheduler look = Policies.look(knowledge, context);
            RequestScheduler scan = Policies.scan(knowledge, context);
            for (RequestScheduler scheduler : List.of(look, scan)) {
                arrive(scheduler, 50_000);
                serve(scheduler);
                sectors.forEach(sector -> arrive(scheduler, sector));
                List<Long> cylinders =
                        order(scheduler).stream().map(sector -> sector / 1000).toList();
                List<Long> up = cylinders.stream().filter(c -> c >= 50).toList();
                List<Long> down = cylinders.stream().filter(c -> c < 50).toList();
                assertThat(up).isSorted();
                assertThat(down).isSortedAccordingTo((a, b) -> Long.compare(b, a));
                assertThat(new ArrayList<>(cylinders).subList(0, up.size())).isEqualTo(up);
            }
        });
    }

    /**
     * Section 3.1: SCAN moves on to the last cylinder before it reverses. From cylinder 50 up to 99 and down to 10
     * the arm crosses 49 + 89 cylinders instead of 40: the device is left idle for the other 98 µs.
     */
    @Test
    void scanTravelsToTheEdge() {
        RequestScheduler scan = Policies.scan(Knowledge.MAP, context);
        arrive(scan, 50_000);
        serve(scan);
        arrive(scan, 10_000);
        assertThat(scan.select(Eligibility.ALL)).isNull();
        assertThat(scan.idleUntil() - events.now()).isEqualTo(98_000);
        events.runUntil(events.now() + 20_000);
        arrive(scan, 70_000);
        assertThat(serve(scan)).isEqualTo(70_000);
        assertThat(serve(scan)).isEqualTo(10_000);
    }

    /** Up to 99, back to 0, up to 10: 49 + 99 + 10 cylinders instead of 40. */
    @Test
    void cScanReturnsByWayOfTheFirstCylinder() {
        RequestScheduler scan = Policies.cScan(Knowledge.MAP, context);
        arrive(scan, 50_000);
        serve(scan);
        arrive(scan, 10_000, 20_000);
        assertThat(scan.select(Eligibility.ALL)).isNull();
        assertThat(scan.idleUntil() - events.now()).isEqualTo(118_000);
        assertThat(order(scan)).containsExactly(10_000L, 20_000L);
    }

    @Test
    void knowledgeOfCylindersNeedsADeviceThatReportsThem() {
        TestSchedulerContext blind = TestSchedulerContext.ofSectors(SECTORS);
        assertThatThrownBy(() -> Policies.look(Knowledge.MAP, blind)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Policies.scan(Knowledge.LBN, blind)).isInstanceOf(IllegalArgumentException.class);
        assertThat(Policies.fixedMapCLook(1024, blind).size()).isZero();
    }

    private static List<Long> sectors(String order) {
        return Arrays.stream(order.split(" ")).map(Long::valueOf).toList();
    }
}
