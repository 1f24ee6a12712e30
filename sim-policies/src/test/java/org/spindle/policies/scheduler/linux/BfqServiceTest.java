package org.spindle.policies.scheduler.linux;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.spi.request.PriorityClass;

/**
 * B-WF2Q+ as described in linux-io.md, section 1.7: start S, finish F = S + budget · 2^22 / weight; virtual time
 * advances by service over the sum of weights; of the entities with S not after virtual time the one with the least F
 * is served.
 */
class BfqServiceTest {

    private static final long UNIT = 1L << 22;

    private final BfqClock clock = new BfqClock(1000);
    private final BfqWeights weights = new BfqWeights();
    private final BfqService service = new BfqService(weights, clock);

    private BfqQueue queue(PriorityClass level, int urgency, long budget) {
        BfqQueue queue = new BfqQueue(level, urgency, true, clock);
        queue.entity.budget = budget;
        service.activate(queue.entity, false);
        return queue;
    }

    private BfqQueue bestEffort(int urgency, long budget) {
        return queue(PriorityClass.BEST_EFFORT, urgency, budget);
    }

    /** Weight = 10 · (8 - priority): with equal budgets the heavier one has the earlier finish. */
    @Test
    void servesTheEarliestFinishFirst() {
        BfqQueue light = bestEffort(7, 800);
        BfqQueue heavy = bestEffort(0, 800);
        assertThat(light.entity.finish).isEqualTo(80 * UNIT);
        assertThat(heavy.entity.finish).isEqualTo(10 * UNIT);
        assertThat(service.serveNext()).isSameAs(heavy);
    }

    /** 320 sectors with weights 40 and 40 are 4 units of virtual time; for the queue itself they are 8. */
    @Test
    void advancesVirtualTimeByTheSumOfWeights() {
        BfqQueue one = bestEffort(4, 320);
        BfqQueue other = bestEffort(4, 640);
        assertThat(service.serveNext()).isSameAs(one);
        service.charge(one.entity, 320);
        service.requeue(one.entity);
        assertThat(one.entity.start).isEqualTo(8 * UNIT);
        assertThat(one.entity.finish).as("but it has not started").isEqualTo(16 * UNIT);
        assertThat(service.serveNext()).isSameAs(other);
        BfqQueue late = bestEffort(4, 40);
        assertThat(late.entity.start).as("virtual time").isEqualTo(4 * UNIT);
    }

    /** In the long run two queues get service in proportion to their weights: 80 to 20. */
    @Test
    void dividesServiceByWeight() {
        BfqQueue heavy = bestEffort(0, 160);
        BfqQueue light = bestEffort(6, 160);
        long[] served = new long[2];
        for (int i = 0; i < 1000; i++) {
            BfqQueue next = service.serveNext();
            service.charge(next.entity, 160);
            served[next == heavy ? 0 : 1] += 160;
            service.requeue(next.entity);
            next.entity.service = 0;
        }
        assertThat((double) served[0] / served[1]).isBetween(3.9, 4.1);
        assertThat(light.entity.weight).isEqualTo(20);
    }

    /** The reader has 60 of 400 sectors, which end at 1.5 units; virtual time advances to 60/120 + 180/120 = 2 units. */
    private BfqQueue activeAgain(long budget) {
        BfqQueue reader = bestEffort(4, 400);
        BfqQueue other = bestEffort(4, 4000);
        bestEffort(4, 8000);
        assertThat(service.serveNext()).isSameAs(reader);
        service.charge(reader.entity, 60);
        service.deactivate(reader.entity);
        assertThat(service.serveNext()).isSameAs(other);
        service.charge(other.entity, 180);
        reader.entity.budget = budget;
        service.activate(reader.entity, true);
        return reader;
    }

    /** A queue that has been waiting for its next request starts at its previous finish. */
    @Test
    void shiftsAContinuingQueueBack() {
        BfqEntity reader = activeAgain(40).entity;
        assertThat(reader.start).isEqualTo(UNIT + UNIT / 2);
        assertThat(reader.finish).isEqualTo(2 * UNIT + UNIT / 2);
    }

    /** But not so early that it finishes before virtual time: 4 sectors are a tenth of a unit, so it starts at 1.9. */
    @Test
    void doesNotLetAShiftedQueueFinishInThePast() {
        BfqEntity reader = activeAgain(4).entity;
        assertThat(reader.finish).isEqualTo(2 * UNIT);
        assertThat(reader.start).isEqualTo(reader.finish - (4 * UNIT) / 40);
    }

    /** An entity without requests counts until virtual time reaches its finish. */
    @Test
    void removesIdleEntitiesAfterTheirFinish() {
        BfqQueue reader = bestEffort(4, 400);
        BfqQueue other = bestEffort(4, 4000);
        bestEffort(4, 8000);
        service.serveNext();
        service.charge(reader.entity, 60);
        service.deactivate(reader.entity);
        assertThat(service.weightsUpTo(PriorityClass.BEST_EFFORT)).isEqualTo(120);
        service.serveNext();
        service.charge(other.entity, 180);
        assertThat(service.weightsUpTo(PriorityClass.BEST_EFFORT)).isEqualTo(80);
    }

    /** Realtime before best effort before idle, but the idle class at least every 200 ms. */
    @Test
    void servesClassesInOrder() {
        BfqQueue idle = queue(PriorityClass.IDLE, 7, 100);
        BfqQueue bestEffort = bestEffort(4, 100);
        BfqQueue realtime = queue(PriorityClass.REALTIME, 4, 100);
        assertThat(service.serveNext()).isSameAs(realtime);
        service.deactivate(realtime.entity);
        assertThat(service.serveNext()).isSameAs(bestEffort);
        clock.set(200_000_000);
        service.requeue(bestEffort.entity);
        assertThat(service.serveNext()).as("200 ms are not over").isSameAs(bestEffort);
        clock.set(201_000_000);
        service.requeue(bestEffort.entity);
        assertThat(service.serveNext()).isSameAs(idle);
    }

    /**
     * Queues of one weight and one class are symmetric; of several weights the lowest needs no protection from the
     * others.
     */
    @Test
    void detectsAsymmetry() {
        BfqQueue one = busy(4, PriorityClass.BEST_EFFORT);
        busy(4, PriorityClass.BEST_EFFORT);
        assertThat(weights.isAsymmetric(one)).isFalse();
        BfqQueue light = busy(7, PriorityClass.BEST_EFFORT);
        assertThat(weights.isAsymmetric(one)).isTrue();
        assertThat(weights.isAsymmetric(light)).isFalse();
        weights.end(light, PriorityClass.BEST_EFFORT);
        assertThat(weights.isAsymmetric(one)).isFalse();
        busy(4, PriorityClass.REALTIME);
        assertThat(weights.isAsymmetric(one)).isTrue();
    }

    private BfqQueue busy(int urgency, PriorityClass level) {
        BfqQueue queue = new BfqQueue(level, urgency, true, clock);
        weights.begin(queue, level);
        return queue;
    }
}
