package org.spindle.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.spindle.config.KeyPath;
import org.spindle.config.Loaded;
import org.spindle.disk.hdd.spec.DriveAdvice;
import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.scenario.Scenario;

/** Prints notes on surprising properties of a scenario before its run; equal devices are named together. */
final class ScenarioAdvice {

    /** Names of drives in one note. */
    private static final int MOST_NAMES = 8;

    private ScenarioAdvice() {}

    static void print(Loaded<Scenario> scenario, PrintWriter err) {
        Map<String, List<String>> devices = new LinkedHashMap<>();
        scenario.value().devices().forEach((name, device) -> {
            if (device.config() instanceof HddConfig drive) {
                KeyPath path = KeyPath.ROOT.key("devices").key(name);
                List<String> advice =
                        DriveAdvice.on(drive, key -> scenario.effective().isDefault(path.plus(KeyPath.parse(key))));
                advice.forEach(each -> devices.computeIfAbsent(each, absent -> new ArrayList<>())
                        .add(name));
            }
        });
        devices.forEach((advice, names) -> err.println("note: drive " + enumerated(names) + ": " + advice));
        err.flush();
    }

    private static String enumerated(List<String> names) {
        int more = names.size() - MOST_NAMES;
        return more <= 0
                ? String.join(", ", names)
                : String.join(", ", names.subList(0, MOST_NAMES)) + " and " + more + " more";
    }
}
