package org.spindle.run;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.Request;

/** The units that requests of the workload may address, by index, and which requests fit them. */
final class AddressedUnits {

    private final List<Unit> units;
    private final List<String> names;

    AddressedUnits(List<Unit> units) {
        this.units = List.copyOf(units);
        names = units.stream().map(Unit::name).toList();
    }

    List<Unit> all() {
        return units;
    }

    List<String> names() {
        return names;
    }

    /** Returns the capacity in sectors of 512 bytes. */
    long sectors(int device) {
        return units.get(device).sectors();
    }

    /** Returns what is wrong with a request and what would be right; null if the unit can serve it. */
    @Nullable
    String refusal(int device, long sector, long sectors) {
        if (device < 0 || device >= units.size()) {
            return "there is no device " + device + "; the devices are 0 to " + (units.size() - 1);
        }
        Unit target = units.get(device);
        if (!fits(target, sector, sectors)) {
            return "sectors " + sector + " to " + (sector + sectors - 1) + " are outside of device '"
                    + names.get(device) + "'; it has sectors 0 to " + (target.sectors() - 1);
        }
        return target.refusal(sector, sectors);
    }

    /** Returns whether the device exists and the sectors lie within its capacity. */
    boolean fits(Request request) {
        int device = request.device();
        return device >= 0 && device < units.size() && fits(units.get(device), request.sector(), request.sectors());
    }

    /** Does not overflow for any arguments. */
    private static boolean fits(Unit unit, long sector, long sectors) {
        return sector >= 0 && sectors >= 0 && sectors <= unit.sectors() && sector <= unit.sectors() - sectors;
    }
}
