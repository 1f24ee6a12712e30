package org.spindle.policies.scheduler.seek;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.contract.SchedulerContract;
import org.spindle.testkit.sim.Requests;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestPositions;
import org.spindle.testkit.sim.TestRandom;
import org.spindle.testkit.sim.TestSchedulerContext;

/** Chen, Stankovic, Kurose and Towsley 1991: the least w d + (1 - w) l among the requests with the nearest deadlines. */
class DeadlineSstfTest extends SchedulerContract {

    private static final long MS = 1_000_000;

    @Override
    protected RequestScheduler create(SchedulerContext context) {
        return create(0.8, 3, context);
    }

    private static RequestScheduler create(double weight, int window, SchedulerContext context) {
        DeadlineSearchConfig deadlines = new DeadlineSearchConfig(Time.ZERO, Time.ofMillis(20), null);
        return new DeadlineSstfFactory()
                .create(
                        new DeadlineSstfConfig(weight, window, deadlines, new PlaceConfig(Knowledge.LBN, null)),
                        context);
    }

    /**
     * The arm is at 0. A: 100 sectors, 10 ms; B: 60 sectors, 40 ms; C: 20 sectors, 90 ms; D: 1 sector, no deadline. Sums with
     * weight 0.5: 55, 50, 55; with 0.2: 28, 44, 76; with 0.9: 91, 58, 27. D comes last.
     */
    @ParameterizedTest
    @CsvSource({
        "0.5, 3, 60",
        "0.2, 3, 100",
        "0.9, 3, 20", //
        "0.9, 2, 60",
        "0.9, 1, 100"
    })
    void servesTheLeastWeightedSum(double weight, int window, long expected) {
        TestEventLoop events = new TestEventLoop();
        RequestScheduler scheduler = create(
                weight, window, new TestSchedulerContext(events, 10_000, new TestPositions(10_000), new TestRandom(1)));
        Requests requests = new Requests();
        arrive(scheduler, requests.read(1, 8), Criticality.NONCRITICAL, Request.NONE);
        arrive(scheduler, requests.read(20, 8), Criticality.LIMITED, 90 * MS);
        arrive(scheduler, requests.read(60, 8), Criticality.LIMITED, 40 * MS);
        arrive(scheduler, requests.read(100, 8), Criticality.LIMITED, 10 * MS);
        assertThat(scheduler.select(Eligibility.ALL).sector()).isEqualTo(expected);
        for (int i = 0; i < 3; i++) {
            scheduler.take(scheduler.select(Eligibility.ALL));
        }
        assertThat(scheduler.select(Eligibility.ALL).sector()).isEqualTo(1);
    }

    private static void arrive(RequestScheduler scheduler, Request request, Criticality criticality, long limit) {
        request.arrived(0);
        request.criticality(criticality, limit);
        scheduler.add(request);
    }
}
