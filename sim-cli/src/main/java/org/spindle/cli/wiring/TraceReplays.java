package org.spindle.cli.wiring;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.spindle.host.transparent.TransparentConfig;
import org.spindle.run.ReplayWorkloads;
import org.spindle.scenario.Methodology;
import org.spindle.spi.BuiltInTypes;
import org.spindle.spi.BuiltInTypes.Workload;
import org.spindle.spi.Component;
import org.spindle.spi.config.Time;
import org.spindle.workload.replay.AddressMapping;
import org.spindle.workload.replay.ReplayDiscipline;
import org.spindle.workload.replay.ReplayDiscipline.Dependent.WindowOf;
import org.spindle.workload.replay.StreamKey;
import org.spindle.workload.replay.TimeOrder;
import org.spindle.workload.replay.TimeOrigin;
import org.spindle.workload.replay.TraceWorkload;
import org.spindle.workload.trace.OnError;

/** Replays recordings by the workload {@code trace}. */
final class TraceReplays implements ReplayWorkloads {

    @Override
    public Component replay(Methodology methodology, int population, List<String> units) {
        Map<String, String> devices = new LinkedHashMap<>();
        for (int i = 0; i < units.size(); i++) {
            devices.put(String.valueOf(i), units.get(i));
        }
        return Component.of(
                Workload.TRACE,
                new TraceWorkload(
                        Path.of("the recording"),
                        "auto",
                        discipline(methodology, population),
                        new AddressMapping.Identity(),
                        devices,
                        Map.of(),
                        null,
                        TimeOrder.CLAMP,
                        new OnError.Stop(),
                        TimeOrigin.ZERO,
                        Time.ZERO));
    }

    @Override
    public Component host() {
        return Component.of(BuiltInTypes.Host.TRANSPARENT, new TransparentConfig());
    }

    private static ReplayDiscipline discipline(Methodology methodology, int population) {
        return switch (methodology.model()) {
            case OPEN -> new ReplayDiscipline.Open(methodology.scale());
            case CLOSED -> new ReplayDiscipline.Closed(population);
            case DEPENDENT -> new ReplayDiscipline.Dependent(64, WindowOf.STREAM, 1, StreamKey.TRACE);
            case SYSTEM -> throw new IllegalArgumentException("the workload itself is not a recording");
        };
    }
}
