package org.spindle.host.redcap;

import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;

/** A cache of disk segments over one unit, which serves reads and forwards all other requests. */
final class RedcapLayer implements Layer, CompletionListener, EventHandler {

    private final LayerContext context;
    private final Unit below;
    private final long hook;
    private final SegmentStore cache;
    private final GhostCache ghost;
    private final WritesInProgress writes;
    private final RedcapMetrics metrics;
    private final RedcapTimes times;
    private final Activation activation;
    private final ActivationRule rule;
    private final ReadPath reads;
    private final PassedRead.Path passed;
    private final ArrayDeque<Request> delayed = new ArrayDeque<>();

    RedcapLayer(RedcapConfig config, LayerContext context, BlockMoves moves) {
        this.context = context;
        below = context.below().get(0);
        hook = config.hook().nanos();
        long blockSectors = config.block().sectors();
        int blocks = (int) (config.segment().sectors() / blockSectors);
        SegmentGrid grid = new SegmentGrid(blockSectors, blocks, below.sectors());
        metrics = new RedcapMetrics(context.metrics());
        times = RedcapTimes.of(context.requestSchema());
        cache = new SegmentStore(grid, config.slots(), config.writesRefresh(), metrics::wasted);
        ghost = new GhostCache(grid, config);
        writes = new WritesInProgress(grid);
        activation = new Activation(config.activation() != RedcapConfig.Policy.NEVER, metrics, () -> ghost.copy(cache));
        rule = rule(config);
        reads = new ReadPath(
                new RedcapParts(context, config, grid, cache, writes, metrics, times, moves, activation, rule));
        passed = new PassedRead.Path(context, ghost, metrics, activation, rule);
    }

    private ActivationRule rule(RedcapConfig config) {
        if (config.activation() != RedcapConfig.Policy.ADAPTIVE) {
            return ActivationRule.FIXED;
        }
        return switch (config.design()) {
            case ONE -> new CheckedRule(config.checks(), false, activation, metrics);
            case TWO -> new CheckedRule(config.checks(), true, activation, metrics);
            case VIRTUAL_DISK ->
                new VirtualDiskRule(config.comparison(), config.block().sectors(), context, below, activation, metrics);
        };
    }

    @Override
    public long sectors(int unit) {
        return below.sectors();
    }

    @Override
    public @Nullable String refusal(int unit, long sector, long sectors) {
        return below.refusal(sector, sectors);
    }

    @Override
    public void submit(Request whole) {
        if (whole.isRead() && whole.sectors() > 0) {
            if (hook == 0) {
                read(whole);
            } else {
                delayed.add(whole);
                whole.clock().enter(times.hook(), context.events().now());
                context.events().schedule(context.events().now() + hook, this, 0, 0);
            }
            return;
        }
        if (changesData(whole)) {
            metrics.changes(whole.operation());
            cache.invalidate(whole.sector(), whole.end());
            if (!activation.isOn()) {
                ghost.invalidate(whole.sector(), whole.end());
            }
            writes.begins(whole);
            rule.arrives(whole, activation.isOn());
        }
        Request part = context.part(whole, whole.operation(), whole.sector(), whole.sectors());
        part.expect(this);
        below.submit(part);
    }

    @Override
    public void processEnded(long process) {
        rule.processEnded(process);
        below.processEnded(process);
    }

    @Override
    public void unplug() {
        below.unplug();
    }

    /** Processes the read that has waited longest, at the end of its delay. */
    @Override
    public void handle(int op, long arg) {
        read(delayed.remove());
    }

    private void read(Request whole) {
        boolean isOn = activation.isOn();
        rule.arrives(whole, isOn);
        if (isOn) {
            reads.begin(whole);
        } else {
            passed.begin(whole);
        }
    }

    private static boolean changesData(Request whole) {
        return switch (whole.operation()) {
            case WRITE, DISCARD -> true;
            case READ, FLUSH -> false;
        };
    }

    @Override
    public void completed(Request part) {
        Request whole = part.parent();
        rule.served(part, part.arrived());
        if (context.finish(part) && whole != null) {
            if (changesData(whole)) {
                writes.ends(whole);
            }
            whole.complete(context.events().now());
        }
    }
}
