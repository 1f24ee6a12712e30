package org.spindle.host.filesystem;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/** Maps requests for units of a file system to their blocks: one request below for each run of consecutive blocks. */
final class FileSystemLayer implements Layer, CompletionListener {

    private static final int SECTORS = FileSystemImage.BLOCK_SECTORS;

    private final LayerContext context;
    private final Unit below;
    private final Extents[] units;
    private final Counter runs;

    FileSystemLayer(LayerContext context, Extents[] units) {
        this.context = context;
        this.units = units;
        below = context.below().get(0);
        runs = context.metrics().counter("runs", "runs", "Runs of consecutive blocks that requests were for");
    }

    @Override
    public int units() {
        return units.length;
    }

    @Override
    public long sectors(int unit) {
        return units[unit].blocks() * SECTORS;
    }

    @Override
    public @Nullable String refusal(int unit, long sector, long sectors) {
        return below.refusal(units[unit].place(sector / SECTORS) * SECTORS + sector % SECTORS, Math.min(1, sectors));
    }

    @Override
    public void submit(Request whole) {
        context.hold(whole);
        if (whole.operation() == Operation.FLUSH) {
            send(whole, 0, 0);
        } else {
            sendRuns(whole, units[whole.device()]);
        }
        if (context.release(whole)) {
            whole.complete(context.events().now());
        }
    }

    private void sendRuns(Request whole, Extents extents) {
        for (long sector = whole.sector(); sector < whole.end(); ) {
            long block = sector / SECTORS;
            long end = Math.min(whole.end(), extents.runEnd(block) * SECTORS);
            runs.add(1);
            send(whole, extents.place(block) * SECTORS + sector % SECTORS, end - sector);
            sector = end;
        }
    }

    private void send(Request whole, long sector, long sectors) {
        Request part = context.part(whole, whole.operation(), sector, sectors);
        part.expect(this);
        below.submit(part);
    }

    @Override
    public void processEnded(long process) {
        below.processEnded(process);
    }

    @Override
    public void unplug() {
        below.unplug();
    }

    @Override
    public void completed(Request part) {
        Request whole = part.parent();
        if (context.finish(part) && whole != null) {
            whole.complete(context.events().now());
        }
    }
}
