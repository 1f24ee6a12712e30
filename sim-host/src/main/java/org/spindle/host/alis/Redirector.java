package org.spindle.host.alis;

/**
 * Tracks the current copies of every sector of the storage, and redirects requests to one of them: reads to a run, else
 * to the copy by heat, else home; writes to the copy that {@link WriteTarget} selects, after which the others are stale
 * (Hsu 2003, sections 4.6.3 and 4.7.3).
 *
 * <p>A sector is in one of three states. In neither set: all its copies are current. In {@code updated}: only the one
 * that writes go to, in the area. In {@code stale}: only that at home.
 */
final class Redirector {

    private final ReorganisedArea area;
    private final WriteTarget target;
    private final ReadContext context;
    private final SectorSet updated;
    private final SectorSet stale;
    private Directory directory = Directory.EMPTY;
    private long filled;
    private long begun;
    private boolean isClosed;

    Redirector(ReorganisedArea area, WriteTarget target, ReadContext context) {
        this(area, target, context, new SectorSet(), new SectorSet());
    }

    /** Creates one with the directory and the current copies that another has now. */
    Redirector(Redirector other) {
        this(other.area, other.target, other.context, new SectorSet(other.updated), new SectorSet(other.stale));
        directory = other.directory;
        filled = other.filled;
        begun = other.begun;
    }

    private Redirector(
            ReorganisedArea area, WriteTarget target, ReadContext context, SectorSet updated, SectorSet stale) {
        this.area = area;
        this.target = target;
        this.context = context;
        this.updated = updated;
        this.stale = stale;
    }

    Directory directory() {
        return directory;
    }

    SectorSet updated() {
        return updated;
    }

    /** Sends all writes home until {@link #install}. */
    void close() {
        isClosed = true;
    }

    /**
     * Installs a new directory, none of whose copies exists yet.
     *
     * @throws IllegalStateException if a block has been written to its copy and not been copied home
     */
    void install(Directory next) {
        if (!updated.isEmpty()) {
            throw new IllegalStateException("copies that are newer than home would be lost");
        }
        directory = next;
        stale.clear();
        filled = 0;
        begun = 0;
        isClosed = false;
    }

    /**
     * Notes the part of the area that has been filled from its beginning.
     *
     * @param sectors those whose units are complete serve requests
     * @param toEndOfUnit the same with all of the last unit, which may be filled in part
     */
    void filled(long sectors, long toEndOfUnit) {
        filled = sectors;
        begun = toEndOfUnit;
    }

    /** Notes that home has been brought up to date. Other copies than the one that was written may still be out of date. */
    void returned(long from, long to) {
        updated.remove(from, to);
        stale.add(from, to);
    }

    /** Notes a read, as context of those that follow. */
    void noteRead(long unit) {
        context.read(unit);
    }

    /** Finds the destination of a read that begins at {@code start}, from a sector on, up to its {@code end}. */
    void routeRead(long start, long sector, long end, CopyRoute route) {
        long limit = end;
        if (!updated.isEmpty() && updated.contains(sector)) {
            routeToTarget(sector, updated.nextOut(sector, end), route);
            return;
        }
        if (!stale.isEmpty() && stale.contains(sector)) {
            routeHome(sector, stale.nextOut(sector, end), route);
            return;
        }
        limit = stale.nextIn(sector, updated.nextIn(sector, limit));
        int run = directory.runs().furthest(sector, limit, filled, context);
        if (run != RunDirectory.NONE
                && context.admitsPart(
                        sector == start && limit == end && directory.runs().end(run) >= end)) {
            toRun(run, sector, limit, route);
            return;
        }
        long place = directory.heat().place(sector, filled);
        if (place != HeatDirectory.NONE) {
            route.set(
                    CopyKind.HEAT,
                    area.start() + place,
                    Math.min(limit, directory.heat().unitEnd(sector)) - sector);
        } else {
            routeHome(
                    sector, directory.runs().nextStart(sector, directory.heat().nextStart(sector, limit)), route);
        }
    }

    /**
     * Returns whether the data of a sector is current at a place on the unit below.
     *
     * @param place its home, or a place of a copy of it
     */
    boolean isCurrent(long sector, long place) {
        if (updated.contains(sector)) {
            CopyRoute route = new CopyRoute();
            routeToTarget(sector, sector + 1, route);
            return route.sector == place;
        }
        return place == area.home(sector) || !stale.contains(sector);
    }

    /** Returns an end of sectors from this one on, whose copies are current or not at the same places. */
    long currencyEnd(long sector, long end) {
        long border = updated.contains(sector) ? updated.nextOut(sector, end) : updated.nextIn(sector, end);
        border = stale.contains(sector) ? stale.nextOut(sector, border) : stale.nextIn(sector, border);
        CopyRoute route = new CopyRoute();
        routeToTarget(sector, border, route);
        return sector + route.sectors;
    }

    /**
     * Finds the destination of a write from a sector on, up to {@code end}, and makes that copy the only current one.
     */
    void routeWrite(long sector, long end, CopyRoute route) {
        if (isClosed) {
            routeHome(sector, end, route);
        } else {
            routeToTarget(sector, end, route);
        }
        long to = sector + route.sectors;
        if (route.kind != CopyKind.HOME) {
            updated.add(sector, to);
            stale.remove(sector, to);
        } else if (isClosed || begun > filled || target != WriteTarget.RUN_HEAT) {
            outdateCopies(sector, to);
        }
    }

    /** Finds the source of the current data from a sector on, up to {@code end}. */
    void routeCopy(long sector, long end, CopyRoute route) {
        if (updated.contains(sector)) {
            routeToTarget(sector, updated.nextOut(sector, end), route);
        } else {
            routeHome(sector, updated.nextIn(sector, end), route);
        }
    }

    private void outdateCopies(long from, long to) {
        updated.remove(from, to);
        for (long at = from; at < to; ) {
            long next = directory.runs().nextStart(at, directory.heat().nextStart(at, to));
            if (directory.runs().first(at, begun) != RunDirectory.NONE
                    || directory.heat().place(at, begun) != HeatDirectory.NONE) {
                stale.add(at, next);
            }
            at = next;
        }
    }

    private void routeToTarget(long sector, long end, CopyRoute route) {
        route(sector, end, target, route);
    }

    /** Finds the copy from a sector on, up to {@code end}, that is first in the area, in a run before one by heat; else home. */
    void routeToFirst(long sector, long end, CopyRoute route) {
        route(sector, end, WriteTarget.RUN_HEAT, route);
    }

    private void route(long sector, long end, WriteTarget kinds, CopyRoute route) {
        long limit = end;
        if (kinds.isRun) {
            limit = directory.runs().nextStart(sector, limit);
            int run = directory.runs().first(sector, filled);
            if (run != RunDirectory.NONE) {
                toRun(run, sector, limit, route);
                return;
            }
        }
        if (kinds.isHeat) {
            long place = directory.heat().place(sector, filled);
            if (place != HeatDirectory.NONE) {
                long unitEnd = directory.heat().unitEnd(sector);
                route.set(CopyKind.HEAT, area.start() + place, Math.min(limit, unitEnd) - sector);
                return;
            }
            limit = directory.heat().nextStart(sector, limit);
        }
        routeHome(sector, limit, route);
    }

    private void toRun(int run, long sector, long limit, CopyRoute route) {
        RunDirectory runs = directory.runs();
        long at = area.start() + runs.place(run) + sector - runs.start(run);
        route.set(CopyKind.RUN, at, Math.min(limit, runs.end(run)) - sector);
    }

    private void routeHome(long sector, long end, CopyRoute route) {
        route.set(CopyKind.HOME, area.home(sector), area.homeEnd(sector, end) - sector);
    }
}
