package org.example.storage;

import org.junit.jupiter.api.Nested;
import org.spindle.spi.cache.PrefetchContext;
import org.spindle.spi.cache.PrefetchPolicy;
import org.spindle.spi.cache.WriteBackContext;
import org.spindle.spi.cache.WriteBackPolicy;
import org.spindle.testkit.contract.PrefetchContract;
import org.spindle.testkit.contract.WriteBackContract;

/** The example's types satisfy the contracts of their kinds. */
class StorageContractsTest {

    private static final StoragePlugin.NoSettings NO_SETTINGS = new StoragePlugin.NoSettings();

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
