package org.spindle.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Function;
import java.util.function.IntToLongFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.spindle.spi.Parts;
import org.spindle.spi.workload.ArrivalPattern;
import org.spindle.spi.workload.ArrivalPatternContext;
import org.spindle.testkit.sim.TestArrivals;
import org.spindle.testkit.sim.TestRandom;

/** The contract of {@link ArrivalPattern}. A pattern's test extends this class and says how to create the pattern. */
public class ArrivalPatternContract extends ComponentContract<ArrivalPatternContext, ArrivalPattern> {

    private static final int REQUESTS = 300;

    /** The contract of a component that a test creates; see {@link #create}. */
    protected ArrivalPatternContract() {}

    /** The contract of the components of a type; see {@link ComponentContract}. */
    public ArrivalPatternContract(Function<ArrivalPatternContext, ArrivalPattern> maker, Parts parts) {
        super(maker, parts);
    }

    /** Whether it sends all available requests. */
    protected boolean sendsEveryRequest() {
        return true;
    }

    /** Whether the times of its requests are independent of their response times. */
    protected boolean isOpen() {
        return false;
    }

    /** The kit rejects a request beyond the last one. */
    @Test
    void sendsNoMoreRequestsThanThereAre() {
        for (int requests : new int[] {0, 1, 2, REQUESTS}) {
            run(1, requests, number -> 1_000_000);
        }
    }

    @Test
    void sendsNothingBeforeItIsStarted() {
        TestArrivals context = new TestArrivals(1, REQUESTS, number -> 1_000_000, parts());
        create(context);
        assertThat(context.sent()).as("requests sent by the constructor").isEmpty();
    }

    /** Requests may be complete before {@code send} returns. */
    @Test
    void continuesWhenRequestsAreCompleteAtOnce() {
        int slow = run(1, REQUESTS, number -> 2_000_000).sent().size();
        assertThat(run(1, REQUESTS, number -> 0).sent())
                .as("requests sent when they are complete at once")
                .hasSize(slow);
    }

    @Test
    void continuesWhenCompletionsComeInAnotherOrder() {
        TestRandom random = new TestRandom(9);
        int slow = run(1, REQUESTS, number -> 2_000_000).sent().size();
        assertThat(run(1, REQUESTS, number -> random.nextLong(30_000_000)).sent())
                .as("requests sent when completions are out of order")
                .hasSize(slow);
    }

    @Test
    void sendsAtTheSameTimesForTheSameSeed() {
        assertThat(run(4, REQUESTS, number -> 1_000_000).sent())
                .as("times of the same seed")
                .isEqualTo(run(4, REQUESTS, number -> 1_000_000).sent());
    }

    /** Two workloads of one scenario have separate patterns. */
    @Test
    void servesItsOwnWorkloadOnly() {
        TestArrivals alone = run(4, REQUESTS, number -> 1_000_000);
        TestArrivals first = new TestArrivals(4, REQUESTS, number -> 1_000_000, parts());
        TestArrivals second = new TestArrivals(5, REQUESTS, number -> 3_000_000, parts());
        ArrivalPattern one = create(first);
        ArrivalPattern other = create(second);
        one.start();
        other.start();
        boolean goesOn = true;
        for (int i = 0; goesOn && i < 1_000_000; i++) {
            boolean firstGoesOn = first.events().step();
            goesOn = second.events().step() || firstGoesOn;
        }
        assertThat(first.sent()).as("times beside another workload").isEqualTo(alone.sent());
    }

    @TestFactory
    Stream<DynamicTest> hasItsDeclaredCapabilities() {
        return new CapabilityTests()
                .add(sendsEveryRequest(), "sends every request", this::sendsAllThereAre)
                .add(isOpen(), "is open", this::sendsAtTheSameTimesHoweverLongRequestsTake)
                .tests();
    }

    void sendsAllThereAre() {
        assertThat(run(1, REQUESTS, number -> 1_000_000).sent())
                .as("requests sent of those there are")
                .hasSize(REQUESTS);
    }

    void sendsAtTheSameTimesHoweverLongRequestsTake() {
        assertThat(run(1, REQUESTS, number -> 7_000_000).sent())
                .as("times when requests take longer")
                .isEqualTo(run(1, REQUESTS, number -> 1_000).sent());
    }

    private TestArrivals run(long seed, int requests, IntToLongFunction service) {
        TestArrivals context = new TestArrivals(seed, requests, service, parts());
        create(context).start();
        context.events().run();
        return context;
    }
}
