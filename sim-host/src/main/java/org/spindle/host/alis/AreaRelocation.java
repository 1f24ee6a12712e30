package org.spindle.host.alis;

import org.spindle.spi.layer.Relocation;

/**
 * The places of the data of a storage before and after a reorganisation that took no time. Data that was current at a place gets
 * the place of its first copy. (Hsu 2003, section 4.5.1, says that cached blocks are relabelled, but not which copy's address they
 * get.)
 */
final class AreaRelocation implements Relocation {

    private final ReorganisedArea area;
    private final Redirector before;
    private final Redirector after;
    private final AreaContents contentsBefore;
    private final AreaContents contentsAfter;
    private final boolean relabels;
    private final CopyRoute route = new CopyRoute();

    /** The sector of the storage that was at a place, and an end of those that followed it there. */
    private long sector;

    private long sectorEnd;

    /**
     * @param relabels false to leave data at home in place, and to lose that in the area which has been replaced
     */
    AreaRelocation(ReorganisedArea area, Redirector before, Redirector after, boolean relabels) {
        this.area = area;
        this.before = before;
        this.after = after;
        this.relabels = relabels;
        contentsBefore = new AreaContents(before.directory());
        contentsAfter = new AreaContents(after.directory());
    }

    @Override
    public long place(long place) {
        if (isBehindStorage(place)) {
            return place;
        }
        if (!locate(place) || !before.isCurrent(sector, place)) {
            return GONE;
        }
        if (relabels) {
            after.routeToFirst(sector, sector + 1, route);
            return route.sector;
        }
        return isInArea(place) && !isStillAt(place) ? GONE : place;
    }

    @Override
    public long end(long place, long limit) {
        if (isBehindStorage(place)) {
            return limit;
        }
        if (!locate(place)) {
            return Math.min(limit, area.start() + area.sectors());
        }
        long end = before.currencyEnd(sector, Math.min(sectorEnd, sector + limit - place));
        if (relabels) {
            after.routeToFirst(sector, end, route);
            return place + route.sectors;
        }
        long length = end - sector;
        if (isInArea(place) && contentsAfter.find(place - area.start())) {
            length = Math.min(length, contentsAfter.end() - contentsAfter.sector());
        }
        return place + length;
    }

    private boolean isBehindStorage(long place) {
        return place >= area.storage() + area.sectors();
    }

    private boolean isInArea(long place) {
        return place >= area.start() && place < area.start() + area.sectors();
    }

    private boolean isStillAt(long place) {
        return contentsAfter.find(place - area.start()) && contentsAfter.sector() == sector;
    }

    /** Finds the sector that was at a place, current or not; returns false if there was none. */
    private boolean locate(long place) {
        if (isInArea(place)) {
            boolean isFound = contentsBefore.find(place - area.start());
            sector = contentsBefore.sector();
            sectorEnd = contentsBefore.end();
            return isFound;
        }
        boolean isBefore = place < area.start();
        sector = isBefore ? place : place - area.sectors();
        sectorEnd = isBefore ? area.start() : area.storage();
        return true;
    }
}
