package org.spindle.disk.disksim;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.spindle.disk.DiskPlugin;
import org.spindle.disk.bus.ExclusiveBusConfig.Arbitration;
import org.spindle.disk.bus.ExclusiveBusConfig.BusCompat;
import org.spindle.spi.BuiltInTypes.Bus;

/** A bus, {@code disksim_bus}. */
final class BusImport {
    private static final int INTERLEAVED = 2;

    private final ImportOptions options;
    private final Parameters bus;

    BusImport(ImportOptions options, Parameters bus) {
        this.options = options;
        this.bus = bus;
    }

    Map<String, Object> read() {
        bus.noEffect("Print stats", "results always contain every statistic");
        Map<String, Object> result = new LinkedHashMap<>();
        if (bus.integer("type", 1, 2) == INTERLEAVED) {
            result.put("type", DiskPlugin.INTERLEAVED);
            bus.ignore("Arbitration type");
            bus.noEffect("Arbitration time", "an interleaved bus has no waiting clients");
            putSectorTimes(result);
            result.put("shared", !options.defects());
        } else {
            result.put("type", Bus.EXCLUSIVE);
            Arbitration arbitration =
                    bus.code("Arbitration type", 1, List.of(Arbitration.SLOT_PRIORITY, Arbitration.FCFS));
            result.put("arbitration", Parameters.spelled(arbitration));
            result.put("arbitrationTime", bus.millis("Arbitration time"));
            putSectorTimes(result);
            if (options.defects() && arbitration == Arbitration.SLOT_PRIORITY) {
                result.put("compat", List.of(Parameters.spelled(BusCompat.HIGHEST_SLOT_FIRST)));
            }
        }
        return result;
    }

    private void putSectorTimes(Map<String, Object> result) {
        result.put("readSectorTime", bus.millis("Read block transfer time"));
        result.put("writeSectorTime", bus.millis("Write block transfer time"));
    }
}
