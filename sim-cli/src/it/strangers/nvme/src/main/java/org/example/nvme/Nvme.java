package org.example.nvme;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.stream.Stream;
import org.spindle.spi.config.Time;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.device.QueuePairDevice;
import org.spindle.spi.link.QueuePairPort;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.PlaceComponent;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.Stage;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * Fetches commands, from whichever queue pair arbitration chooses, while it holds fewer than its depth. Each goes to the channel
 * of its first page, which serves its commands in the order in which they were fetched.
 */
final class Nvme implements QueuePairDevice, EventHandler {

    private static final int PAGE_SECTORS = 8;

    private final NvmeConfig config;
    private final QueuePairPort port;
    private final EventLoop events;

    /** The commands of each channel; the first is being served. */
    private final List<Queue<Request>> channels;

    private final TimeComponent channelWait;
    private final TimeComponent access;
    private final PlaceComponent place;

    /** Commands that have been asked for and not completed. */
    private int held;

    Nvme(NvmeConfig config, DeviceContext context) {
        this.config = config;
        port = context.queuePairs();
        events = context.events();
        channels = Stream.<Queue<Request>>generate(ArrayDeque::new)
                .limit(config.channels())
                .toList();
        channelWait = context.requestSchema().waiting("channel-wait", "Waiting for the channel.", Stage.DEVICE);
        access = context.requestSchema().time("flash-access", "Reading or programming a page.", Stage.DEVICE);
        place = context.requestSchema().place("channel", "Channel of the page.");
    }

    @Override
    public long sectors() {
        return config.capacity().sectors();
    }

    @Override
    public int queueDepth() {
        return config.depth();
    }

    @Override
    public void commandsWaiting() {
        while (held < config.depth() && port.fetch()) {
            held++;
        }
    }

    @Override
    public void submit(Request request) {
        int channel = (int) (request.sector() / PAGE_SECTORS % channels.size());
        request.place(place, channel);
        request.clock().enter(channelWait, events.now());
        channels.get(channel).add(request);
        if (channels.get(channel).size() == 1) {
            serve(channel);
        }
    }

    private void serve(int channel) {
        Request first = channels.get(channel).element();
        first.clock().enter(access, events.now());
        Time time = first.operation() == Operation.READ ? config.read() : config.program();
        events.schedule(events.now() + time.nanos(), this, 0, channel);
    }

    /** The first command of a channel is done. */
    @Override
    public void handle(int op, long arg) {
        int channel = (int) arg;
        port.post(channels.get(channel).remove());
        held--;
        if (!channels.get(channel).isEmpty()) {
            serve(channel);
        }
        commandsWaiting();
    }
}
