package org.spindle.disk.disksim;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.spindle.disk.DiskPlugin;

/** A drive, {@code disksim_disk}, as a device of type {@code hdd}. */
final class DriveImport {
    private final ImportOptions options;
    private final Parameters drive;
    private final int sent;

    /** @param sent requests at once that the controller above sends, whatever the device accepts; 0 for none */
    DriveImport(ImportOptions options, Parameters drive, int sent) {
        this.options = options;
        this.drive = drive;
        this.sent = sent;
    }

    Map<String, Object> read() {
        Map<String, Object> device = new LinkedHashMap<>();
        device.put("type", DiskPlugin.HDD);
        boolean zeroLatencyWorks = putModel(device);
        CommandImport commands = new CommandImport(options, drive);
        int queueDepth = Math.max(drive.count("Max queue length", 1), sent);
        device.put("buffer", new BufferImport(options, drive, zeroLatencyWorks).read());
        device.put("overheads", commands.overheads());
        device.put("bus", commands.bus());
        device.put("queueDepth", queueDepth);
        drive.block("Scheduler", "disksim_ioqueue")
                .map(queue -> new SchedulerImport(options, queue, false))
                .ifPresent(scheduler ->
                        device.put("scheduler", queueDepth == 1 ? scheduler.readIdle() : scheduler.read()));
        if (options.defects()) {
            device.put("compat", List.of("disksim"));
        }
        drive.noEffect("Print stats", "results always contain every statistic");
        drive.noEffect("Avg sectors per cylinder", "only schedulers outside the drive could use it, and none does");
        return device;
    }

    /**
     * Adds geometry and mechanics to a device.
     *
     * @return whether DiskSim's zero-latency access works with them
     */
    private boolean putModel(Map<String, Object> device) {
        Optional<Parameters> model = drive.block("Model", "dm_disk");
        if (model.isEmpty()) {
            return false;
        }
        GeometryImport geometry = new GeometryImport(options, model.get());
        device.put("geometry", geometry.read());
        model.get()
                .block("Mechanical Model", "dm_mech_g1")
                .ifPresent(mechanics -> device.put("mechanics", new MechanicsImport(options, mechanics).read()));
        return geometry.zeroLatencyWorks();
    }
}
