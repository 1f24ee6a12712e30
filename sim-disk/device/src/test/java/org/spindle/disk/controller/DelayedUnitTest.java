package org.spindle.disk.controller;

import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.spindle.spi.layer.Relocation;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.CommonTimes;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.scheduler.PositionOracle;
import org.spindle.testkit.sim.TestEventLoop;

class DelayedUnitTest {

    /** A mirrored volume behind the delay chooses copies by the last request of each member, as it does without delay. */
    @Test
    void theLastRequestIsThatOfTheUnit() {
        TestEventLoop events = new TestEventLoop();
        Unit delayed = new DelayedUnit(new LastAt(40, 48), 1_000, events, CommonTimes.overhead(new RequestSchema()));
        assertThat(delayed.lastSector()).isEqualTo(40);
        assertThat(delayed.lastEnd()).isEqualTo(48);
        assertThat(delayed.distance(50)).isEqualTo(10);
    }

    /** Caches of a controller hear of relocations through the delay. */
    @Test
    void relocationsAreThoseOfTheUnit() {
        TestEventLoop events = new TestEventLoop();
        Unit delayed = new DelayedUnit(new LastAt(40, 48), 1_000, events, CommonTimes.overhead(new RequestSchema()));
        assertThat(delayed.relocated(new Moved(60))).isEqualTo(60);
    }

    /** A relocation by so many sectors. */
    private record Moved(long by) implements Relocation {

        @Override
        public long place(long sector) {
            return sector + by;
        }

        @Override
        public long end(long sector, long limit) {
            return limit;
        }
    }

    /** A unit that has served one request. */
    private record LastAt(long lastSector, long lastEnd) implements Unit {

        @Override
        public void submit(Request request) {
            throw new AssertionError("no request is expected");
        }

        @Override
        public String name() {
            return "disk0";
        }

        @Override
        public long sectors() {
            return 100;
        }

        @Override
        public @Nullable String refusal(long sector, long sectors) {
            return null;
        }

        @Override
        public int outstanding() {
            return 0;
        }

        @Override
        public long distance(long sector) {
            return Math.abs(sector - lastSector);
        }

        /** Returns the place of the first sector, so that a test can check which relocation it was. */
        @Override
        public long relocated(Relocation relocation) {
            return relocation.place(0);
        }

        @Override
        public @Nullable PositionOracle positions() {
            return null;
        }
    }
}
