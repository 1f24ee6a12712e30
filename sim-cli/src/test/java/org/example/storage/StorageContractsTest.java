package org.example.storage;

import org.junit.jupiter.api.Nested;
import org.spindle.spi.cache.PrefetchContext;
import org.spindle.spi.cache.PrefetchPolicy;
import org.spindle.spi.cache.WriteBackContext;
import org.spindle.spi.cache.WriteBackPolicy;
import org.spindle.spi.layout.LayoutContext;
import org.spindle.spi.layout.VolumeLayout;
import org.spindle.testkit.contract.LayoutContract;
import org.spindle.testkit.contract.PrefetchContract;
import org.spindle.testkit.contract.WriteBackContract;

/** What the example's types promise. */
class StorageContractsTest {

    private static final StoragePlugin.NoSettings NO_SETTINGS = new StoragePlugin.NoSettings();

    @Nested
    class Layout extends LayoutContract {
        @Override
        protected VolumeLayout create(LayoutContext context) {
            return new MirroredHalvesFactory().create(NO_SETTINGS, context);
        }
    }

    @Nested
    class Prefetch extends PrefetchContract {
        @Override
        protected PrefetchPolicy create(PrefetchContext context) {
            return new NextLineFactory().create(NO_SETTINGS, context);
        }
    }

    @Nested
    class WriteBack extends WriteBackContract {
        @Override
        protected WriteBackPolicy create(WriteBackContext context) {
            return new FewDirtyLinesFactory().create(NO_SETTINGS, context);
        }
    }
}
