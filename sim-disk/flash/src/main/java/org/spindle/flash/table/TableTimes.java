package org.spindle.flash.table;

import java.util.Arrays;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.RandomStream;

/** The times of all operations, and the place where the last request ended. */
final class TableTimes {

    private final PlaceIndex place;
    private final RandomStream random;
    private final TimeGrid[] grids;
    private long lastEnd;

    TableTimes(TableConfig config, RandomStream random) {
        place = config.place();
        this.random = random;
        grids = new TimeGrid[Operation.values().length];
        for (Operation operation : Operation.values()) {
            grids[operation.ordinal()] = new TimeGrid(config.pointsFor(operation));
        }
    }

    /** Whether the number of submitters matters. */
    boolean knowSubmitters() {
        return Arrays.stream(grids).anyMatch(TimeGrid::knowsSubmitters);
    }

    /** Draws the time of a request that finds so many inside, itself included, in nanoseconds. */
    long nanos(Request request, int submitters, int inside) {
        double bytes = (double) request.sectors() * Size.SECTOR;
        double at = place(request);
        lastEnd = request.end();
        return Math.round(grid(request).nanos(bytes, at, submitters, inside, random.nextDouble()));
    }

    /** The point nearest to a request was measured again. */
    void learn(Request request, int submitters, int inside, long nanos) {
        double bytes = (double) request.sectors() * Size.SECTOR;
        grid(request).learn(bytes, place(request), submitters, inside, nanos);
        lastEnd = request.end();
    }

    private TimeGrid grid(Request request) {
        return grids[request.operation().ordinal()];
    }

    private double place(Request request) {
        return switch (place) {
            case NONE -> 0;
            case DISTANCE -> (double) Math.abs(request.sector() - lastEnd) * Size.SECTOR;
            case ADDRESS -> (double) request.sector() * Size.SECTOR;
        };
    }
}
