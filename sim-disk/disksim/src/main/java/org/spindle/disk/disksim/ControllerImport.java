package org.spindle.disk.disksim;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.spindle.disk.DiskPlugin;
import org.spindle.disk.disksim.parser.BlockValue;
import org.spindle.spi.BuiltInTypes.Controller;

/** A controller, {@code disksim_ctlr}, of any type. */
final class ControllerImport {
    private static final String TYPE = "type";
    private static final String SCALE = "Scale for delays";
    private static final String SECTOR_TIME = "Bulk sector transfer time";
    private static final String QUEUE_LENGTH = "Maximum queue length";
    private static final String SCHEDULER = "Scheduler";
    private static final String CACHE = "Cache";
    private static final String PER_DISK = "Max per-disk pending count";
    private static final int PASS_THROUGH = 1;
    private static final int ADAPTER = 2;
    private static final int SMART = 3;

    /** Milliseconds that an adapter or a smart controller takes for each step, at scale 1. */
    private static final BigDecimal STEP = new BigDecimal("0.5");

    private final ImportOptions options;
    private final Parameters controller;

    ControllerImport(ImportOptions options, Parameters controller) {
        this.options = options;
        this.controller = controller;
    }

    Map<String, Object> read() {
        controller.noEffect("Print stats", "results always contain every statistic");
        return switch ((int) controller.integer(TYPE, PASS_THROUGH, SMART)) {
            case PASS_THROUGH -> passThrough();
            case ADAPTER -> adapter();
            default -> smart();
        };
    }

    private Map<String, Object> passThrough() {
        String passive = "a pass-through controller only delays messages";
        controller.noEffect(SECTOR_TIME, passive);
        noQueue(passive);
        Map<String, Object> result = new LinkedHashMap<>();
        result.put(TYPE, Controller.PASS_THROUGH);
        // The delay of each message is 1 ms times the scale.
        result.put("messageDelay", controller.millis(SCALE));
        compat(result);
        return result;
    }

    private Map<String, Object> adapter() {
        noQueue("a 53C700 carries one transaction at a time");
        Map<String, Object> result = new LinkedHashMap<>();
        result.put(TYPE, DiskPlugin.ADAPTER);
        result.put("messageTime", step());
        result.put("sectorTime", controller.millis(SECTOR_TIME));
        compat(result);
        return result;
    }

    private void compat(Map<String, Object> result) {
        if (options.defects()) {
            result.put("compat", List.of("disksim"));
        }
    }

    private void noQueue(String reason) {
        controller.noEffect(QUEUE_LENGTH, reason);
        controller.noEffect(SCHEDULER, reason);
        controller.noEffect(CACHE, reason);
        controller.noEffect(PER_DISK, reason);
    }

    private Map<String, Object> smart() {
        Map<String, Object> result = new LinkedHashMap<>();
        result.put(TYPE, DiskPlugin.INTELLIGENT);
        long most = controller.integer(QUEUE_LENGTH, 0, Integer.MAX_VALUE - 1L);
        // DiskSim lets the driver send one more than it says.
        result.put("queueDepth", options.defects() ? most + 1 : Math.max(1, most));
        controller
                .block(SCHEDULER, "disksim_ioqueue")
                .ifPresent(queue -> result.put("scheduler", new SchedulerImport(options, queue, true).read()));
        result.put("outstandingPerDevice", controller.count(PER_DISK, 1));
        controller.block(CACHE).ifPresent(cache -> putCache(result, cache));
        putSteps(result);
        String sectorTime = controller.millis(SECTOR_TIME);
        result.put("sectorTime", sectorTime);
        if (options.defects() && controller.number(SECTOR_TIME).signum() > 0) {
            result.put("hostData", "in-cache");
        }
        result.put("deviceSectorTime", sectorTime);
        return result;
    }

    private void putCache(Map<String, Object> result, Parameters cache) {
        BlockValue block = cache.block();
        switch (block.module()) {
            case "disksim_cachemem" -> result.put("cache", new MemoryCacheImport(options, cache).read());
            case "disksim_cachedev" -> {
                DeviceCacheImport onDevice = new DeviceCacheImport(options, cache);
                result.put("cache", onDevice.read());
                result.put("cacheOver", onDevice.devices());
            }
            default ->
                controller.refuse(
                        CACHE,
                        "parameter `" + CACHE + "` is " + block.described(),
                        "block of `disksim_cachemem` or `disksim_cachedev`");
        }
    }

    private void putSteps(Map<String, Object> result) {
        String step = step();
        if (options.defects()) {
            result.put("dispatchTime", step);
            result.put("answerTime", step);
        } else {
            result.put("deviceTime", step);
        }
        result.put("completionTime", step);
    }

    private String step() {
        return Quantity.millis(controller.nonNegative(SCALE).multiply(STEP).stripTrailingZeros());
    }
}
