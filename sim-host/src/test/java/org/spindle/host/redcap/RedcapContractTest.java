package org.spindle.host.redcap;

import org.junit.jupiter.api.Nested;
import org.spindle.spi.Component;
import org.spindle.spi.Kind;
import org.spindle.spi.Parts;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.testkit.contract.LayerContract;
import org.spindle.testkit.oracle.PlainScheduler;

/** Each version satisfies the contract of layers, with checks so frequent that it changes its state. */
class RedcapContractTest {

    private static final class Schedulers implements Parts {
        @Override
        public <X, P> P make(Kind<X, P> kind, Component part, X context) {
            return kind.product().cast(PlainScheduler.fcfs());
        }
    }

    private abstract static class Version extends LayerContract {

        @Override
        protected Layer create(LayerContext context) {
            return RedcapFactory.create(RedcapRig.bind("""
                version: %s
                block: 4 KiB
                segment: 32 KiB
                segments: 4
                copy: 20 us
                hook: 5 us
                checks: {interval: 3, least: 2, most: 6, inactiveInterval: 3, window: 4}
                comparison: {interval: 4, blocks: asked}
                """.formatted(word())), context, BlockMoves.NONE);
        }

        abstract String word();

        @Override
        protected int units() {
            return 1;
        }

        @Override
        protected Parts parts() {
            return new Schedulers();
        }
    }

    @Nested
    class One extends Version {
        @Override
        String word() {
            return "1";
        }
    }

    @Nested
    class Two extends Version {
        @Override
        String word() {
            return "2";
        }
    }

    @Nested
    class DecidedByAVirtualDisk extends Version {
        @Override
        String word() {
            return "vd";
        }
    }
}
