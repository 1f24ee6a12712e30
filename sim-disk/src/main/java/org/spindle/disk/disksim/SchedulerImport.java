package org.spindle.disk.disksim;

import java.util.Map;
import java.util.Optional;

/**
 * A queue, {@code disksim_ioqueue}. Its policy is imported; what would change the order or number of accesses besides is
 * refused. A queue that never holds two requests is first come, first served, whatever it says.
 */
final class SchedulerImport {
    private static final String POLICY = "Scheduling policy";
    private static final String STREAMS = "Sequential stream scheme";
    private static final String CONCATENATION = "Maximum concat size";
    private static final String SUPPORTED =
            "1 (FCFS), 2 (LOOK), 3 (C-LOOK), 4 (SSTF), 8 (SPTF) or 17 (V-SCAN, which is SSTF in DiskSim)";
    private static final String CONCATENATES = "it concatenates requests only with a sequential stream scheme";
    private static final int CONCATENATING = 0b11;
    private static final Map<Long, String> NAMES = Map.ofEntries(
            Map.entry(5L, "LOOK by cylinder"),
            Map.entry(6L, "C-LOOK by cylinder"),
            Map.entry(7L, "SSTF by cylinder"),
            Map.entry(9L, "SPCTF"),
            Map.entry(10L, "SATF"),
            Map.entry(11L, "weighted SPTF"),
            Map.entry(12L, "weighted SPCTF"),
            Map.entry(13L, "weighted SATF"),
            Map.entry(14L, "aged SPTF"),
            Map.entry(15L, "aged SPCTF"),
            Map.entry(16L, "aged SATF"),
            Map.entry(18L, "V-SCAN by cylinder"),
            Map.entry(19L, "prioritised V-SCAN"),
            Map.entry(20L, "priority-aged SPTF"),
            Map.entry(21L, "priority-aged SPCTF"),
            Map.entry(22L, "approximate shortest distance first"),
            Map.entry(23L, "exact shortest distance first"),
            Map.entry(24L, "SPTF with rotational weight"),
            Map.entry(25L, "SPTF with bounded rotational wait"),
            Map.entry(26L, "SPTF with seek weight"),
            Map.entry(27L, "TSPS"),
            Map.entry(28L, "batched FCFS"));

    private final Parameters queue;

    SchedulerImport(Parameters queue) {
        this.queue = queue;
    }

    /** The scheduler of a queue that may hold several requests. */
    Map<String, Object> read() {
        refuseConcatenation();
        refuseUnlessZero("Overlapping request scheme", "one access completes overlapping requests");
        refuseUnlessZero("Scheduling priority scheme", "time-critical requests come first");
        queue.noEffect("Cylinder mapping strategy", "the policy orders requests by block");
        queue.noEffect("Sequential stream diff maximum", "there is no sequential stream scheme");
        queue.noEffect("Scheduling timeout scheme", "DiskSim 4.0 never stores it, so that there are no timeouts");
        queue.noEffect("Timeout time/weight", "there are no timeouts, and the policy does not age requests");
        queue.noEffect("Timeout scheduling", "there are no timeouts");
        queue.noEffect("Priority scheduling", "all requests have the same priority");
        long policy = queue.integer(POLICY, 1, 28);
        initiationDelays(policy);
        return Map.of("type", supported(policy).orElseGet(() -> {
            queue.refuse(POLICY, "scheduling policy " + policy + " (" + NAMES.get(policy) + ") is not supported", SUPPORTED);
            return "fcfs";
        }));
    }

    /** The scheduler of a queue that never holds more than one request. */
    Map<String, Object> readIdle() {
        String reason = "the drive holds one request at a time";
        for (String name : new String[] {
            "Cylinder mapping strategy",
            "Write initiation delay",
            "Read initiation delay",
            STREAMS,
            CONCATENATION,
            "Overlapping request scheme",
            "Sequential stream diff maximum",
            "Scheduling timeout scheme",
            "Timeout time/weight",
            "Timeout scheduling",
            "Scheduling priority scheme",
            "Priority scheduling"
        }) {
            queue.noEffect(name, reason);
        }
        queue.noEffect(POLICY, 1, reason);
        return Map.of("type", "fcfs");
    }

    private Optional<String> supported(long policy) {
        return Optional.ofNullable(
                switch ((int) policy) {
                    case 1 -> "fcfs";
                    case 2 -> "look";
                    case 3 -> "c-look";
                    case 4 -> "sstf";
                    case 8 -> {
                        queue.warn(
                                POLICY,
                                "scheduling policy 8 (SPTF) chooses differently: DiskSim predicts positions from the angle"
                                        + " of the last media event, the scenario from the present one");
                        yield "sptf";
                    }
                    case 17 -> {
                        queue.note(
                                POLICY,
                                "scheduling policy 17 (V-SCAN) is imported as SSTF, which it is in DiskSim: its weight is"
                                        + " always 0 there");
                        yield "sstf";
                    }
                    default -> null;
                });
    }

    private void initiationDelays(long policy) {
        for (String name : new String[] {"Write initiation delay", "Read initiation delay"}) {
            if (policy != 8) {
                queue.noEffect(name, "only policies that predict positions use it");
            } else if (queue.nonNegative(name).signum() != 0) {
                queue.warn(name, "`" + name + "` is not imported: the drive's own overheads are part of its prediction");
            }
        }
    }

    private void refuseConcatenation() {
        long streams = queue.integer(STREAMS, 0, 31);
        long concatenation = queue.integer(CONCATENATION, 0, Long.MAX_VALUE);
        boolean concatenates = (streams & CONCATENATING) != 0 && concatenation > 0;
        if (concatenates) {
            queue.refuse(
                    STREAMS,
                    "concatenating sequential requests (`" + STREAMS + "` " + streams + " with `" + CONCATENATION + "` "
                            + concatenation + ") is not supported",
                    "one of the two to be 0");
        } else {
            queue.noEffect(CONCATENATION, CONCATENATES);
        }
        if ((streams & ~CONCATENATING) != 0) {
            queue.refuse(STREAMS, "scheduling sequential streams (`" + STREAMS + "` " + streams + ") is not supported", "0");
        } else if (!concatenates) {
            queue.noEffect(STREAMS, "the most it may concatenate is 0");
        }
    }

    private void refuseUnlessZero(String name, String feature) {
        long value = queue.integer(name, 0, 2);
        if (value != 0) {
            queue.refuse(name, "`" + name + "` " + value + " (" + feature + ") is not supported", "0");
        }
    }
}
