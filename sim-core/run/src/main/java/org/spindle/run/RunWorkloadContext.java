package org.spindle.run;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.random.PurposeStreams;
import org.spindle.spi.Parts;
import org.spindle.spi.host.Tasks;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.system.SystemLoad;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.workload.WorkloadContext;

/** The context of the workload. */
record RunWorkloadContext(
        EventLoop events,
        Metrics metrics,
        PurposeStreams streams,
        TraceOpener traces,
        AddressedUnits units,
        IssuedRequests requests,
        RequestSchema requestSchema,
        Tasks tasks,
        Runnable end,
        Parts parts)
        implements WorkloadContext {

    @Override
    public RandomStream random(String purpose) {
        return streams.of(purpose);
    }

    @Override
    public List<String> devices() {
        return units.names();
    }

    @Override
    public long sectors(int device) {
        return units.sectors(device);
    }

    @Override
    public @Nullable String refusal(int device, long sector, long sectors) {
        return units.refusal(device, sector, sectors);
    }

    @Override
    public TraceReader openTrace(Path file, String format) {
        return traces.open(file, format);
    }

    @Override
    public Request newRequest() {
        return requests.take();
    }

    @Override
    public void submit(Request request, CompletionListener listener) {
        requests.issue(request, listener);
    }

    @Override
    public void processEnded(long process) {
        requests.processEnded(process);
    }

    @Override
    public void execute(SystemLoad load) {
        requests.execute(load);
    }

    @Override
    public void endRun() {
        end.run();
    }

    @Override
    public RuntimeException failure(String message) {
        return new RunException(message);
    }
}
