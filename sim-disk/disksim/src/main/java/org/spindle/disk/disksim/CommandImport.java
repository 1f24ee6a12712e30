package org.spindle.disk.disksim;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.spindle.disk.hdd.spec.BusBehaviour.Preseek;

/** The command overheads and the bus behaviour of a {@code disksim_disk}. */
final class CommandImport {
    private static final String EXTRA = "Extra write disconnect";
    private static final String OTHER_RESELECT = "Other reselect overhead";
    private static final Map<String, String> EXTRA_TIMES = extraTimes();

    private final ImportOptions options;
    private final Parameters drive;

    CommandImport(ImportOptions options, Parameters drive) {
        this.options = options;
        this.drive = drive;
    }

    Map<String, Object> overheads() {
        Map<String, Object> overheads = new LinkedHashMap<>();
        overheads.put("scale", Quantity.plain(drive.nonNegative("Time scale for overheads")));
        overheads.put("perRequest", drive.millis("Per-request overhead time"));
        overheads.put("readHit", after("Read hit over. after read", "Read hit over. after write"));
        overheads.put("readMiss", after("Read miss over. after read", "Read miss over. after write"));
        overheads.put("writeHit", after("Write hit over. after read", "Write hit over. after write"));
        overheads.put("writeMiss", after("Write miss over. after read", "Write miss over. after write"));
        overheads.put("readCompletion", drive.millis("Read completion overhead"));
        overheads.put("writeCompletion", drive.millis("Write completion overhead"));
        overheads.put("dataPreparation", drive.millis("Data preparation overhead"));
        overheads.put("firstReselect", drive.millis("First reselect overhead"));
        overheads.put("otherReselect", drive.millis(OTHER_RESELECT));
        overheads.put("readDisconnect", after("Read disconnect afterread", "Read disconnect afterwrite"));
        overheads.put("writeDisconnect", drive.millis("Write disconnect overhead"));
        overheads.put("minimumWriteSeek", drive.millis("Minimum seek delay"));
        return overheads;
    }

    Map<String, Object> bus() {
        Map<String, Object> bus = new LinkedHashMap<>();
        bus.put("sectorTime", drive.millis("Bulk sector transfer time"));
        bus.put("holdForReads", drive.flag("Hold bus entire read xfer"));
        bus.put("holdForWrites", drive.flag("Hold bus entire write xfer"));
        bus.put("neverDisconnect", drive.flag("Never disconnect"));
        bus.put("preseek", Parameters.spelled(drive.code("Preseeking level", 0, List.of(Preseek.values()))));
        putExtraWriteDisconnect(bus);
        refuseDisconnectIfSeek();
        return bus;
    }

    private void putExtraWriteDisconnect(Map<String, Object> bus) {
        boolean extra = drive.flag(EXTRA);
        if (!extra || options.defects()) {
            drive.noEffect(OTHER_RESELECT, "only a write that disconnected before its data has a second reselection");
        }
        if (!extra) {
            EXTRA_TIMES.values().forEach(name -> drive.noEffect(name, "there is no extra disconnection"));
            return;
        }
        if (options.defects()) {
            drive.note(
                    EXTRA,
                    "`" + EXTRA + "` only sets how much data a write needs before it starts on the medium: DiskSim 4.0"
                            + " never disconnects before the data");
        }
        Map<String, Object> times = new LinkedHashMap<>();
        EXTRA_TIMES.forEach((key, name) -> times.put(key, drive.millis(name)));
        bus.put("extraWriteDisconnect", times);
    }

    private void refuseDisconnectIfSeek() {
        String name = "Disconnect write if seek";
        if (drive.flag(name)) {
            drive.refuse(name, "`" + name + "` is not supported: DiskSim 4.0 itself loses requests with it", "0");
        }
    }

    private Map<String, Object> after(String afterRead, String afterWrite) {
        Map<String, Object> after = new LinkedHashMap<>();
        after.put("afterRead", drive.millis(afterRead));
        after.put("afterWrite", drive.millis(afterWrite));
        return after;
    }

    private static Map<String, String> extraTimes() {
        Map<String, String> times = new LinkedHashMap<>();
        times.put("command", "Extradisc command overhead");
        times.put("disconnect", "Extradisc disconnect overhead");
        times.put("away", "Extradisc inter-disconnect delay");
        times.put("secondDisconnect", "Extradisc 2nd disconnect overhead");
        times.put("seekDelay", "Extradisc seek delta");
        return times;
    }
}
