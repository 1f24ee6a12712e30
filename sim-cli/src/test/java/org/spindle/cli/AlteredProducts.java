package org.spindle.cli;

import java.util.List;

/** Errors that a developer could make in Spindle, each with experiments of which claims fail. */
final class AlteredProducts {

    private static final String SMARTSTOR = "sim-core/analytic/src/main/java/org/spindle/analytic/smartstor/";
    private static final String TABLES = "sim-core/analytic/src/main/resources/org/spindle/analytic/smartstor/";
    private static final String DESIGNER = "sim-core/study/src/main/java/org/spindle/design/Designer.java";
    private static final String ALIS = "sim-host/src/main/java/org/spindle/host/alis/";
    private static final String VOLUMES = "sim-host/src/main/java/org/spindle/host/volume/";
    private static final String ANALYSES = "sim-workload/characterize/src/main/java/org/spindle/workload/characterize/";

    static final List<AlteredProduct> ALL = List.of(
            new AlteredProduct(
                    "a unit whose disks do not add to its power",
                    SMARTSTOR + "SmartStor.java",
                    List.of(new Edit(
                            "double unit = performancePerDisk * cardinality;", "double unit = performancePerDisk;")),
                    List.of("smartstor-cardinality")),
            new AlteredProduct(
                    "rows of a table with two digits in the wrong order",
                    TABLES + "bandwidth.csv",
                    List.of(
                            new Edit("116,14.5,387,", "116,14.5,378,"),
                            new Edit("74.3,9.28,248,", "74.3,9.28,284,"),
                            new Edit("36.7,9.16,", "36.7,9.61,"),
                            new Edit("91.3,2.85,304,", "91.3,2.85,294,"),
                            new Edit("70.6,4.41,235,", "70.6,4.41,253,"),
                            new Edit("42.8,4.27,", "42.8,4.72,"),
                            new Edit("239,3.73,796,", "239,3.73,769,"),
                            new Edit("281,4.40,938,", "281,4.04,983,"),
                            new Edit("375,5.87,1252,", "375,5.87,1522,")),
                    List.of("smartstor")),
            new AlteredProduct(
                    "an organisation whose strings have no cap",
                    DESIGNER,
                    List.of(new Edit("organisation.stringCount(), caps.string()", "organisation.stringCount(), 1")),
                    List.of("textbook-design-caps")),
            new AlteredProduct(
                    "numbers of strings without their cap",
                    DESIGNER,
                    List.of(new Edit("times.string(string)) * caps.string());", "times.string(string)));")),
                    List.of("textbook-design")),
            new AlteredProduct(
                    "an organisation whose disks have no cap",
                    DESIGNER,
                    List.of(new Edit("organisation.diskCount(), caps.disk()", "organisation.diskCount(), 1")),
                    List.of("textbook-design-caps")),
            new AlteredProduct(
                    "a switch of tracks after the last one, too",
                    "sim-core/analytic/src/main/java/org/spindle/analytic/disk/InterleavedArray.java",
                    List.of(new Edit("(tracks - 1) * trackSwitch", "tracks * trackSwitch")),
                    List.of("textbook-disks")),
            new AlteredProduct(
                    "an interval with turns of the counter that are cut off, not rounded",
                    "sim-core/analytic/src/main/java/org/spindle/analytic/host/CounterTimestamps.java",
                    List.of(new Edit("Math.round((coarse - fine) / WRAP)", "(long) ((coarse - fine) / WRAP)")),
                    List.of("ganger-1995-timestamps")),
            new AlteredProduct(
                    "requests that somebody waits for taken for those that nobody waits for",
                    "sim-policies/src/main/java/org/spindle/policies/scheduler/compose/Urgency.java",
                    List.of(
                            new Edit("case CRITICAL -> critical;", "case CRITICAL -> noncritical;"),
                            new Edit("case NONCRITICAL -> noncritical;", "case NONCRITICAL -> critical;")),
                    List.of("ganger-1995-criticality-scheduling")),
            new AlteredProduct(
                    "read-ahead beyond the end of a file",
                    "sim-host/src/main/java/org/spindle/host/filecache/FileCache.java",
                    List.of(new Edit("if (to <= from || following == SystemEvent.LAST) {", "if (to <= from) {")),
                    List.of("ganger-1995-mix")),
            new AlteredProduct(
                    "a small write that does not read the old data",
                    VOLUMES + "StripePlanner.java",
                    List.of(new Edit(
                            "                readTouched(plan);\n                readChecks(checksLeft",
                            "                readChecks(checksLeft")),
                    List.of("cross-check-raid-small-write", "cross-check-raid-concurrency")),
            new AlteredProduct(
                    "a mirror that reads before it writes, and a read of what is lost that is not counted",
                    VOLUMES + "VolumeMetrics.java",
                    List.of(
                            new Edit("memberWrites.add(1);", "memberWrites.add(1);\n            memberReads.add(1);"),
                            new Edit("degradedReads.add(1);", "degradedReads.add(1);\n        reads.add(-1);")),
                    List.of("cross-check-raid-small-write", "cross-check-raid-reconstruction")),
            new AlteredProduct(
                    "correlations under the wrong lengths of intervals",
                    ANALYSES + "CrossCorrelation.java",
                    List.of(new Edit(
                            "double[] amounts = series.get(scale)",
                            "double[] amounts = series.get(config.intervals().size() - 1 - scale)")),
                    List.of("workload-rhythms")),
            new AlteredProduct(
                    "a correlation whose products are not about the means",
                    ANALYSES + "CrossCorrelation.java",
                    List.of(new Edit("pq += (p[i] - meanP) * (q[i] - meanQ);", "pq += p[i] * q[i];")),
                    List.of("workload-rhythms")),
            new AlteredProduct(
                    "a table that counts each further time of a cell, not the cell",
                    "sim-host/src/main/java/org/spindle/host/virtualdisk/table/IoTimeTable.java",
                    List.of(new Edit("if (changed[cell] == NEVER) {", "if (changed[cell] != NEVER) {")),
                    List.of("gonzalez-2012-accuracy-cells")),
            new AlteredProduct(
                    "predictions that leave out what is nominal",
                    "sim-core/study/src/main/java/org/spindle/predict/PredictedPerformance.java",
                    List.of(new Edit("performance *= there / nominal;", "performance = there;")),
                    List.of("predicted-performance")),
            new AlteredProduct(
                    "a drive that is never idle again",
                    "sim-disk/device/src/main/java/org/spindle/disk/hdd/DriveStatistics.java",
                    List.of(new Edit("if (--inDrive == 0) {", "if (inDrive-- == 0) {")),
                    List.of("operational-laws")),
            new AlteredProduct(
                            "silences each of which begins with the last one",
                            "sim-workload/load/src/main/java/org/spindle/workload/synthetic/OnOffArrivals.java",
                            List.of(
                                    new Edit(
                                            "    private double now;",
                                            "    private double now;\n    private double silence;"),
                                    new Edit(
                                            "from = onUntil[source] + config.off().draw(random);",
                                            "silence = 0.7 * silence + config.off().draw(random);\n"
                                                    + "            from = onUntil[source] + silence;")),
                            List.of("workload-periods"))
                    .atFullLength(),
            new AlteredProduct(
                    "an access graph with the sizes of vertices and edges in the wrong order",
                    ALIS + "analysis/AccessGraph.java",
                    List.of(
                            new Edit("VERTEX_BYTES = 19;", "VERTEX_BYTES = 20;"),
                            new Edit("EDGE_BYTES = 20;", "EDGE_BYTES = 19;")),
                    List.of("hsu-2003-alis-by-hand")),
            new AlteredProduct(
                    "a directory of 16 bytes for each unit",
                    ALIS + "Directory.java",
                    List.of(new Edit("ENTRY_BYTES = 8;", "ENTRY_BYTES = 16;")),
                    List.of("hsu-2003-alis-by-hand")),
            new AlteredProduct(
                    "runs that grow by the unit at their end alone",
                    ALIS + "analysis/RunDiscovery.java",
                    List.of(new Edit("i < graph.weights().size() && fromEnd", "i < 1 && fromEnd")),
                    List.of("hsu-2003-alis-by-hand")),
            new AlteredProduct(
                    "a log of half the bytes for each request",
                    ALIS + "AlisMetrics.java",
                    List.of(new Edit(
                            "logBytes.add(ReferenceLog.BYTES_PER_REQUEST);",
                            "logBytes.add(ReferenceLog.BYTES_PER_REQUEST / 2);")),
                    List.of("hsu-2003-alis-by-hand")),
            new AlteredProduct(
                    "drives that turn half a percent too slowly",
                    "sim-disk/disksim/src/main/java/org/spindle/disk/disksim/MechanicsImport.java",
                    List.of(new Edit(
                            "mechanics.count(\"Rotation speed (in rpms)\", 1) + \" rpm\"",
                            "Math.round(0.995 * mechanics.count(\"Rotation speed (in rpms)\", 1)) + \" rpm\"")),
                    List.of(
                            "validate-hp-c2247a",
                            "validate-ibm-18es",
                            "validate-quantum-atlas-iii",
                            "validate-seagate-barracuda",
                            "validate-seagate-cheetah-4lp")));

    private AlteredProducts() {}
}
