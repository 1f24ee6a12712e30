package org.spindle.disk.disksim;

import java.util.LinkedHashMap;
import java.util.Map;

/** Arm, heads and rotation: {@code dm_mech_g1}. */
final class MechanicsImport {
    private final Parameters mechanics;
    private final SeekImport seek;

    MechanicsImport(ImportOptions options, Parameters mechanics) {
        this.mechanics = mechanics;
        seek = new SeekImport(options, mechanics);
    }

    Map<String, Object> read() {
        mechanics.noEffect("Access time type", "every access takes its seek, head switch and rotation");
        mechanics.noEffect("Constant access time", "every access takes its seek, head switch and rotation");
        mechanics.noEffect("Percent error in rpms", "DiskSim's media turn at exactly their speed");
        Map<String, Object> result = new LinkedHashMap<>();
        result.put("rotation", mechanics.count("Rotation speed (in rpms)", 1) + " rpm");
        result.put("seek", seek.read());
        result.put("headSwitch", mechanics.millis("Head switch time"));
        result.put("writeSettle", mechanics.signedMillis("Add. write settling delay"));
        return result;
    }
}
