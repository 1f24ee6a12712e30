package org.spindle.host.alis;

/** Copies home the blocks that were written to copies only. Copies are not written during this time. */
final class ReturnHome implements CopySource {

    private final Redirector redirector;
    private final ReorganisedArea area;
    private final long[] blocks;
    private final CopyRoute route = new CopyRoute();
    private int block;
    private long at;

    ReturnHome(Redirector redirector, ReorganisedArea area) {
        this.redirector = redirector;
        this.area = area;
        blocks = redirector.updated().blocks();
    }

    @Override
    public boolean next(CopyBatch batch) {
        while (block < blocks.length) {
            long end = blocks[block] + SectorSet.blockSectors();
            at = redirector.updated().nextIn(Math.max(at, blocks[block]), end);
            while (at < end) {
                redirector.routeCopy(at, end, route);
                long length = area.homeEnd(at, at + route.sectors) - at;
                long taken = batch.add(at, route.sector, area.home(at), length);
                if (taken == 0) {
                    return true;
                }
                at = redirector.updated().nextIn(at + taken, end);
            }
            block++;
        }
        return batch.count() > 0;
    }

    @Override
    public void copied(CopyBatch batch) {
        for (int i = 0; i < batch.count(); i++) {
            redirector.returned(batch.storage(i), batch.storage(i) + batch.sectors(i));
        }
    }
}
