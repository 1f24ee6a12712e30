package org.spindle.host.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.spindle.host.driver.DriverRig.MS;
import static org.spindle.host.driver.DriverRig.NOBODY;
import static org.spindle.host.driver.DriverRig.config;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.testkit.oracle.PlainScheduler;

/** When the driver asks a scheduler again that has requests and selects none of them. */
class IdlingSchedulerTest {

    private final DriverRig rig = new DriverRig();

    @Test
    void asksAnIdlingSchedulerAgainAtItsTime() {
        Idling scheduler = new Idling(30 * MS);
        BlockTarget driver = rig.driver(() -> scheduler, 1, config(true, null));
        Request request = rig.read(100);
        rig.events.schedule(4 * MS, () -> rig.submit(driver, request, NOBODY));
        rig.events.run();
        assertThat(scheduler.asked()).containsExactly(4 * MS, 30 * MS);
        assertThat(request.dispatched()).isEqualTo(30 * MS);
    }

    /** A sooner and a later time; the next question after that is at the completion, 10 ms on. */
    @ParameterizedTest
    @ValueSource(longs = {20, 40})
    void asksAnIdlingSchedulerAtEveryArrivalAndForgetsItsEarlierTime(long later) {
        Idling scheduler = new Idling(30 * MS);
        BlockTarget driver = rig.driver(() -> scheduler, 1, config(true, null));
        rig.events.schedule(4 * MS, () -> rig.submit(driver, rig.read(100), NOBODY));
        rig.events.schedule(6 * MS, () -> {
            scheduler.idleUntil = later * MS;
            rig.submit(driver, rig.read(200), NOBODY);
        });
        rig.events.run();
        assertThat(scheduler.asked()).containsExactly(4 * MS, 6 * MS, later * MS, (later + 10) * MS);
        assertThat(rig.device.submitted()).containsExactly(100L, 200L);
    }

    @Test
    void waitsForTheNextArrivalWhenTheSchedulerNamesNoTime() {
        Idling scheduler = new Idling(RequestScheduler.NEVER);
        BlockTarget driver = rig.driver(() -> scheduler, 1, config(true, null));
        rig.submit(driver, rig.read(100), NOBODY);
        assertThat(rig.events.pending()).isZero();
        scheduler.idleUntil = 0;
        rig.submit(driver, rig.read(200), NOBODY);
        assertThat(rig.device.submitted()).containsExactly(100L);
    }

    @Test
    void refusesAnIdlingSchedulerThatWouldBeAskedForEver() {
        Idling scheduler = new Idling(RequestScheduler.NEVER);
        BlockTarget driver = rig.driver(() -> scheduler, 1, config(true, null));
        rig.events.runUntil(MS);
        scheduler.named = MS;
        Request request = rig.read(100);
        assertThatThrownBy(() -> rig.submit(driver, request, NOBODY))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("requested another call at 1000000 ns, which is not after now");
    }

    /** First come, first served, but not before a time. */
    private final class Idling implements RequestScheduler {
        private final PlainScheduler order = PlainScheduler.fcfs();
        private final List<Long> asked = new ArrayList<>();
        private long idleUntil;
        private long named = -1;

        Idling(long idleUntil) {
            this.idleUntil = idleUntil;
        }

        List<Long> asked() {
            return asked;
        }

        @Override
        public void add(Request request) {
            order.add(request);
        }

        @Override
        public Request select(Eligibility eligibility) {
            asked.add(rig.events.now());
            return rig.events.now() < idleUntil ? null : order.select(eligibility);
        }

        @Override
        public void take(Request request) {
            order.take(request);
        }

        @Override
        public long idleUntil() {
            return named >= 0 ? named : idleUntil;
        }

        @Override
        public int size() {
            return order.size();
        }
    }
}
