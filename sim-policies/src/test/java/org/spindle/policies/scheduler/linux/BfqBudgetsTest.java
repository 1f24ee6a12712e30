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
 * Budgets and the peak rate as described in linux-io.md, section 1.7. Defaults: at most 16384 sectors, at least a
 * 32nd of that.
 */
class BfqBudgetsTest {

    private static final BfqConfig CONFIG = Tunables.bfqConfig(Anonymous.REFUSE, true, 1000);

    private final BfqClock clock = new BfqClock(1000);
    private final BfqWeights weights = new BfqWeights();
    private final BfqPeakRate rate = new BfqPeakRate(true, clock);
    private final BfqBudgets budgets = new BfqBudgets(CONFIG, rate, weights, clock);
    private final Requests requests = new Requests();

    private BfqQueue queue(boolean sync, long budget) {
        BfqQueue queue = new BfqQueue(PriorityClass.BEST_EFFORT, 4, sync, clock);
        queue.maxBudget = budget;
        return queue;
    }

    @ParameterizedTest
    @CsvSource({
        "TOO_IDLE, 0, 8000, 5952",
        "TOO_IDLE, 0, 2560, 512",
        "TOO_IDLE, 1, 5000, 10000",
        "TIMEOUT, 0, 5000, 10000",
        "TIMEOUT, 0, 10000, 16384",
        "EXHAUSTED, 0, 3000, 12000",
        "EXHAUSTED, 0, 5000, 16384",
        "NO_MORE_REQUESTS, 0, 5000, 700",
        "PREEMPTED, 0, 5000, 5000",
    })
    void adaptsTheBudgetToTheUseOfTheLast(BfqExpiration reason, int dispatched, long before, long after) {
        BfqQueue queue = queue(true, before);
        queue.dispatched = dispatched;
        queue.entity.service = 700;
        budgets.adapt(queue, reason);
        assertThat(queue.maxBudget).isEqualTo(after);
    }

    @Test
    void givesRaisedQueuesTheLeastBudgetAndAsynchronousOnesTheMost() {
        BfqQueue raised = queue(true, 9000);
        raised.raising.coefficient = 30;
        budgets.adapt(raised, BfqExpiration.EXHAUSTED);
        assertThat(raised.maxBudget).isEqualTo(2 * 512);
        BfqQueue asynchronous = queue(false, 9000);
        budgets.adapt(asynchronous, BfqExpiration.NO_MORE_REQUESTS);
        assertThat(asynchronous.maxBudget).isEqualTo(16384);
    }

    /** The budget is at least the size of the next request. */
    @Test
    void sufficesForTheNextRequest() {
        BfqQueue queue = queue(true, 600);
        queue.next = requests.request(Operation.READ, 0, 1000);
        budgets.adapt(queue, BfqExpiration.NO_MORE_REQUESTS);
        assertThat(queue.entity.budget).isEqualTo(1000);
    }

    /** Asynchronous requests count three times, unless a weight is raised or weights differ. */
    @Test
    void chargesAsynchronousRequestsMore() {
        Request write = requests.request(Operation.WRITE, 0, 16);
        BfqQueue asynchronous = queue(false, 9000);
        assertThat(budgets.charge(write, asynchronous)).isEqualTo(48);
        assertThat(budgets.charge(write, queue(true, 9000))).isEqualTo(16);
        weights.begin(queue(true, 0), PriorityClass.BEST_EFFORT);
        weights.begin(queue(true, 0), PriorityClass.REALTIME);
        assertThat(budgets.charge(write, asynchronous)).isEqualTo(16);
    }

    /** Time is charged at the peak rate: 16384 · 50 / 125 sectors for 50 ms; the full 125 ms as the service received. */
    @Test
    void chargesForTime() {
        BfqEntity entity = queue(true, 9000).entity;
        entity.service = 100;
        assertThat(budgets.chargeForTime(50, entity)).isEqualTo(6553);
        assertThat(budgets.chargeForTime(125, entity)).isEqualTo(100);
    }

    /** At first two thirds of 14000 / 2^16 sectors a microsecond; raised weights last for 7 s · 3 / 2. */
    @Test
    void beginsWithTwoThirdsOfTheReferenceRate() {
        assertThat(rate.sectors(125)).isEqualTo(9333L * 1000 * 125 >> 16);
        assertThat(rate.interactiveTicks()).isEqualTo(14_000L * 7000 / 9333);
    }

    /**
     * 1024 sectors every 2 ms for a second, each request contiguous with the previous one, make 512 sectors a
     * millisecond: 33554 / 2^16 sectors a microsecond and nearly the greatest weight, so the new rate is the mean of
     * the old and the measured one.
     */
    @Test
    void measuresASequentialRate() {
        long position = 1_000_000;
        boolean isNew = false;
        int dispatched = 0;
        for (int i = 0; !isNew; i++) {
            clock.set(1_000_000_000L + 2_000_000L * i);
            isNew = rate.dispatched(requests.request(Operation.READ, position, 1024), 1, position);
            position += 1024;
            dispatched++;
        }
        assertThat(dispatched).isEqualTo(501);
        long measured = (501L * 1024 << 16) / 1_000_000;
        assertThat(rate.sectors(1000)).isEqualTo((9333 / 2 + measured / 2) * 1_000_000 >> 16);
        assertThat(rate.interactiveTicks())
                .as("14000 · 7000 / 21140")
                .isEqualTo(14_000L * 7000 / (9333 / 2 + measured / 2));
    }

    /** Measurements of random requests count only if they are faster than the estimate. */
    @Test
    void ignoresTheRateOfRandomRequests() {
        for (int i = 0; i < 300; i++) {
            clock.set(1_000_000_000L + 8_000_000L * i);
            boolean isNew = rate.dispatched(requests.request(Operation.READ, 90_000L * (1 + i % 7), 8), 1, 1);
            assertThat(isNew).isFalse();
        }
        assertThat(rate.sectors(125)).isEqualTo(9333L * 1000 * 125 >> 16);
    }
}
