package @package@;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.spindle.spi.driver.Driver;
import org.spindle.spi.driver.DriverContext;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;

/** Sends requests in order of arrival to the first hardware queue of their device, one at a time for each device. */
final class @Name@ implements Driver, CompletionListener {

    private final DriverContext context;

    /** For each device, the requests that wait; the first of them is at the device. */
    private final List<Deque<Request>> waiting = new ArrayList<>();

    private final long[] lastSectors;

    @Name@(DriverContext context) {
        this.context = context;
        lastSectors = new long[context.devices().size()];
        for (int device = 0; device < lastSectors.length; device++) {
            waiting.add(new ArrayDeque<>());
        }
    }

    @Override
    public void submit(Request request) {
        Deque<Request> queue = waiting.get(request.device());
        queue.add(request);
        if (queue.size() == 1) {
            send(request);
        }
    }

    private void send(Request request) {
        lastSectors[request.device()] = request.sector();
        request.dispatched(context.events().now());
        request.hardwareQueue(0);
        request.expect(this);
        context.path(request.device()).submit(request);
    }

    @Override
    public void completed(Request request) {
        Deque<Request> queue = waiting.get(request.device());
        queue.remove();
        if (!queue.isEmpty()) {
            send(queue.element());
        }
        request.complete(context.events().now());
    }

    @Override
    public long lastSector(int device) {
        return lastSectors[device];
    }
}
