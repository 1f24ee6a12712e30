package org.spindle.host.cache;

import static java.util.Objects.requireNonNull;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.layer.DataPath;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.OneToOneLayer;
import org.spindle.spi.layer.Relocation;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;

/** A cache of size 0: every request is forwarded unchanged to the unit below, a write after its data. */
final class PassThrough implements OneToOneLayer, CompletionListener {

    private final LayerContext context;
    private final List<Unit> below;
    private final Queue<Moving> idle = new ArrayDeque<>();
    private @Nullable DataPath hostPath;

    PassThrough(LayerContext context) {
        this.context = context;
        below = context.below();
    }

    @Override
    public List<Unit> below() {
        return below;
    }

    @Override
    public long relocated(int unit, Relocation relocation) {
        return below.get(unit).relocated(relocation);
    }

    @Override
    public boolean movesDataThrough(DataPath path) {
        hostPath = path;
        return true;
    }

    @Override
    public void submit(Request whole) {
        if (hostPath != null && whole.isWrite()) {
            move(hostPath, whole);
        } else {
            passOn(whole);
        }
    }

    private void passOn(Request whole) {
        Request part = context.part(whole, whole.operation(), whole.sector(), whole.sectors());
        part.expect(this);
        below.get(whole.device()).submit(part);
    }

    @Override
    public void completed(Request part) {
        Request whole = part.parent();
        if (!context.finish(part) || whole == null) {
            return;
        }
        if (hostPath != null && whole.isRead()) {
            move(hostPath, whole);
        } else {
            whole.complete(context.events().now());
        }
    }

    private void move(DataPath path, Request whole) {
        Moving data = idle.isEmpty() ? new Moving() : idle.remove();
        data.whole = whole;
        path.move(data);
    }

    /** The data transfer of a request between host and controller. */
    private final class Moving implements DataPath.Movement {

        private @Nullable Request whole;

        @Override
        public Request request() {
            return requireNonNull(whole);
        }

        @Override
        public long sectors() {
            return request().sectors();
        }

        @Override
        public void dataMoved() {
            Request moved = request();
            whole = null;
            idle.add(this);
            if (moved.isRead()) {
                moved.complete(context.events().now());
            } else {
                passOn(moved);
            }
        }
    }
}
