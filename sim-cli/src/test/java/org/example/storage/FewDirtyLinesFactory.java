package org.example.storage;

import org.spindle.spi.cache.WriteBackContext;
import org.spindle.spi.cache.WriteBackFactory;
import org.spindle.spi.cache.WriteBackPolicy;

/** Policies that write out the oldest line at each write from the fourth dirty line on. */
public final class FewDirtyLinesFactory implements WriteBackFactory<StoragePlugin.NoSettings> {

    private static final int MOST = 3;

    @Override
    public WriteBackPolicy create(StoragePlugin.NoSettings config, WriteBackContext context) {
        return new WriteBackPolicy() {
            @Override
            public void dirtied(int unit, int line) {
                if (context.dirtyLines() > MOST) {
                    context.writeOut(context.oldest(unit));
                }
            }
        };
    }
}
