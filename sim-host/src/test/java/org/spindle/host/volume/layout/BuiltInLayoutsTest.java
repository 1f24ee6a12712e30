package org.spindle.host.volume.layout;

import org.junit.jupiter.api.Nested;
import org.spindle.spi.config.Size;
import org.spindle.spi.layout.LayoutContext;
import org.spindle.spi.layout.VolumeLayout;
import org.spindle.testkit.contract.LayoutContract;

/** The layouts that scenarios name. */
class BuiltInLayoutsTest {

    private static final Size UNIT = Size.ofSectors(128);

    @Nested
    class Striped extends LayoutContract {
        @Override
        protected VolumeLayout create(LayoutContext context) {
            return new StripedLayoutFactory().create(new StripedLayoutConfig(new StripeUnit(UNIT), 1), context);
        }
    }

    @Nested
    class StripedMirrors extends LayoutContract {
        @Override
        protected VolumeLayout create(LayoutContext context) {
            return new StripedLayoutFactory().create(new StripedLayoutConfig(new StripeUnit(UNIT), 2), context);
        }

        @Override
        protected int members() {
            return 6;
        }
    }

    @Nested
    class OneCheck extends LayoutContract {
        @Override
        protected VolumeLayout create(LayoutContext context) {
            return new ParityLayoutFactory()
                    .create(new ParityLayoutConfig(new StripeUnit(UNIT), 1, CheckRotation.LEFT_SYMMETRIC), context);
        }
    }

    @Nested
    class TwoChecks extends LayoutContract {
        @Override
        protected VolumeLayout create(LayoutContext context) {
            return new ParityLayoutFactory()
                    .create(new ParityLayoutConfig(new StripeUnit(UNIT), 2, CheckRotation.RIGHT_ASYMMETRIC), context);
        }
    }

    @Nested
    class Declustered extends LayoutContract {
        @Override
        protected VolumeLayout create(LayoutContext context) {
            return new DeclusteredLayoutFactory().create(new DeclusteredLayoutConfig(new StripeUnit(UNIT), 3), context);
        }
    }
}
