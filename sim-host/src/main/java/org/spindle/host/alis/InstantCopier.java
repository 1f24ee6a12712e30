package org.spindle.host.alis;

import java.util.function.Consumer;

/** Copies in no time and without requests, as the thesis's simulator does (Hsu 2003, section 4.5.1). */
final class InstantCopier implements Copier {

    private static final int PIECES = 64;

    private final AlisMetrics metrics;
    private final Consumer<CopyBatch> watcher;
    private final CopyBatch batch = new CopyBatch(PIECES, Long.MAX_VALUE);

    /**
     * @param watcher notified of each batch
     */
    InstantCopier(AlisMetrics metrics, Consumer<CopyBatch> watcher) {
        this.metrics = metrics;
        this.watcher = watcher;
    }

    @Override
    public boolean isInstant() {
        return true;
    }

    @Override
    public void copyAll(CopySource source, Runnable then) {
        batch.clear();
        while (source.next(batch)) {
            watcher.accept(batch);
            metrics.copied(batch.total());
            source.copied(batch);
            batch.clear();
        }
        then.run();
    }

    @Override
    public boolean isCopying(long sector, long end) {
        return false;
    }

    @Override
    public void hostEnded() {}
}
