package org.spindle.disk.disksim;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.spindle.spi.BuiltInTypes.Scheduler;
import org.spindle.spi.config.Size;

/**
 * A queue, {@code disksim_ioqueue}: a policy within a combination of requests and within priority classes. A queue that
 * never holds two requests is first come, first served, whatever its policy.
 */
final class SchedulerImport {
    private static final String POLICY = "Scheduling policy";
    private static final String MAPPING = "Cylinder mapping strategy";
    private static final String WRITE_DELAY = "Write initiation delay";
    private static final String READ_DELAY = "Read initiation delay";
    private static final String STREAMS = "Sequential stream scheme";
    private static final String CONCATENATION = "Maximum concat size";
    private static final String OVERLAPS = "Overlapping request scheme";
    private static final String GAP = "Sequential stream diff maximum";
    private static final String TIMEOUTS = "Scheduling timeout scheme";
    private static final String WEIGHT = "Timeout time/weight";
    private static final String TIMEOUT_POLICY = "Timeout scheduling";
    private static final String PRIORITIES = "Scheduling priority scheme";
    private static final String PRIORITY_POLICY = "Priority scheduling";
    private static final String TYPE = "type";
    private static final String BASE = "base";
    private static final int MIXED_STREAMS = 16;

    private final ImportOptions options;
    private final Parameters queue;
    private final boolean mayCombine;
    private boolean predicts;
    private boolean ages;
    private boolean maps;

    /**
     * @param mayCombine whether the owner of the queue serves several requests by one access, as the driver does and a drive
     *     does not
     */
    SchedulerImport(ImportOptions options, Parameters queue, boolean mayCombine) {
        this.options = options;
        this.queue = queue;
        this.mayCombine = mayCombine;
    }

    /** Returns the scheduler of a queue that may hold several requests. */
    Map<String, Object> read() {
        Map<String, Object> scheduler = streams(policy(POLICY));
        if (queue.integer(PRIORITIES, 0, 1) == 1) {
            Map<String, Object> priority = composed(Scheduler.PRIORITY, scheduler);
            priority.put("urgent", streams(policy(PRIORITY_POLICY)));
            scheduler = priority;
        } else {
            queue.noEffect(PRIORITY_POLICY, "all requests have the same priority");
        }
        scheduler = overlaps(scheduler);
        noteWhatHasNoEffect();
        return scheduler;
    }

    /** Returns the scheduler of a queue that never holds more than one request. */
    Map<String, Object> readIdle() {
        String reason = "the drive holds one request at a time";
        for (String name : List.of(
                MAPPING,
                WRITE_DELAY,
                READ_DELAY,
                STREAMS,
                CONCATENATION,
                OVERLAPS,
                GAP,
                TIMEOUTS,
                WEIGHT,
                TIMEOUT_POLICY,
                PRIORITIES,
                PRIORITY_POLICY)) {
            queue.noEffect(name, reason);
        }
        queue.noEffect(POLICY, 1, reason);
        return Map.of(TYPE, Scheduler.FCFS);
    }

    private Map<String, Object> policy(String name) {
        int policy = (int) queue.integer(name, 1, 28);
        return switch (policy) {
            case 1 -> plain(Scheduler.FCFS);
            case 2 -> look(plain(Scheduler.LOOK));
            case 3 -> plain(Scheduler.C_LOOK);
            case 4 -> plain(Scheduler.SSTF);
            case 5 -> look(mapped(Scheduler.LOOK));
            case 6 -> mapped(Scheduler.C_LOOK);
            case 7 -> mapped(Scheduler.SSTF);
            case 8 -> predicting(Scheduler.SPTF);
            case 9 -> predicting(Scheduler.SPCTF);
            case 10 -> predicting(Scheduler.SATF);
            case 11 -> weighted(Scheduler.SPTF);
            case 12 -> weighted(Scheduler.SPCTF);
            case 13 -> weighted(Scheduler.SATF);
            case 14 -> aged(Scheduler.SPTF);
            case 15 -> aged(Scheduler.SPCTF);
            case 16 -> aged(Scheduler.SATF);
            case 17 -> likeSstf(name, policy, "V-SCAN", plain(Scheduler.SSTF));
            case 18 -> cylinderVScan(name);
            case 20 -> urgentAged(Scheduler.SPTF);
            case 21 -> urgentAged(Scheduler.SPCTF);
            case 22 -> nearest(mapped(Scheduler.SSTF));
            case 23 -> plain(Scheduler.SHORTEST_DISTANCE);
            case 24 -> {
                queue.note(
                        name,
                        "scheduling policy 24 (SPTF with rotational weight) is imported as SPTF, which it is in"
                                + " DiskSim: its weight is always 0 there");
                yield predicting(Scheduler.SPTF);
            }
            default -> {
                queue.refuse(
                        name,
                        "scheduling policy " + policy + " (" + refused(policy) + ") is not supported",
                        "1 to 18, or 20 to 24");
                yield plain(Scheduler.FCFS);
            }
        };
    }

    private static String refused(int policy) {
        return switch (policy) {
            case 19 -> "prioritised V-SCAN, whose ageing has no effect in DiskSim";
            case 25 -> "SPTF with bounded rotational wait";
            case 26 -> "SPTF with seek weight";
            case 27 -> "TSPS, which divides by zero in DiskSim";
            default -> "batched FCFS, for which a trace has to name batches";
        };
    }

    private static Map<String, Object> plain(String type) {
        Map<String, Object> scheduler = new LinkedHashMap<>();
        scheduler.put(TYPE, type);
        return scheduler;
    }

    private static Map<String, Object> composed(String type, Map<String, Object> base) {
        Map<String, Object> scheduler = plain(type);
        scheduler.put(BASE, base);
        return scheduler;
    }

    private Map<String, Object> likeSstf(String name, int policy, String called, Map<String, Object> scheduler) {
        queue.note(
                name,
                "scheduling policy " + policy + " (" + called
                        + ") is imported as SSTF, which it is in DiskSim: its weight is" + " always 0 there");
        return scheduler;
    }

    /** Inside DiskSim's drives the direction never turns. */
    private Map<String, Object> look(Map<String, Object> scheduler) {
        if (options.defects() && !mayCombine && Scheduler.LOOK.equals(scheduler.get(TYPE))) {
            scheduler.put("compat", List.of("always-upward"));
        }
        return scheduler;
    }

    /** Shortest distance first: SSTF by cylinder, but for the choice among equals. */
    private Map<String, Object> nearest(Map<String, Object> scheduler) {
        if (options.defects() && Scheduler.SSTF.equals(scheduler.get(TYPE))) {
            scheduler.put("compat", List.of("first-in-order"));
        }
        return scheduler;
    }

    private Map<String, Object> cylinderVScan(String name) {
        if (!options.defects()) {
            return likeSstf(name, 18, "V-SCAN by cylinder", mapped(Scheduler.SSTF));
        }
        Map<String, Object> scheduler = mapped(Scheduler.V_SCAN);
        queue.note(
                name, "scheduling policy 18 (V-SCAN by cylinder) takes the request on the lowest cylinder in DiskSim");
        scheduler.put("compat", List.of("lowest-first"));
        return scheduler;
    }

    /** A policy by cylinders. */
    private Map<String, Object> mapped(String type) {
        maps = true;
        Map<String, Object> scheduler = plain(type);
        int mapping = (int) queue.integer(MAPPING, 0, 6);
        switch (mapping) {
            case 0 -> {
                queue.note(MAPPING, "without a map all cylinders are one, and the policy goes circularly by block");
                scheduler.put(TYPE, Scheduler.C_LOOK);
            }
            case 2 -> scheduler.put("knowledge", "zones");
            case 5 -> queue.refuse(MAPPING, "cylinders from the trace are not supported", "0 to 4");
            case 6 -> queue.refuse(MAPPING, "the map of average cylinders divides by zero in DiskSim", "0 to 4");
            default -> scheduler.put("knowledge", "map");
        }
        return scheduler;
    }

    private Map<String, Object> predicting(String type) {
        predicts = true;
        Map<String, Object> scheduler = plain(type);
        delay(scheduler, READ_DELAY, "readDelay");
        delay(scheduler, WRITE_DELAY, "writeDelay");
        if (options.defects()) {
            scheduler.put("compat", List.of("disksim"));
        }
        return scheduler;
    }

    private void delay(Map<String, Object> scheduler, String name, String key) {
        BigDecimal delay = queue.nonNegative(name);
        if (delay.signum() != 0) {
            scheduler.put(key, Quantity.millis(delay));
        }
    }

    private Map<String, Object> weighted(String type) {
        ages = true;
        Map<String, Object> scheduler = predicting(type);
        scheduler.put("limit", queue.integer(WEIGHT, 1, Integer.MAX_VALUE) + " ms");
        return scheduler;
    }

    private Map<String, Object> aged(String type) {
        ages = true;
        Map<String, Object> scheduler = predicting(type);
        scheduler.put("w", queue.integer(WEIGHT, 0, Integer.MAX_VALUE));
        return scheduler;
    }

    private Map<String, Object> urgentAged(String type) {
        Map<String, Object> scheduler = aged(type);
        scheduler.put("ageing", "urgent");
        return scheduler;
    }

    private Map<String, Object> streams(Map<String, Object> policy) {
        int scheme = (int) queue.integer(STREAMS, 0, 31);
        long most = queue.integer(CONCATENATION, 0, Long.MAX_VALUE / Size.SECTOR);
        Map<String, Object> scheduler = policy;
        if ((scheme & 0b11100) != 0) {
            boolean mixed = (scheme & MIXED_STREAMS) != 0;
            scheduler = composed(Scheduler.SEQUENCE, scheduler);
            scheduler.put("reads", mixed || (scheme & 4) != 0);
            scheduler.put("writes", mixed || (scheme & 8) != 0);
            scheduler.put("mixed", mixed);
            scheduler.put("gap", queue.integer(GAP, 0, Long.MAX_VALUE));
        } else {
            queue.noEffect(GAP, "there is no sequential stream scheme");
        }
        if ((scheme & 0b11) != 0 && most > 0) {
            refuseUnlessMayCombine(STREAMS, "concatenating sequential requests");
            boolean arrivals = Scheduler.FCFS.equals(policy.get(TYPE));
            scheduler = composed(Scheduler.CONCATENATE, scheduler);
            scheduler.put("reads", (scheme & 1) != 0);
            scheduler.put("writes", (scheme & 2) != 0);
            scheduler.put("limit", Quantity.sectors(Math.min(Integer.MAX_VALUE, most)));
            scheduler.put("scope", arrivals ? "latest" : "neighbours");
        } else {
            queue.noEffect(CONCATENATION, "it concatenates requests only with a sequential stream scheme");
            if (scheme != 0 && scheme <= 0b11) {
                queue.noEffect(STREAMS, "the most it may concatenate is 0");
            }
        }
        return scheduler;
    }

    private Map<String, Object> overlaps(Map<String, Object> scheduler) {
        int scheme = (int) queue.integer(OVERLAPS, 0, 2);
        if (scheme == 0) {
            return scheduler;
        }
        refuseUnlessMayCombine(OVERLAPS, "completing overlapping requests by one access");
        Map<String, Object> collapse = composed(Scheduler.COLLAPSE, scheduler);
        collapse.put("match", "identical");
        collapse.put("joining", scheme == 1 ? "completion" : "start");
        return collapse;
    }

    private void refuseUnlessMayCombine(String name, String feature) {
        if (!mayCombine) {
            queue.refuse(name, feature + " inside a drive is not supported", "0, or the scheme in the driver's queue");
        }
    }

    private void noteWhatHasNoEffect() {
        queue.noEffect(TIMEOUTS, "DiskSim 4.0 never stores it, so that there are no timeouts");
        queue.noEffect(TIMEOUT_POLICY, "there are no timeouts");
        if (!ages) {
            queue.noEffect(WEIGHT, "there are no timeouts, and the policy does not age requests");
        }
        if (!maps) {
            queue.noEffect(MAPPING, "the policy orders requests by block, or asks the drive");
        }
        if (!predicts) {
            queue.noEffect(WRITE_DELAY, "only policies that predict positions use it");
            queue.noEffect(READ_DELAY, "only policies that predict positions use it");
        }
    }
}
