package org.spindle.policies.scheduler.seek;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.policies.scheduler.Policies;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.oracle.PlainScheduler;
import org.spindle.testkit.property.Property;
import org.spindle.testkit.sim.Requests;
import org.spindle.testkit.sim.TestSchedulerContext;

/**
 * The point from which distances are measured, and the resolution of ties: Worthington, Ganger and Patt 1994,
 * sections 3.1, 5.1, 6.2.
 */
class ReferencePointTest {

    private static final long SECTORS = 100_000;

    private final SchedulerContext context = TestSchedulerContext.ofSectors(SECTORS);
    private final Requests requests = new Requests();

    private final RequestScheduler cLook = Policies.cLook(context);
    private final RequestScheduler look = Policies.look(context);
    private final RequestScheduler sstf = Policies.sstf(context);

    /** Section 5.1: "last = LBN 100, pending 150 and 200: choose 150". */
    @Test
    void cLookContinuesUpward() {
        serve(cLook, 100, 8);
        assertThat(next(cLook, 200, 150)).isEqualTo(150);
    }

    /** Section 6.2: the comparison is inclusive, so that a repetition of the last request is not skipped. */
    @Test
    void cLookServesARepetitionOfTheLastRequestFirst() {
        serve(cLook, 100, 8);
        assertThat(next(cLook, 150, 100)).isEqualTo(100);
    }

    /** Section 6.2: C-LOOK and LOOK measure from the first block, so a request that overlaps the last one is still ahead. */
    @Test
    void scansServeRequestsOverlappingTheLastOneFirst() {
        for (RequestScheduler scan : List.of(cLook, look)) {
            serve(scan, 100, 64);
            assertThat(next(scan, 170, 120)).isEqualTo(120);
        }
    }

    @Test
    void cLookReturnsToTheLowestSector() {
        serve(cLook, 1000, 8);
        assertThat(next(cLook, 900, 20, 30)).isEqualTo(20);
    }

    /** Section 6.2: SSTF measures from one past the last block; from the first, 110 would be nearer than 160. */
    @Test
    void sstfMeasuresFromTheEndOfTheLastRequest() {
        serve(sstf, 100, 50);
        assertThat(next(sstf, 110, 160)).isEqualTo(160);
    }

    @Test
    void tiesAlternate() {
        List<Long> winners = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            serve(sstf, 1000, 8);
            winners.add(next(sstf, 1008 - 100, 1008 + 100));
            drain(sstf);
        }
        assertThat(winners).containsExactly(1108L, 908L, 1108L, 908L);
    }

    /** The upper of two equally far requests is taken when only it can be started: this is not a tie. */
    @Test
    void aChoiceWithoutAlternativeIsNotATie() {
        serve(sstf, 1000, 8);
        sstf.add(requests.read(908, 8));
        sstf.add(requests.read(1108, 8));
        assertThat(select(sstf, Eligibility.ALL)).isEqualTo(1108);
        Request upper = sstf.select(request -> request.sector() == 1108);
        sstf.take(upper);
        drain(sstf);
        serve(sstf, 1000, 8);
        assertThat(next(sstf, 908, 1108)).isEqualTo(1108);
    }

    /** Some requests of a device cannot be started: the nearest that can is found, outward on both sides. */
    @Test
    void searchesOutwardPastIneligibleRequests() {
        serve(sstf, 1000, 8);
        for (long sector : new long[] {1010, 1020, 1030, 1000, 990, 980}) {
            sstf.add(requests.read(sector, 8));
        }
        assertThat(select(sstf, request -> request.sector() != 1010)).isEqualTo(1000);
        assertThat(select(sstf, request -> request.sector() >= 1020 || request.sector() <= 980))
                .isEqualTo(1020);
        assertThat(select(sstf, request -> request.sector() == 980)).isEqualTo(980);
    }

    /** Going down, requests for the same sector keep their order of arrival. */
    @Test
    void servesTheEarliestArrivalAmongEqualSectorsBelow() {
        serve(look, 1000, 8);
        Request first = requests.read(500, 8);
        Request second = requests.read(500, 8);
        look.add(first);
        look.add(second);
        assertThat(look.select(Eligibility.ALL)).isSameAs(first);
        assertThat(look.select(request -> request != first)).isSameAs(second);
    }

    /** Section 3.1: R = 0 is SSTF, given the same reference point. */
    @Test
    void vScanWithoutPenaltyIsSstf() {
        Property.ofLists(random -> new Arrival(random.nextLong(SECTORS - 8), random.nextLong(3)))
                .check(arrivals -> assertThat(order(Policies.vScan(0, context), arrivals))
                        .isEqualTo(order(PlainScheduler.nearest(0, Request::sector), arrivals)));
    }

    /** Section 3.1: R = 1 is LOOK. */
    @Test
    void vScanWithFullPenaltyIsLook() {
        Property.ofLists(random -> new Arrival(random.nextLong(SECTORS - 8), random.nextLong(3)))
                .check(arrivals -> assertThat(order(Policies.vScan(1, context), arrivals))
                        .isEqualTo(order(PlainScheduler.look(), arrivals)));
    }

    /**
     * Section 3.1: SSTF starves far requests under load, LOOK and C-LOOK do not. Two requests within the first 200
     * sectors always wait together with one for sector 90,000.
     */
    @Test
    void onlySstfStarvesAFarRequest() {
        assertThat(servicesBeforeTheFarOne(sstf)).isEqualTo(1000);
        assertThat(servicesBeforeTheFarOne(look)).isLessThan(50);
        assertThat(servicesBeforeTheFarOne(cLook)).isLessThan(50);
    }

    /** Returns how many near requests are served before the far one; 1000 if it still waits then. */
    private int servicesBeforeTheFarOne(RequestScheduler scheduler) {
        Request far = requests.read(90_000, 8);
        scheduler.add(far);
        scheduler.add(requests.read(8, 8));
        for (int i = 0; i < 1000; i++) {
            scheduler.add(requests.read(8 * (i * 7L % 25), 8));
            Request next = scheduler.select(Eligibility.ALL);
            if (next == far) {
                return i;
            }
            scheduler.take(next);
        }
        return 1000;
    }

    /** A request, and the number of requests that are served, if that many wait, before the next one arrives. */
    private record Arrival(long sector, long services) {}

    /** Returns the sectors in order of service. */
    private List<Long> order(RequestScheduler scheduler, List<Arrival> arrivals) {
        List<Long> order = new ArrayList<>();
        for (Arrival arrival : arrivals) {
            scheduler.add(requests.read(arrival.sector(), 8));
            for (int i = 0; i < arrival.services() && scheduler.size() > 0; i++) {
                order.add(serveNext(scheduler));
            }
        }
        while (scheduler.size() > 0) {
            order.add(serveNext(scheduler));
        }
        return order;
    }

    private void serve(RequestScheduler scheduler, long sector, long sectors) {
        Request request = requests.read(sector, sectors);
        scheduler.add(request);
        scheduler.take(request);
    }

    private void drain(RequestScheduler scheduler) {
        while (scheduler.size() > 0) {
            serveNext(scheduler);
        }
    }

    private static long serveNext(RequestScheduler scheduler) {
        Request next = scheduler.select(Eligibility.ALL);
        scheduler.take(next);
        return next.sector();
    }

    private long next(RequestScheduler scheduler, long... arrivals) {
        for (long sector : arrivals) {
            scheduler.add(requests.read(sector, 8));
        }
        long choice = select(scheduler, Eligibility.ALL);
        assertThat(scheduler.size()).isGreaterThanOrEqualTo(arrivals.length);
        scheduler.take(scheduler.select(Eligibility.ALL));
        return choice;
    }

    private static long select(RequestScheduler scheduler, Eligibility eligibility) {
        return scheduler.select(eligibility).sector();
    }
}
