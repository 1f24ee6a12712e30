package org.spindle.host.alis;

import java.util.Locale;
import org.spindle.host.alis.analysis.AccessGraph;
import org.spindle.host.alis.analysis.AreaLayout;
import org.spindle.host.alis.analysis.ReferenceLog;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Distribution;
import org.spindle.spi.metric.Level;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.Request;

/** The metrics of a storage that reorganises itself. */
final class AlisMetrics {

    static final String READS = "reads";
    static final String READS_FROM_RUNS = "reads-from-runs";
    static final String READS_FROM_HEAT = "reads-from-heat";
    static final String READS_FROM_HOME = "reads-from-home";
    static final String READS_SPLIT = "reads-split";
    static final String HOME_POSITION = "home-position";
    static final String SERVED_POSITION = "served-position";
    static final String COPIED_POSITION = "copied-position";
    static final String DIRECTORY_BYTES = "directory-bytes";
    static final String GRAPH_BYTES = "graph-bytes";
    static final String COPYING = "copying";
    static final String HOST_BUSY = "host-busy";
    static final String COPIED = "copied-sectors";

    private static final int SECTORS_PER_MIB = 2048;

    private final Counter reads;
    private final Counter writes;
    private final Counter fromRuns;
    private final Counter fromHeat;
    private final Counter fromHome;
    private final Counter split;
    private final Counter[] sectorsRead = new Counter[CopyKind.values().length];
    private final Counter[] sectorsWritten = new Counter[CopyKind.values().length];
    private final Counter held;
    private final Counter logBytes;
    private final Distribution homePosition;
    private final Distribution servedPosition;
    private final Distribution copiedPosition;
    private final Counter reorganisations;
    private final Counter overruns;
    private final Distribution reorganisationTime;
    private final Counter copied;
    private final Counter relabelled;
    private final Level copying;
    private final Level hostBusy;
    private final Level runs;
    private final Level runUnits;
    private final Level heatUnits;
    private final Level directoryBytes;
    private final Level vertices;
    private final Level edges;
    private final Level graphBytes;
    private final Counter prunings;
    private long prunedBefore;
    private long lastCopied = -1;

    AlisMetrics(Metrics metrics) {
        reads = metrics.counter(READS, "requests", "Reads of the storage");
        writes = metrics.counter("writes", "requests", "Writes of the storage");
        fromRuns = metrics.counter(READS_FROM_RUNS, "requests", "Reads served by copies in runs alone");
        fromHeat = metrics.counter(READS_FROM_HEAT, "requests", "Reads served by copies by heat alone");
        fromHome = metrics.counter(READS_FROM_HOME, "requests", "Reads served by home alone");
        split = metrics.counter(
                READS_SPLIT, "requests", "Reads of which parts were served by copies of different kinds");
        for (CopyKind kind : CopyKind.values()) {
            String where = kind.name().toLowerCase(Locale.ROOT);
            sectorsRead[kind.ordinal()] = metrics.counter(
                    where + "-sectors-read", "sectors", "Sectors that the host read from " + place(kind));
            sectorsWritten[kind.ordinal()] = metrics.counter(
                    where + "-sectors-written", "sectors", "Sectors that the host wrote to " + place(kind));
        }
        held = metrics.counter("held-requests", "requests", "Requests that waited for a reorganisation");
        logBytes = metrics.counter(
                "log-bytes", "bytes", "Growth of the log of requests, of 8 bytes for each, before it is analysed");
        homePosition = metrics.distribution(HOME_POSITION, "MiB", "Home position of the read data on the unit below");
        servedPosition =
                metrics.distribution(SERVED_POSITION, "MiB", "Position on the unit below from which reads were served");
        copiedPosition = metrics.distribution(
                COPIED_POSITION,
                "MiB",
                "Home position of the data copied into the area, once for each MiB of which successive copies are");
        reorganisations = metrics.counter("reorganisations", "times", "Reorganisations that are complete");
        overruns = metrics.counter(
                "overruns", "times", "Ends of intervals at which the previous reorganisation was not complete");
        reorganisationTime = metrics.distribution(
                "reorganisation-time", "ns", "Time from the beginning of a reorganisation until the area was filled");
        copied = metrics.counter(COPIED, "sectors", "Sectors copied, home and into the area");
        relabelled = metrics.counter(
                "relabelled-sectors", "sectors", "Cached sectors below that reorganisations have given new addresses");
        copying = metrics.level(COPYING, "", "Share of time in which data were copied");
        hostBusy = metrics.level(HOST_BUSY, "", "Share of time in which a request of the host was in progress");
        runs = metrics.level("runs", "runs", "Runs in the area");
        runUnits = metrics.level("run-units", "units", "Extents of requests in runs");
        heatUnits = metrics.level("heat-units", "units", "Units in the area by heat");
        directoryBytes =
                metrics.level(DIRECTORY_BYTES, "bytes", "Size of the directory of copies, at 8 bytes for each unit");
        vertices = metrics.level("graph-vertices", "vertices", "Extents in the access graph");
        edges = metrics.level("graph-edges", "edges", "Edges of the access graph");
        graphBytes = metrics.level(
                GRAPH_BYTES, "bytes", "Size of the access graph, at 19 bytes for each vertex and 20 for each edge");
        prunings = metrics.counter("graph-prunings", "times", "Times that the lightest tenth of the graph was removed");
        copying.set(0);
    }

    private static String place(CopyKind kind) {
        return switch (kind) {
            case RUN -> "copies in runs";
            case HEAT -> "copies by heat";
            case HOME -> "home";
        };
    }

    void arrived(Request whole) {
        if (whole.isRead()) {
            reads.add(1);
        } else if (whole.isWrite()) {
            writes.add(1);
        }
    }

    void held() {
        held.add(1);
    }

    void logged() {
        logBytes.add(ReferenceLog.BYTES_PER_REQUEST);
    }

    void routed(Request whole, CopyRoute route) {
        if (whole.isRead()) {
            sectorsRead[route.kind.ordinal()].add(route.sectors);
        } else if (whole.isWrite()) {
            sectorsWritten[route.kind.ordinal()].add(route.sectors);
        }
    }

    /**
     * @param home first sector at home, on the unit below
     * @param served first sector where it was read
     * @param kinds bits of the kinds of copies that it was read from
     */
    void read(long home, long served, int kinds) {
        homePosition.record(home / SECTORS_PER_MIB);
        servedPosition.record(served / SECTORS_PER_MIB);
        if (kinds == 1 << CopyKind.RUN.ordinal()) {
            fromRuns.add(1);
        } else if (kinds == 1 << CopyKind.HEAT.ordinal()) {
            fromHeat.add(1);
        } else if (kinds == 1 << CopyKind.HOME.ordinal()) {
            fromHome.add(1);
        } else {
            split.add(1);
        }
    }

    void copied(long sectors) {
        copied.add(sectors);
    }

    /** @param home first sector at home, on the unit below, of data that are copied into the area */
    void copiedFrom(long home) {
        long place = home / SECTORS_PER_MIB;
        if (place != lastCopied) {
            copiedPosition.record(place);
            lastCopied = place;
        }
    }

    void relabelled(long sectors) {
        relabelled.add(sectors);
    }

    void copying(boolean isCopying) {
        copying.set(isCopying ? 1 : 0);
    }

    void hostBusy(boolean isBusy) {
        hostBusy.set(isBusy ? 1 : 0);
    }

    void overrun() {
        overruns.add(1);
    }

    void reorganised(long nanos) {
        reorganisations.add(1);
        reorganisationTime.record(nanos);
    }

    void installed(AreaLayout layout, Directory directory) {
        lastCopied = -1;
        runs.set(layout.runs().size());
        runUnits.set(directory.runs().count());
        heatUnits.set(directory.heat().count());
        directoryBytes.set(directory.modelledBytes());
    }

    void graph(AccessGraph graph) {
        vertices.set(graph.vertices());
        edges.set(graph.edges());
        graphBytes.set(graph.modelledBytes());
        prunings.add(graph.prunings() - prunedBefore);
        prunedBefore = graph.prunings();
    }
}
