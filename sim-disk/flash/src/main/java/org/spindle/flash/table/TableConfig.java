package org.spindle.flash.table;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.spindle.flash.front.HostLink;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;
import org.spindle.spi.request.Operation;

/** Config of the device {@code table}. */
@Doc(
        "A device with measured times by operation, size, place, outstanding requests and processes that issue them. Times between the points of the table are"
                + " interpolated; beyond the largest number of outstanding requests they are extrapolated from the last two, beyond other"
                + " ends they are constant.")
public record TableConfig(
        @Doc("Addressable bytes.") @Range(min = "512 B") Size capacity,

        @Doc("Link to the host: queue-pairs or conversation.") @Default("conversation")
        HostLink link,

        @Doc("Requests that the device accepts at once.") @Default("32") @Range(min = "1", max = "65536")
        int queueDepth,

        @Doc("Meaning of the place of a point.") @Default("none")
        PlaceIndex place,

        @Doc(
                "The points: for each operation all combinations of their sizes, places, processes, and outstanding requests for each process. Flushes and discards"
                        + " without points take as long as writes; writes without points as long as reads, and reads as writes.")
        List<MeasuredPoint> points,

        @Doc(
                "Requests with such a recorded time take that time, and the nearest point becomes the mean of the recorded times;"
                        + " if absent, all requests take the times of the table.")
        @Nullable
        LearnedFrom learning,

        @Doc(
                "The worker that serves the requests; all requests are served at once if absent. With a worker the points are the times of one request"
                        + " at a time, and are not learnt.")
        @Nullable
        WorkerConfig worker)
        implements Validated {

    public TableConfig {
        points = List.copyOf(points);
    }

    @Override
    public void validate(Problems problems) {
        if (capacity.bytes() % Size.SECTOR != 0) {
            problems.report(
                    "capacity", capacity + " is not a whole number of sectors", "a multiple of " + Size.SECTOR + " B");
        }
        for (int i = 0; i < points.size(); i++) {
            MeasuredPoint point = points.get(i);
            if (place == PlaceIndex.NONE && point.place().bytes() != 0) {
                problems.report(
                        "points[" + i + "].place", "the table has no places", "place: distance or place: address");
            }
            if (worker != null && point.outstanding() != 1) {
                problems.report(
                        "points[" + i + "].outstanding",
                        "a worker serves one request at a time",
                        "outstanding: 1, or no worker");
            }
            if (learning != null && !point.quantiles().isEmpty()) {
                problems.report(
                        "points[" + i + "].quantiles", "a table that learns has one time at each point", "time");
            }
        }
        if (worker != null && learning != null) {
            problems.report("learning", "a table with a worker does not learn", "one of learning and worker");
        }
        if (pointsOf(Operation.READ).isEmpty() && pointsOf(Operation.WRITE).isEmpty()) {
            problems.report("points", "there is no point for reads or writes", "one at least");
        }
        for (Operation operation : Operation.values()) {
            checkGrid(operation, problems);
        }
    }

    private void checkGrid(Operation operation, Problems problems) {
        List<MeasuredPoint> own = pointsOf(operation);
        Set<Size> sizes = new HashSet<>();
        Set<Size> places = new HashSet<>();
        Set<Integer> submitters = new HashSet<>();
        Set<Double> depths = new HashSet<>();
        for (MeasuredPoint point : own) {
            sizes.add(point.size());
            places.add(point.place());
            submitters.add(point.submitters());
            depths.add(point.depth());
        }
        int expected = sizes.size() * places.size() * submitters.size() * depths.size();
        long different = own.stream()
                .map(point -> List.of(point.size(), point.place(), point.submitters(), point.depth()))
                .distinct()
                .count();
        if (different != expected || own.size() != expected) {
            problems.report(
                    "points",
                    own.size() + " points for " + operation.name().toLowerCase(Locale.ROOT) + ", of which " + different
                            + " differ, do not fill the table of "
                            + sizes.size() + " sizes, " + places.size() + " places, " + submitters.size()
                            + " numbers of processes and " + depths.size() + " numbers of outstanding requests",
                    "one point for each of the " + expected + " combinations");
        }
    }

    List<MeasuredPoint> pointsOf(Operation operation) {
        return points.stream().filter(point -> point.operation() == operation).toList();
    }

    /** The points that an operation takes its times from. */
    List<MeasuredPoint> pointsFor(Operation operation) {
        for (Operation candidate : List.of(operation, Operation.WRITE, Operation.READ)) {
            if (!pointsOf(candidate).isEmpty()) {
                return pointsOf(candidate);
            }
        }
        return List.of();
    }
}
