package org.spindle.disk.disksim;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.spindle.disk.DiskPlugin;

/** A disk of constant access time, {@code disksim_simpledisk}, as a device of type {@code simple}. */
final class SimpleDiskImport {
    private static final String ACCESS = "Access time";
    private static final String CONSTANT = "Constant access time";
    private static final String LATENCY = "Bus transaction latency";

    private final ImportOptions options;
    private final Parameters disk;
    private final int sent;

    /** @param sent requests at once that the controller above sends, whatever the device accepts; 0 for none */
    SimpleDiskImport(ImportOptions options, Parameters disk, int sent) {
        this.options = options;
        this.disk = disk;
        this.sent = sent;
    }

    Map<String, Object> read() {
        Map<String, Object> device = new LinkedHashMap<>();
        device.put("type", DiskPlugin.SIMPLE);
        device.put("capacity", disk.sectors("Block count", 1));
        device.put("access", disk.millis(access()));
        device.put("overhead", disk.millis("Command overhead"));
        device.put("sectorTime", disk.millis("Bulk sector transfer time"));
        if (disk.has(LATENCY)) {
            device.put("messageTime", disk.millis(LATENCY));
        }
        device.put("disconnect", !disk.flag("Never disconnect"));
        int queueDepth = Math.max(disk.count("Max queue length", 1), sent);
        device.put("queueDepth", queueDepth);
        disk.block("Scheduler", "disksim_ioqueue")
                .map(queue -> new SchedulerImport(options, queue, false))
                .ifPresent(scheduler ->
                        device.put("scheduler", queueDepth == 1 ? scheduler.readIdle() : scheduler.read()));
        if (options.defects()) {
            device.put("compat", List.of("borrowed-bus"));
        }
        disk.noEffect("Print stats", "results always contain every statistic");
        return device;
    }

    /** Two names for one parameter, the last of which counts. */
    private String access() {
        if (!disk.has(CONSTANT)) {
            return ACCESS;
        }
        if (!disk.has(ACCESS)) {
            return CONSTANT;
        }
        String last = disk.follows(CONSTANT, ACCESS) ? CONSTANT : ACCESS;
        disk.noEffect(last.equals(ACCESS) ? CONSTANT : ACCESS, "`" + last + "` stands behind it and is the same");
        return last;
    }
}
