package org.spindle.host.dads;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.testkit.sim.TestEventLoop;

class BusyTimeTest {

    /** Pieces of 3 ns: two that begin at 0 end at 6; one that begins at 10 ends at 13. */
    @Test
    void doesOnePieceAfterTheOther() {
        TestEventLoop events = new TestEventLoop();
        BusyTime busy = new BusyTime(3, events);
        assertThat(busy.until()).isZero();
        busy.add();
        busy.add();
        assertThat(busy.until()).isEqualTo(6);
        events.runUntil(10);
        busy.add();
        assertThat(busy.until()).isEqualTo(13);
    }
}
