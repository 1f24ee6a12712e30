package org.spindle.host.alis;

import java.util.ArrayDeque;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.spindle.host.alis.analysis.AccessUnit;
import org.spindle.host.alis.analysis.Analyzer;
import org.spindle.host.alis.analysis.GraphUnits;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.Stage;
import org.spindle.spi.request.TimeComponent;

/** Redirects requests to the copies of their blocks, and triggers reorganisations. */
final class AlisLayer implements Layer, CompletionListener {

    private final LayerContext context;
    private final Unit below;
    private final ReorganisedArea area;
    private final AlisMetrics metrics;
    private final Redirector redirector;
    private final GraphUnits units;
    private final HostTraffic traffic;
    private final Reorganizer reorganizer;
    private final @Nullable Feedback feedback;
    private final TimeComponent copyWait;
    private final ArrayDeque<Request> waiting = new ArrayDeque<>();
    private final CopyRoute route = new CopyRoute();

    /**
     * @param watcher notified of untimed copies
     */
    AlisLayer(
            AlisConfig config,
            ReorganisedArea area,
            Analyzer analyzer,
            @Nullable FutureRequests foresight,
            Consumer<CopyBatch> watcher,
            LayerContext context) {
        this.context = context;
        this.area = area;
        below = context.below().get(0);
        metrics = new AlisMetrics(context.metrics());
        redirector = new Redirector(
                area,
                config.updates(),
                new ReadContext(
                        config.runs().context(),
                        config.contextMatch(),
                        config.runs().wholeReads()));
        units = config.runs().units(area.storage());
        traffic = new HostTraffic(context.events(), metrics);
        CopyingConfig copying = config.copying();
        Copier copier = copying == null
                ? new InstantCopier(metrics, watcher)
                : new TimedCopier(context, copying, traffic, metrics, this::resume);
        copyWait = context.requestSchema()
                .waiting(
                        "copy-wait",
                        "Waiting for the copying of data that the request writes, or for a change of the directory.",
                        Stage.SUBMISSION);
        feedback = config.feedback() == null
                ? null
                : new Feedback(config.feedback(), config.runs().threshold(), context.events(), context.metrics());
        reorganizer = new Reorganizer(
                context.events(),
                metrics,
                redirector,
                area,
                analyzer,
                traffic,
                copier,
                new Relabeller(below, area, metrics, config.relabels()),
                config.interval().nanos(),
                foresight,
                feedback);
    }

    @Override
    public long sectors(int unit) {
        return area.storage();
    }

    @Override
    public @Nullable String refusal(int unit, long sector, long sectors) {
        return area.refusal(below, sector, sectors);
    }

    @Override
    public void unplug() {
        below.unplug();
    }

    @Override
    public void submit(Request whole) {
        metrics.arrived(whole);
        reorganizer.arrived();
        if (feedback != null) {
            feedback.begins(whole);
        }
        if (reorganizer.holds(whole)) {
            metrics.held();
            whole.clock().enter(copyWait, context.events().now());
            waiting.add(whole);
        } else {
            send(whole);
        }
    }

    private void resume() {
        for (int left = waiting.size(); left > 0 && !waiting.isEmpty(); left--) {
            Request whole = waiting.remove();
            if (reorganizer.holds(whole)) {
                waiting.add(whole);
            } else {
                send(whole);
            }
        }
    }

    private void send(Request whole) {
        traffic.begins(whole);
        reorganizer.log(whole);
        context.hold(whole);
        if (whole.sectors() == 0) {
            sendPart(whole, 0, 0);
        } else {
            divide(whole);
        }
        if (context.release(whole)) {
            end(whole);
        }
    }

    /** Sends the parts of a request to their copies, merged where they are contiguous below. */
    private void divide(Request whole) {
        long from = 0;
        long length = 0;
        long served = -1;
        int kinds = 0;
        for (long at = whole.sector(); at < whole.end(); at += route.sectors) {
            if (whole.isRead()) {
                redirector.routeRead(whole.sector(), at, whole.end(), route);
            } else {
                redirector.routeWrite(at, whole.end(), route);
            }
            metrics.routed(whole, route);
            kinds |= 1 << route.kind.ordinal();
            if (served < 0) {
                served = route.sector;
            }
            if (length > 0 && from + length == route.sector) {
                length += route.sectors;
            } else {
                if (length > 0) {
                    sendPart(whole, from, length);
                }
                from = route.sector;
                length = route.sectors;
            }
        }
        if (whole.isRead()) {
            metrics.read(area.home(whole.sector()), served, kinds);
            if (whole.sectors() <= AccessUnit.MOST_SECTORS) {
                units.forEach(AccessUnit.of(whole.sector(), whole.sectors()), redirector::noteRead);
            }
        }
        sendPart(whole, from, length);
    }

    private void sendPart(Request whole, long sector, long sectors) {
        Request part = context.part(whole, whole.operation(), sector, sectors);
        part.expect(this);
        below.submit(part);
    }

    @Override
    public void completed(Request part) {
        Request whole = part.parent();
        if (context.finish(part) && whole != null) {
            end(whole);
        }
    }

    private void end(Request whole) {
        traffic.ends(whole);
        if (feedback != null) {
            feedback.ends(whole);
        }
        whole.complete(context.events().now());
        if (reorganizer.hostEnded()) {
            resume();
        }
    }
}
