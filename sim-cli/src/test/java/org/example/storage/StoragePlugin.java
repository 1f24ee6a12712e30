package org.example.storage;

import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.cache.PrefetchFactory;
import org.spindle.spi.cache.WriteBackFactory;
import org.spindle.spi.config.Doc;

public final class StoragePlugin implements SpindlePlugin {

    @Doc("A type of the example, which has no keys.")
    public record NoSettings() {}

    @Override
    public void contribute(Contributions to) {
        to.add(PrefetchFactory.KIND, "example.next-line", NoSettings.class, NextLineFactory.class);
        to.add(WriteBackFactory.KIND, "example.few-dirty-lines", NoSettings.class, FewDirtyLinesFactory.class);
    }
}
