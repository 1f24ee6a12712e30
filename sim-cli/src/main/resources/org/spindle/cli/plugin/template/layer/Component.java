package @package@;

import java.util.List;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.OneToOneLayer;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;

/** Presents the units below unchanged and passes every request on as a request of its own. */
final class @Name@ implements OneToOneLayer, CompletionListener {

    private final LayerContext context;
    private final List<Unit> below;
    private final Counter passed;

    @Name@(LayerContext context) {
        this.context = context;
        below = context.below();
        passed = context.metrics().counter("passed-on", "requests", "Requests that were passed on");
    }

    @Override
    public List<Unit> below() {
        return below;
    }

    @Override
    public void submit(Request request) {
        passed.add(1);
        Request part = context.part(request, request.operation(), request.sector(), request.sectors());
        part.expect(this);
        below.get(request.device()).submit(part);
    }

    /** A part is complete; the whole request too, if no other part is left. */
    @Override
    public void completed(Request part) {
        Request whole = part.parent();
        if (context.finish(part)) {
            whole.complete(context.events().now());
        }
    }
}
