package org.spindle.workload.replay;

import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;
import org.spindle.workload.trace.OnError;

/** Config of the workload {@code trace}. */
@Doc("Replays a block trace.")
public record TraceWorkload(
        @Doc("Trace file, plain or compressed by gzip, bzip2, xz or zstd.")
        Path file,

        @Doc("Trace format, or auto to detect it from the content.") @Default("auto")
        String format,

        @Doc("When requests are sent.") @Default("{type: open}")
        ReplayDiscipline replay,

        @Doc("How addresses of the trace are mapped to addresses of the simulated device.") @Default("{type: identity}")
        AddressMapping map,

        @Doc("Simulated device for each device of the trace, which is written as a number or as major,minor. If"
                + " empty, the devices of the trace are assigned to those of the scenario in order of first"
                + " appearance.")
        @Default("{}")
        Map<String, String> devices,

        @Doc("Changes to addresses and lengths of devices of the trace, named as under 'devices', applied before"
                + " 'map'.")
        @Default("{}")
        Map<String, Adjustment> adjust,

        @Doc("Number of requests after which the replay ends; all if absent.") @Range(min = "1") @Nullable
        Long limit,

        @Doc("How to handle an arrival time before the previous one.") @Default("by-format")
        TimeOrder order,

        @Doc("How to handle damaged records.") @Default("{type: stop}")
        OnError onError,

        @Doc("The time of the trace that is the start of the replay.") @Default("auto")
        TimeOrigin origin,

        @Doc("Simulated time at which the replay starts.") @Default("0 ms") @Range(min = "0 ms")
        Time startAt)
        implements Validated {

    public TraceWorkload {
        devices = Map.copyOf(devices);
        adjust = Map.copyOf(adjust);
    }

    @Override
    public void validate(Problems problems) {
        checkDevices(problems, "devices.", devices);
        checkDevices(problems, "adjust.", adjust);
    }

    private static void checkDevices(Problems problems, String place, Map<String, ?> byDevice) {
        for (String device : byDevice.keySet().stream().sorted().toList()) {
            if (!TraceDevice.isValid(device)) {
                problems.report(
                        place + device,
                        "'" + device + "' is not a device of a trace",
                        "a number such as 3, or major,minor such as 8,0");
            }
        }
    }
}
