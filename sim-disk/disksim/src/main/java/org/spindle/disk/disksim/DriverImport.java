package org.spindle.disk.disksim;

import java.util.LinkedHashMap;
import java.util.Map;
import org.spindle.spi.BuiltInTypes.Driver;

/** The device driver, {@code disksim_iodriver}. */
final class DriverImport {
    private static final String CONSTANT = "Constant access time";

    private final ImportOptions options;
    private final Parameters driver;

    DriverImport(ImportOptions options, Parameters driver) {
        this.options = options;
        this.driver = driver;
    }

    Map<String, Object> read() {
        driver.noEffect("type", "the kind of workload decides it");
        int constant = driver.number(CONSTANT).signum();
        Map<String, Object> result = new LinkedHashMap<>();
        result.put("type", Driver.STANDARD);
        driver.block("Scheduler", "disksim_ioqueue")
                .ifPresent(queue -> result.put("scheduler", new SchedulerImport(options, queue, true).read()));
        result.put("queueInDevice", driver.flag("Use queueing in subsystem"));
        if (constant < 0) {
            result.put("recorded", recorded());
        } else if (constant > 0) {
            result.put("constantTime", driver.millis(CONSTANT));
        }
        return result;
    }

    /** Negative values are codes. */
    private String recorded() {
        return switch (driver.number(CONSTANT).stripTrailingZeros().toPlainString()) {
            case "-1" -> "service";
            case "-2" -> "wait";
            case "-3" -> "response";
            default -> {
                driver.refuse(
                        CONSTANT,
                        "`" + CONSTANT + "` is " + driver.number(CONSTANT).toPlainString(),
                        "0.0 or more, or one of -1.0, -2.0 and -3.0");
                yield "service";
            }
        };
    }
}
