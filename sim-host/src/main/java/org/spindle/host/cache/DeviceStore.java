package org.spindle.host.cache;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/** Lines on a device, one after the other from its first sector. */
final class DeviceStore implements LineStore {

    private final LayerContext context;
    private final Unit device;
    private final int lineSectors;
    private final FastMetrics metrics;

    DeviceStore(LayerContext context, Unit device, int lineSectors) {
        this.context = context;
        this.device = device;
        this.lineSectors = lineSectors;
        metrics = new FastMetrics(context.metrics());
    }

    @Override
    public boolean isInstant() {
        return false;
    }

    @Override
    public boolean isIdle() {
        return device.outstanding() == 0;
    }

    @Override
    public int read(@Nullable Request whole, int line, int offset, int sectors, int tag, CompletionListener listener) {
        return send(whole, Operation.READ, line, offset, sectors, tag, listener);
    }

    @Override
    public int write(@Nullable Request whole, int line, int offset, int sectors, int tag, CompletionListener listener) {
        return send(whole, Operation.WRITE, line, offset, sectors, tag, listener);
    }

    private int send(
            @Nullable Request whole,
            Operation operation,
            int line,
            int offset,
            int sectors,
            int tag,
            CompletionListener listener) {
        long sector = (long) line * lineSectors + offset;
        Request transfer = whole == null
                ? context.own(operation, sector, sectors)
                : context.part(whole, operation, sector, sectors);
        metrics.count(transfer);
        transfer.tag(tag);
        transfer.expect(listener);
        device.submit(transfer);
        return 1;
    }
}
