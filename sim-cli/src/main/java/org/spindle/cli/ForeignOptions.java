package org.spindle.cli;

import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.command.Shell;
import org.spindle.distribution.DistributionsPlugin;
import org.spindle.spi.BuiltInTypes.Arrivals;
import org.spindle.spi.BuiltInTypes.Distribution;
import org.spindle.spi.BuiltInTypes.Scheduler;

/** Spindle's equivalents of options of other programs. */
final class ForeignOptions {

    private static final String SCHEDULER = "driver.scheduler=" + Scheduler.SSTF;
    private static final String CLIENTS = "workload.arrivals='{type: " + Arrivals.CLOSED + ", population: 32}'";
    private static final String RATE = "workload.arrivals='{type: " + Arrivals.OPEN + ", interarrival: {type: "
            + DistributionsPlugin.POISSON + ", rate: 100}}'";
    private static final String SIZES = "workload.sizes='{type: " + Distribution.CONSTANT + ", size: 4 KiB}'";

    /** Paths of equivalent keys by name without hyphens. */
    private static final Map<String, String> KEYS = Map.ofEntries(
            Map.entry("scheduler", SCHEDULER),
            Map.entry("sched", SCHEDULER),
            Map.entry("policy", SCHEDULER),
            Map.entry("model", "devices.disk0.model=hp-c2247a"),
            Map.entry("drive", "devices.disk0.model=hp-c2247a"),
            Map.entry("disk", "devices.disk0.model=hp-c2247a"),
            Map.entry("queue-depth", "devices.disk0.queueDepth=32"),
            Map.entry("queuedepth", "devices.disk0.queueDepth=32"),
            Map.entry("qd", "driver.outstanding=32"),
            Map.entry("iodepth", CLIENTS),
            Map.entry("clients", CLIENTS),
            Map.entry("numjobs", CLIENTS),
            Map.entry("rate", RATE),
            Map.entry("rwmixread", "workload.reads=0.7"),
            Map.entry("reads", "workload.reads=0.7"),
            Map.entry("bs", SIZES),
            Map.entry("blocksize", SIZES),
            Map.entry("size", SIZES),
            Map.entry("requests", "workload.requests=10000"),
            Map.entry("number", "workload.requests=10000"),
            Map.entry("time", "stop.time='60 s'"),
            Map.entry("runtime", "stop.time='60 s'"),
            Map.entry("duration", "stop.time='60 s'"),
            Map.entry("warmup", "warmUp.time='10 s'"),
            Map.entry("ramp-time", "warmUp.time='10 s'"),
            Map.entry("trace", "workload.file=FILE"),
            Map.entry("seed", "seed=1"));

    private static final Map<String, String> OPTIONS = Map.of(
            "output", "--out",
            "o", "--out",
            "results", "--out",
            "jobs", "--threads",
            "j", "--threads",
            "repeat", "--replications",
            "runs", "--replications");

    private ForeignOptions() {}

    /**
     * Returns the suggestion for an unknown option, or null if there is none.
     *
     * @param known options of the command
     */
    static @Nullable String instead(String option, Set<String> known) {
        int equals = option.indexOf('=');
        String name = (equals < 0 ? option : option.substring(0, equals)).replaceFirst("^-+", "");
        String same = OPTIONS.get(name);
        if (same != null && known.contains(same)) {
            return same + (equals < 0 ? "" : " " + Shell.quote(option.substring(equals + 1)));
        }
        if (name.equals("report") && known.contains("--out")) {
            return "--out DIR   (report.html is written there)";
        }
        String key = KEYS.get(name);
        if (key == null || !known.contains("--set")) {
            return null;
        }
        return "--set " + (equals < 0 ? key + "   (for example)" : with(option.substring(equals + 1), key));
    }

    /** Returns the key with this value, which is the last in braces if the example has any. */
    private static String with(String value, String example) {
        return example.endsWith("}'")
                ? example.replaceFirst("(?<=: )[^:{}]+(?=}+'$)", Matcher.quoteReplacement(value))
                : example.substring(0, example.indexOf('=') + 1) + Shell.quote(value);
    }
}
