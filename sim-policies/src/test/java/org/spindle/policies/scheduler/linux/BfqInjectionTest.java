package org.spindle.policies.scheduler.linux;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.PriorityClass;
import org.spindle.spi.request.Request;
import org.spindle.testkit.sim.Requests;

/**
 * Injection as described in linux-io.md, section 1.7: the limit is lowered when the queue's own requests take 1.5
 * times as long as without injection, and raised otherwise.
 */
class BfqInjectionTest {

    private static final long MS = 1_000_000;
    private static final BfqConfig CONFIG = Tunables.bfqConfig(Anonymous.REFUSE, false, 1000);

    private final BfqParts parts = new BfqParts(CONFIG);
    private final Requests requests = new Requests();
    private final BfqQueue own = queue();

    private BfqQueue queue() {
        BfqQueue queue = new BfqQueue(PriorityClass.BEST_EFFORT, 4, true, parts.clock);
        queue.entity.budget = 1000;
        parts.service.activate(queue.entity, false);
        queue.isBusy = true;
        return queue;
    }

    /** Serves one request of the queue in service in the given time, while other requests are at the device. */
    private void measure(long begin, long millis, int others) {
        parts.clock.set(begin * MS);
        Request request = requests.request(Operation.READ, 0, 8);
        device().dispatched = others;
        parts.injection.arrived(own);
        parts.injection.taken(request);
        device().dispatched = others + 1;
        parts.clock.set((begin + millis) * MS);
        parts.injection.completed(request, own);
    }

    private BfqDevice device() {
        return parts.device;
    }

    @Test
    void beginsWithOneRequestOnceTheBaseLatencyIsKnown() {
        parts.service.serveNext();
        assertThat(own.injection.limit).isZero();
        measure(20, 5, 0);
        assertThat(own.injection.limit).isEqualTo(1);
        assertThat(own.injection.baseLatency).isEqualTo(5 * MS);
    }

    @Test
    void adaptsTheLimitToTheEffectOfInjection() {
        parts.service.serveNext();
        measure(20, 10, 0);
        device().dispatched = 0;
        device().mostDispatched = 4;
        BfqQueue other = queue();
        other.next = requests.request(Operation.READ, 0, 8);
        assertThat(parts.injection.choose(own)).isSameAs(other);
        measure(60, 14, 1);
        assertThat(own.injection.limit).as("14 ms are less than 1.5 · 10").isEqualTo(2);
        device().dispatched = 1;
        assertThat(parts.injection.choose(own)).isSameAs(other);
        measure(100, 15, 1);
        assertThat(own.injection.limit).isEqualTo(1);
    }

    /** A queue with long think times may have one injected request from the beginning. */
    @Test
    void dependsOnTheThinkTimeAtFirst() {
        own.pattern.hasShortThinkTime = false;
        parts.injection.begin(own);
        assertThat(own.injection.limit).isEqualTo(1);
        own.pattern.hasShortThinkTime = true;
        parts.injection.begin(own);
        assertThat(own.injection.limit).isZero();
    }

    /**
     * bfq_add_request() of Linux 6.18 resets the limit, and what the queue's requests take, at the first arrival 1000 ms after the limit
     * was last lowered or reset, here at 0: to none for a queue with short think times.
     */
    @ParameterizedTest
    @CsvSource({"999, 1, 5", "1000, 0, 0"})
    void forgetsTheLimitAfterASecond(long millis, int limit, long baseLatency) {
        parts.service.serveNext();
        measure(20, 5, 0);
        parts.clock.set(millis * MS);
        parts.injection.arrived(own);
        assertThat(own.injection.limit).isEqualTo(limit);
        assertThat(own.injection.baseLatency).isEqualTo(baseLatency * MS);
    }

    /**
     * bfq_choose_bfqq_for_injection() of Linux 6.18: while the device waits for a queue of raised weight with short think times, only
     * requests of other queues of raised weight are injected; otherwise those of any queue.
     */
    @ParameterizedTest
    @CsvSource({"30, true, 1, false", "30, true, 30, true", "30, false, 1, true", "1, true, 1, true"})
    void sparesQueuesOfRaisedWeight(int ownCoefficient, boolean isBrief, int otherCoefficient, boolean isInjected) {
        parts.service.serveNext();
        measure(20, 10, 0);
        device().dispatched = 0;
        BfqQueue other = queue();
        other.next = requests.request(Operation.READ, 0, 8);
        own.raising.coefficient = ownCoefficient;
        own.pattern.hasShortThinkTime = isBrief;
        other.raising.coefficient = otherCoefficient;
        assertThat(parts.injection.choose(own)).isSameAs(isInjected ? other : null);
    }

    /** Only a request within its own queue's budget is injected. */
    @Test
    void injectsRequestsWithinTheirBudget() {
        BfqQueue other = queue();
        other.next = requests.request(Operation.READ, 0, 1001);
        assertThat(parts.injection.canBeSent(other)).isFalse();
        other.next = requests.request(Operation.READ, 0, 1000);
        assertThat(parts.injection.canBeSent(other)).isTrue();
    }
}
