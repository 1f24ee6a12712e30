package org.spindle.host.redcap;

import java.util.ArrayDeque;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/** A read while the cache is inactive: it is forwarded unchanged, and its hits and misses in the ghost cache are recorded. */
final class PassedRead implements CompletionListener {

    /** Forwards reads while the cache is inactive. */
    static final class Path {

        private final LayerContext context;
        private final GhostCache ghost;
        private final RedcapMetrics metrics;
        private final Activation activation;
        private final ActivationRule rule;
        private final ReadPlan plan = new ReadPlan();
        private final ArrayDeque<PassedRead> unused = new ArrayDeque<>();

        Path(
                LayerContext context,
                GhostCache ghost,
                RedcapMetrics metrics,
                Activation activation,
                ActivationRule rule) {
            this.context = context;
            this.ghost = ghost;
            this.metrics = metrics;
            this.activation = activation;
            this.rule = rule;
        }

        /** Begins a read of at least one sector. */
        void begin(Request whole) {
            activation.begins();
            PassedRead read = unused.isEmpty() ? new PassedRead(this) : unused.removeLast();
            read.begin(whole);
        }
    }

    private final Path path;
    private final ReadCosts costs = new ReadCosts();
    private long sent;

    private PassedRead(Path path) {
        this.path = path;
    }

    private void begin(Request whole) {
        costs.clear();
        path.plan.clear();
        path.ghost.read(whole.sector(), whole.end(), costs, path.plan);
        path.rule.wouldRead(whole, path.plan, costs);
        path.metrics.passed(costs);
        sent = path.context.events().now();
        Request part = path.context.part(whole, Operation.READ, whole.sector(), whole.sectors());
        part.expect(this);
        path.context.below().get(0).submit(part);
    }

    @Override
    public void completed(Request part) {
        long now = path.context.events().now();
        long nanos = now - sent;
        costs.diskHitNanos = nanos * costs.hitBlocks / costs.requestedBlocks();
        costs.missNanos = nanos - costs.diskHitNanos;
        path.rule.passed(costs, nanos + path.rule.served(part, sent));
        Request whole = part.parent();
        if (path.context.finish(part) && whole != null) {
            whole.complete(now);
        }
        path.activation.ends(false);
        path.rule.ended(false, costs);
        path.unused.add(this);
    }
}
