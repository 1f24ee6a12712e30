package org.spindle.host.alis;

import org.spindle.host.alis.analysis.AccessUnit;

/** Fills the reorganised area from its beginning to its end with the copies of its directory. */
final class FillArea implements CopySource {

    private final Redirector redirector;
    private final ReorganisedArea area;
    private final Directory directory;
    private final AlisMetrics metrics;
    private final CopyRoute route = new CopyRoute();

    /** The next entry of the directory to copy, those in runs first, and the number of its sectors copied. */
    private int entry;

    private long done;

    /** Sectors of the area in the batches so far. */
    private long place;

    FillArea(Redirector redirector, ReorganisedArea area, AlisMetrics metrics) {
        this.redirector = redirector;
        this.metrics = metrics;
        this.area = area;
        directory = redirector.directory();
    }

    @Override
    public boolean next(CopyBatch batch) {
        while (entry < directory.runs().count() + directory.heat().count()) {
            long start = start();
            long length = length();
            while (done < length) {
                redirector.routeCopy(start + done, start + length, route);
                long taken = batch.add(start + done, route.sector, area.start() + place, route.sectors);
                if (taken == 0) {
                    return true;
                }
                metrics.copiedFrom(area.home(start + done));
                done += taken;
                place += taken;
            }
            done = 0;
            entry++;
        }
        return batch.count() > 0;
    }

    private long start() {
        int runs = directory.runs().count();
        return entry < runs
                ? AccessUnit.sector(directory.runs().unitAt(entry))
                : directory.heat().unitAt(entry - runs) * directory.heat().unitSectors();
    }

    private long length() {
        return entry < directory.runs().count()
                ? AccessUnit.sectors(directory.runs().unitAt(entry))
                : directory.heat().unitSectors();
    }

    @Override
    public void copied(CopyBatch batch) {
        redirector.filled(place, done == 0 ? place : place - done + length());
    }
}
