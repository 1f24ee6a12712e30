package org.spindle.policies.scheduler.linux;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.contract.SchedulerContract;
import org.spindle.testkit.oracle.PlainScheduler;
import org.spindle.testkit.sim.Requests;
import org.spindle.testkit.sim.TestSchedulerContext;

class NoneTest extends SchedulerContract {

    @Override
    protected RequestScheduler create(SchedulerContext context) {
        return new NoneFactory().create(new NoneConfig(), context);
    }

    @Override
    protected RequestScheduler reference(SchedulerContext context) {
        return PlainScheduler.fcfs();
    }

    @Test
    void returnsWhereArrivalsMayBeMerged() {
        Requests requests = new Requests();
        RequestScheduler scheduler = create(TestSchedulerContext.ofSectors(1000));
        assertThat(scheduler.mayMerge(requests.read(16, 8), requests.read(24, 8)))
                .isTrue();
        assertThat(scheduler.mayMerge(requests.read(16, 8), requests.read(8, 8)))
                .isTrue();
    }
}
