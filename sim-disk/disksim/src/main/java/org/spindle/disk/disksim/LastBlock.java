package org.spindle.disk.disksim;

import java.util.Map;
import org.spindle.spi.BuiltInTypes.Scheduler;

/**
 * The "last block" of DiskSim's queue, by its policy: the first block of the request dispatched last, its last one, or
 * the one after it. The distance of a copy is counted from there.
 */
final class LastBlock {
    private static final String BASE = "base";

    private LastBlock() {}

    /**
     * Returns the word for it in {@code compat} of a volume with copies.
     *
     * @param driver as imported
     */
    static String of(Map<?, ?> driver) {
        Object scheduler = driver.get("scheduler");
        while (scheduler instanceof Map<?, ?> composed && composed.containsKey(BASE)) {
            scheduler = composed.get(BASE);
        }
        if (!(scheduler instanceof Map<?, ?> policy)) {
            return "distance-from-last";
        }
        Object type = policy.get("type");
        if (Scheduler.LOOK.equals(type) || Scheduler.C_LOOK.equals(type)) {
            return "distance-from-begin";
        }
        boolean byBlock = Scheduler.SSTF.equals(type) && !policy.containsKey("knowledge");
        return byBlock ? "distance-from-end" : "distance-from-last";
    }
}
