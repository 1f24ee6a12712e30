package org.spindle.workload.replay;

import java.nio.file.Path;
import java.util.Map;
import java.util.function.Supplier;
import org.spindle.spi.config.Time;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;
import org.spindle.workload.trace.OnError;

/** Replays generated requests as if they had been recorded. */
public final class GeneratedReplay {

    private GeneratedReplay() {}

    /**
     * Returns a workload that sends the requests.
     *
     * @param name name of the requests in error messages
     * @param records generates the requests, the same ones at every call
     */
    public static Workload of(
            String name, ReplayDiscipline discipline, Supplier<TraceReader> records, WorkloadContext context) {
        TraceWorkload config = new TraceWorkload(
                Path.of(name),
                "auto",
                discipline,
                new AddressMapping.Identity(),
                Map.of(),
                Map.of(),
                null,
                TimeOrder.BY_FORMAT,
                new OnError.Stop(),
                TimeOrigin.AUTO,
                Time.ZERO);
        return TraceWorkloadFactory.create(config, context, records);
    }
}
