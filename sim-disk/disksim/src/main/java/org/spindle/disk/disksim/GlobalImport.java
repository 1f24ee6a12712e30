package org.spindle.disk.disksim;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The block of the whole run, {@code disksim_global}. */
final class GlobalImport {
    private static final String WARM_UP_TIME = "Statistic warm-up time";
    private static final String WARM_UP_REQUESTS = "Statistic warm-up IOs";
    private static final List<String> SEEDS = List.of("Init Seed", "Real Seed");
    private static final List<String> SEEDS_BY_CLOCK = List.of("Init Seed with time", "Real Seed with time");

    private final Parameters global;

    GlobalImport(Parameters global) {
        this.global = global;
    }

    /** Returns what is not measured; empty if everything is. */
    Map<String, Object> warmUp() {
        global.noEffect("Stat definition file", "statistics need no definition");
        String log = "the request log is an option of the run";
        global.noEffect("Output file for trace of I/O requests simulated", log);
        global.noEffect("Detailed execution trace", log);
        Map<String, Object> warmUp = new LinkedHashMap<>();
        if (global.has(WARM_UP_TIME)) {
            BigDecimal seconds = global.nonNegative(WARM_UP_TIME);
            if (seconds.signum() > 0) {
                warmUp.put("time", Quantity.seconds(seconds));
            }
        }
        if (global.has(WARM_UP_REQUESTS)) {
            long requests = global.integer(WARM_UP_REQUESTS, 0, Long.MAX_VALUE);
            if (requests > 0) {
                warmUp.put("requests", requests);
                global.warn(
                        WARM_UP_REQUESTS,
                        "`" + WARM_UP_REQUESTS + "` counts requests that arrive; the scenario counts completed ones");
            }
        }
        if (warmUp.size() > 1) {
            global.refuse(
                    WARM_UP_REQUESTS, "a warm-up by requests besides one by time is not supported", "one of the two");
        }
        return warmUp;
    }

    /** Returns the seed: two names for one variable, the last of which counts. */
    Optional<Long> seed() {
        for (String name : SEEDS_BY_CLOCK) {
            global.noEffect(name, "the same scenario gives the same result");
        }
        List<String> set = SEEDS.stream().filter(global::has).toList();
        if (set.isEmpty()) {
            return Optional.empty();
        }
        String last = set.size() == 2 && global.follows(set.get(0), set.get(1)) ? set.get(0) : set.get(set.size() - 1);
        for (String name : set) {
            if (!name.equals(last)) {
                global.noEffect(name, "`" + last + "` stands behind it and is the same");
            }
        }
        global.note(
                last,
                "parameter `" + last
                        + "` has next to no effect: DiskSim draws the first request of each generator from it"
                        + " and sets its own seed then");
        return Optional.of(global.integer(last, Integer.MIN_VALUE, Integer.MAX_VALUE) & 0xFFFF_FFFFL);
    }
}
