package org.spindle.cli;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.spindle.config.EffectiveConfig.Row;
import org.spindle.config.KeyPath;
import org.spindle.config.Loaded;
import org.spindle.disk.hdd.spec.DriveAdvice;
import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.scenario.Scenario;

/** Says before a run what in its scenario may surprise; like devices are named together. */
final class ScenarioAdvice {

    private ScenarioAdvice() {}

    static void print(Loaded<Scenario> scenario, PrintWriter err) {
        Map<String, String> devices = new LinkedHashMap<>();
        Set<String> defaults = scenario.effective().rows().stream()
                .filter(row -> row.origin().isDefault())
                .map(Row::key)
                .map(KeyPath::toString)
                .collect(Collectors.toSet());
        scenario.value().devices().forEach((name, device) -> {
            if (device.config() instanceof HddConfig drive) {
                String path = KeyPath.ROOT.key("devices").key(name) + ".";
                List<String> advice = DriveAdvice.on(drive, key -> defaults.contains(path + key));
                advice.forEach(each -> devices.merge(each, name, (before, next) -> before + ", " + next));
            }
        });
        devices.forEach((advice, names) -> err.println("note: drive " + names + ": " + advice));
        err.flush();
    }
}
