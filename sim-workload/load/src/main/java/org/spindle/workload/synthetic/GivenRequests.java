package org.spindle.workload.synthetic;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;

/** Sends every request of a list at its time. */
final class GivenRequests implements Workload, EventHandler, CompletionListener {

    private final List<GivenWorkload.Entry> entries;
    private final int[] devices;
    private final WorkloadContext context;

    /** @throws IllegalArgumentException if there is no such device, or it cannot serve a request */
    GivenRequests(GivenWorkload config, WorkloadContext context) {
        entries = config.requests();
        this.context = context;
        devices = new int[entries.size()];
        for (int i = 0; i < devices.length; i++) {
            devices[i] = device(i, entries.get(i).device());
            check(i);
        }
    }

    private int device(int entry, @Nullable String name) {
        int device = name == null ? 0 : context.devices().indexOf(name);
        if (device < 0) {
            throw new IllegalArgumentException("requests[" + entry + "].device: there is no device '" + name
                    + "' that requests can be sent to; there are " + String.join(", ", context.devices()));
        }
        return device;
    }

    private void check(int i) {
        GivenWorkload.Entry entry = entries.get(i);
        String refusal = entry.operation() == Operation.FLUSH
                ? null
                : context.refusal(
                        devices[i], entry.from().sectors(), entry.size().sectors());
        if (refusal != null) {
            throw new IllegalArgumentException(
                    "requests[" + i + "], of device " + context.devices().get(devices[i]) + ": " + refusal);
        }
    }

    @Override
    public void start() {
        for (int i = 0; i < devices.length; i++) {
            context.events().schedule(entries.get(i).at().nanos(), this, i, 0);
        }
    }

    @Override
    public void handle(int op, long arg) {
        GivenWorkload.Entry entry = entries.get(op);
        context.submit(
                context.newRequest()
                        .reset(
                                op,
                                devices[op],
                                entry.operation(),
                                entry.from().sectors(),
                                entry.size().sectors()),
                this);
    }

    @Override
    public void completed(Request request) {}

    @Override
    public void close() {}
}
