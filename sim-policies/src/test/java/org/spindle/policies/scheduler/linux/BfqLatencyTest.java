package org.spindle.policies.scheduler.linux;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.spi.request.PriorityClass;
import org.spindle.testkit.sim.Requests;

/** Raised weights as described in linux-io.md, section 1.7. One tick is a millisecond. */
class BfqLatencyTest {

    private static final long MS = 1_000_000;
    private static final BfqConfig CONFIG = Tunables.bfqConfig(Anonymous.REFUSE, true, 1000);

    private final BfqClock clock = new BfqClock(1000);
    private final BfqWeights weights = new BfqWeights();
    private final BfqPeakRate rate = new BfqPeakRate(true, clock);
    private final BfqBudgets budgets = new BfqBudgets(CONFIG, rate, weights, clock);
    private final BfqLatency latency = new BfqLatency(CONFIG, clock, rate, weights, budgets);
    private final BfqBursts bursts = new BfqBursts(weights, clock);

    private BfqQueue queue(int urgency) {
        BfqQueue queue = new BfqQueue(PriorityClass.BEST_EFFORT, urgency, true, clock);
        queue.entity.budget = 16_384;
        return queue;
    }

    private void at(long millis) {
        clock.set(millis * MS);
    }

    /** A request arrives at the queue, which has no others. */
    private void activate(BfqQueue queue) {
        latency.activated(queue, latency.isInteractive(queue), latency.isSoftRealTime(queue), true);
    }

    /**
     * A new process is interactive: its weight is multiplied by 30 for 10.5 s on a device of two thirds of the
     * reference rate; it gets a small budget.
     */
    @Test
    void raisesTheWeightOfANewProcess() {
        at(5000);
        BfqQueue queue = queue(4);
        activate(queue);
        assertThat(queue.raising.coefficient).isEqualTo(30);
        assertThat(queue.raising.duration).isEqualTo(10_500);
        assertThat(queue.entity.budget).isEqualTo(1024);
    }

    /** A process with a configured weight keeps it. */
    @Test
    void raisesOrdinaryWeightsOnly() {
        BfqQueue queue = queue(3);
        activate(queue);
        assertThat(queue.raising.isRaised()).isFalse();
    }

    @Test
    void raisesTheWeightOfAProcessIdleForTwoSeconds() {
        at(5000);
        BfqQueue queue = queue(4);
        queue.deadline = 3000;
        assertThat(latency.isInteractive(queue)).isFalse();
        at(5001);
        assertThat(latency.isInteractive(queue)).isTrue();
        queue.dispatched = 1;
        assertThat(latency.isInteractive(queue)).isFalse();
    }

    @Test
    void endsAfterTheDuration() {
        BfqQueue queue = queue(4);
        activate(queue);
        latency.arrived(queue, false, true);
        at(10_500);
        latency.served(queue);
        assertThat(queue.raising.isRaised()).isTrue();
        at(10_501);
        latency.served(queue);
        assertThat(queue.raising.isRaised()).isFalse();
    }

    @Test
    void endsAfter120000Sectors() {
        BfqQueue queue = queue(4);
        activate(queue);
        queue.raising.service = 120_000;
        latency.served(queue);
        assertThat(queue.raising.isRaised()).isTrue();
        queue.raising.service++;
        latency.served(queue);
        assertThat(queue.raising.isRaised()).isFalse();
    }

    /** 700 sectors correspond to 100 ms, more than idling for 8 ms and 4 ticks. */
    @Test
    void detectsASoftRealTimeProcessByItsRate() {
        at(1000);
        BfqQueue queue = queue(4);
        queue.deadline = 1000;
        queue.soft.begin(clock.ticks());
        queue.soft.served(700, clock.ticks());
        at(1010);
        latency.expired(queue);
        assertThat(queue.soft.notBefore).isEqualTo(1100);
        at(1100);
        assertThat(latency.isSoftRealTime(queue)).isFalse();
        at(1101);
        activate(queue);
        assertThat(queue.raising.coefficient).isEqualTo(3000);
        assertThat(queue.raising.duration).isEqualTo(300);
    }

    /** "Totally seeky = all 32": a process all of whose last 32 requests are far from their predecessors is not soft real-time. */
    @Test
    void doesNotTakeAProcessThatSeeksOnlyForSoftRealTime() {
        at(1000);
        BfqQueue queue = queue(4);
        queue.soft.notBefore = 999;
        Requests requests = new Requests();
        for (int i = 1; i <= 32; i++) {
            queue.pattern.addSeek(requests.read(1_000_000L * i, 8), true);
        }
        assertThat(latency.isSoftRealTime(queue)).as("the first is no seek").isTrue();
        queue.pattern.addSeek(requests.read(33_000_000, 8), true);
        assertThat(latency.isSoftRealTime(queue)).isFalse();
    }

    /** For a queue with a request at the device, the time is set when that is complete. */
    @Test
    void waitsForTheLastRequestOfABatch() {
        at(1000);
        BfqQueue queue = queue(4);
        queue.dispatched = 1;
        latency.expired(queue);
        assertThat(queue.soft.notBefore).isEqualTo(1000);
        at(1050);
        queue.dispatched = 0;
        latency.completed(queue);
        assertThat(queue.soft.notBefore).isEqualTo(1050 + 8 + 4);
    }

    /** Soft real-time raising ends after 300 ms; an interactive period that has not ended continues. */
    @Test
    void fallsBackToInteractive() {
        at(1000);
        BfqQueue queue = queue(4);
        activate(queue);
        latency.arrived(queue, false, true);
        queue.soft.notBefore = 0;
        queue.deadline = 1000;
        at(1500);
        activate(queue);
        assertThat(queue.raising.coefficient).isEqualTo(3000);
        at(1801);
        latency.served(queue);
        assertThat(queue.raising.coefficient).isEqualTo(30);
        assertThat(queue.raising.since).isEqualTo(1000);
    }

    /** Eight queues created within 180 ms of each other are a large burst, in which no weight is raised; seven are not. */
    @Test
    void doesNotRaiseALargeBurst() {
        BfqQueue[] queues = new BfqQueue[9];
        for (int i = 0; i < queues.length; i++) {
            at(1000 + 180 * i);
            queues[i] = queue(4);
            bursts.queueCreated(queues[i]);
            assertThat(latency.isInteractive(queues[i])).as("queue %s", i).isEqualTo(i < 7);
        }
        assertThat(latency.isInteractive(queues[0])).isFalse();
        at(1000 + 180 * 8 + 181);
        BfqQueue later = queue(4);
        bursts.queueCreated(later);
        assertThat(latency.isInteractive(later)).as("another burst").isTrue();
    }

    /** The weight of asynchronous requests is raised if none arrived for half a second. */
    @Test
    void raisesSporadicAsynchronousRequests() {
        BfqQueue queue = new BfqQueue(PriorityClass.BEST_EFFORT, 4, false, clock);
        queue.isBusy = true;
        at(500);
        latency.requestAdded(queue);
        assertThat(queue.raising.isRaised()).isFalse();
        at(501);
        latency.requestAdded(queue);
        assertThat(queue.raising.coefficient).isEqualTo(30);
        assertThat(weights.raised()).isEqualTo(1);
    }

    /** The raising of a merged queue is transferred to the other queue. */
    @Test
    void transfersARaisedWeight() {
        BfqQueue from = queue(4);
        activate(from);
        BfqQueue to = queue(4);
        latency.transferRaising(from, to);
        assertThat(from.raising.isRaised()).isFalse();
        assertThat(to.raising.coefficient).isEqualTo(30);
    }
}
