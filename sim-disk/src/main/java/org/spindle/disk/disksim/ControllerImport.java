package org.spindle.disk.disksim;

import java.util.LinkedHashMap;
import java.util.Map;

/** A controller, {@code disksim_ctlr}, which must be of the kind that passes everything on. */
final class ControllerImport {
    private static final String TYPE = "type";
    private static final String[] KINDS = {"pass-through", "53C700 host adapter", "smart"};

    private final Parameters controller;

    ControllerImport(Parameters controller) {
        this.controller = controller;
    }

    Map<String, Object> read() {
        int type = (int) controller.integer(TYPE, 1, KINDS.length);
        if (type != 1) {
            controller.refuse(
                    TYPE, "controller type " + type + " (" + KINDS[type - 1] + ") is not supported", "1 (pass-through)");
            controller.ignore("Scheduler", "Cache", "Max per-disk pending count");
        }
        String passive = "a pass-through controller only delays messages";
        controller.noEffect("Bulk sector transfer time", passive);
        controller.noEffect("Maximum queue length", passive);
        controller.noEffect("Print stats", "results always hold every statistic");
        if (type == 1) {
            controller.noEffect("Scheduler", passive);
            controller.noEffect("Cache", passive);
            controller.noEffect("Max per-disk pending count", passive);
        }
        Map<String, Object> result = new LinkedHashMap<>();
        result.put("type", "pass-through");
        // The delay of each message is 1 ms times the scale.
        result.put("messageDelay", controller.millis("Scale for delays"));
        return result;
    }
}
