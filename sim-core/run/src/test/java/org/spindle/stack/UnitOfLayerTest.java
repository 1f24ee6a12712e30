package org.spindle.stack;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.Relocation;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.Request;

/** What the user of a unit says about copied data, and that a process waits, reaches the layer that has the unit. */
class UnitOfLayerTest {

    private static final Relocation RELOCATION = new Relocation() {
        @Override
        public long place(long sector) {
            return sector + 7;
        }

        @Override
        public long end(long sector, long limit) {
            return limit;
        }
    };

    /** A layer of two units that answers with the place of the sector that has the number of the unit. */
    private static final class Answering implements Layer {

        private int unplugs;

        @Override
        public int units() {
            return 2;
        }

        @Override
        public long sectors(int unit) {
            return 100;
        }

        @Override
        public void submit(Request request) {
            throw new AssertionError("no request is expected");
        }

        @Override
        public long relocated(int unit, Relocation relocation) {
            return relocation.place(unit);
        }

        @Override
        public void unplug() {
            unplugs++;
        }
    }

    private final Answering layer = new Answering();
    private final Unit unit = AddressSpace.of("second", layer, 1).viewedAs(0, UnitObserver.NONE);

    @Test
    void isToldOfRelocations() {
        assertThat(unit.relocated(RELOCATION)).isEqualTo(8);
    }

    @Test
    void isUnplugged() {
        unit.unplug();
        assertThat(layer.unplugs).isEqualTo(1);
    }
}
