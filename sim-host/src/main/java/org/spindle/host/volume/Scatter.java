package org.spindle.host.volume;

import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.RandomStream;

/** Sends each request unchanged to one of the members, and a flush to all. */
final class Scatter implements Layer, CompletionListener {

    private final LayerContext context;
    private final boolean isRandom;
    private final long capacity;
    private final RandomStream random;
    private long turn;

    /**
     * @param isRandom whether the member is drawn at random; otherwise members are used in turn
     * @param capacity number of sectors of each member
     */
    Scatter(LayerContext context, boolean isRandom, long capacity) {
        this.context = context;
        this.isRandom = isRandom;
        this.capacity = capacity;
        random = context.random("member");
    }

    @Override
    public long sectors(int unit) {
        return capacity * context.below().size();
    }

    @Override
    public void unplug() {
        for (Unit unit : context.below()) {
            unit.unplug();
        }
    }

    @Override
    public void submit(Request whole) {
        context.hold(whole);
        int members = context.below().size();
        if (whole.sectors() == 0) {
            for (int i = 0; i < members; i++) {
                send(whole, context.below().get(i), 0, 0);
            }
        } else {
            int member = (int) (isRandom ? random.nextLong(members) : turn++ % members);
            long sectors = Math.min(whole.sectors(), capacity);
            long sector = Math.min(whole.sector() % capacity, capacity - sectors);
            send(whole, context.below().get(member), sector, sectors);
        }
        if (context.release(whole)) {
            whole.complete(context.events().now());
        }
    }

    private void send(Request whole, Unit to, long sector, long sectors) {
        Request part = context.part(whole, whole.operation(), sector, sectors);
        part.expect(this);
        to.submit(part);
    }

    @Override
    public void completed(Request part) {
        Request whole = part.parent();
        if (context.finish(part) && whole != null) {
            whole.complete(context.events().now());
        }
    }
}
