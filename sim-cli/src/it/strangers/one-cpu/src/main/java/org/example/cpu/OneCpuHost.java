package org.example.cpu;

import java.util.ArrayDeque;
import org.spindle.spi.host.Host;
import org.spindle.spi.host.HostContext;
import org.spindle.spi.metric.Distribution;
import org.spindle.spi.metric.Level;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.Stage;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.sim.EventHandler;

/**
 * A host with one CPU, used in order of arrival: by each request before it is sent, by each completion before its issuer is
 * told.
 */
final class OneCpuHost implements Host, CompletionListener, EventHandler {

    private final ArrayDeque<Request> waiting = new ArrayDeque<>();
    private final OneCpuConfig config;
    private final HostContext context;
    private final Distribution cpuTime;
    private final Level utilisation;
    private final TimeComponent before;
    private final TimeComponent after;

    OneCpuHost(OneCpuConfig config, HostContext context) {
        this.config = config;
        this.context = context;
        cpuTime = context.metrics().distribution("cpu-time", "ns", "How long each request and interrupt uses the CPU");
        utilisation = context.metrics().level("utilisation", "", "Share of time in which the CPU is busy");
        before = context.requestSchema().time("call", "Waiting for the CPU and the call.", Stage.SUBMISSION);
        after = context.requestSchema().time("interrupt", "Waiting for the CPU and the interrupt.", Stage.COMPLETION);
    }

    @Override
    public void submit(Request request) {
        waiting.add(request);
        if (waiting.size() == 1) {
            begin();
        }
    }

    @Override
    public void completed(Request request) {
        submit(request);
    }

    /** The first in the queue uses the CPU; it has been completed if it is there for its interrupt. */
    private void begin() {
        long nanos = (waiting.element().completed() == Request.NONE ? config.call() : config.interrupt()).nanos();
        cpuTime.record(nanos);
        utilisation.set(1);
        context.events().schedule(context.events().now() + nanos, this, 0, 0);
    }

    @Override
    public void handle(int op, long arg) {
        Request first = waiting.element();
        if (first.completed() == Request.NONE) {
            first.spend(before, context.events().now() - first.arrived());
            first.expect(this);
            context.units().get(first.device()).submit(first);
        } else {
            first.spend(after, context.events().now() - first.completed());
            first.complete(context.events().now());
        }
        waiting.remove();
        if (waiting.isEmpty()) {
            utilisation.set(0);
        } else {
            begin();
        }
    }
}
