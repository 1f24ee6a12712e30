package org.spindle.stack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.spindle.stack.Arbitration.PriorityClass.HIGH;
import static org.spindle.stack.Arbitration.PriorityClass.LOW;
import static org.spindle.stack.Arbitration.PriorityClass.MEDIUM;
import static org.spindle.stack.Arbitration.PriorityClass.URGENT;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.stack.Arbitration.RoundRobin;
import org.spindle.stack.Arbitration.WeightedRoundRobin;

/** Orders of service worked by hand after the NVM Express Base Specification 1.4, section 4.13. */
class SubmissionArbiterTest {

    @Test
    void roundRobinServesQueuesInTurnAndSkipsEmptyOnes() {
        assertThat(order(new RoundRobin(1), 3, 0, 2)).isEqualTo("02020");
        assertThat(order(new RoundRobin(1), 2, 2, 2)).isEqualTo("012012");
    }

    @Test
    void aBurstTakesSeveralCommandsOfAQueueInARow() {
        assertThat(order(new RoundRobin(2), 5, 3, 0)).isEqualTo("00110010");
    }

    @Test
    void aQueueThatIsAloneIsServedBeyondItsBurst() {
        assertThat(order(new RoundRobin(2), 0, 5)).isEqualTo("11111");
    }

    @Test
    void nothingIsChosenWhereNothingWaits() {
        SubmissionArbiter arbiter = SubmissionArbiter.of(new RoundRobin(1), 2);
        assertThat(arbiter.next(new int[] {1, 1})).isZero();
        assertThat(arbiter.next(new int[] {0, 0})).isEqualTo(SubmissionArbiter.NONE);
        assertThat(arbiter.next(new int[] {1, 1})).as("the turn is kept").isEqualTo(1);
    }

    /** Queue 0 is low, 1 medium, 2 high; a round has 3 commands of high, 2 of medium, 1 of low. */
    @Test
    void classesShareRoundsByTheirWeights() {
        WeightedRoundRobin weighted = new WeightedRoundRobin(List.of(LOW, MEDIUM, HIGH), 3, 2, 1, 1);
        assertThat(order(weighted, 3, 4, 6)).isEqualTo("2221102221100");
    }

    @Test
    void aClassWithoutCommandsForgoesTheRestOfItsRound() {
        WeightedRoundRobin weighted = new WeightedRoundRobin(List.of(LOW, HIGH), 3, 2, 1, 1);
        assertThat(order(weighted, 3, 2)).isEqualTo("11000");
        SubmissionArbiter arbiter = SubmissionArbiter.of(weighted, 2);
        assertThat(arbiter.next(new int[] {1, 1})).isEqualTo(1);
        assertThat(arbiter.next(new int[] {2, 0})).isZero();
        assertThat(arbiter.next(new int[] {1, 5})).as("a new round").isEqualTo(1);
    }

    @Test
    void urgentQueuesComeBeforeAllOthersAndTakeTurnsAmongThemselves() {
        WeightedRoundRobin weighted = new WeightedRoundRobin(List.of(HIGH, URGENT, URGENT), 4, 2, 1, 1);
        assertThat(order(weighted, 2, 2, 2)).isEqualTo("121200");
    }

    @Test
    void queuesOfOneClassTakeTurns() {
        WeightedRoundRobin weighted = new WeightedRoundRobin(List.of(HIGH, HIGH, LOW), 4, 2, 1, 1);
        assertThat(order(weighted, 3, 3, 2)).isEqualTo("01012012");
    }

    private static String order(Arbitration arbitration, int... waiting) {
        SubmissionArbiter arbiter = SubmissionArbiter.of(arbitration, waiting.length);
        StringBuilder order = new StringBuilder();
        for (int queue = arbiter.next(waiting); queue != SubmissionArbiter.NONE; queue = arbiter.next(waiting)) {
            waiting[queue]--;
            order.append(queue);
        }
        return order.toString();
    }
}
