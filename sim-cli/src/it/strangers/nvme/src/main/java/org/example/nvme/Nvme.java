package org.example.nvme;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.stream.Stream;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.device.QueuePairDevice;
import org.spindle.spi.link.QueuePairPort;
import org.spindle.spi.request.Operation;
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

    /** When each channel will have served all its commands. */
    private final long[] freeAt;

    private final TimeComponent channelWait;
    private final TimeComponent access;

    /** Commands that have been asked for and not completed. */
    private int held;

    Nvme(NvmeConfig config, DeviceContext context) {
        this.config = config;
        port = context.queuePairs();
        events = context.events();
        channels = Stream.<Queue<Request>>generate(ArrayDeque::new)
                .limit(config.channels())
                .toList();
        freeAt = new long[config.channels()];
        channelWait = context.requestSchema().time("channel-wait", "Waiting for the channel.", Stage.DEVICE);
        access = context.requestSchema().time("flash-access", "Reading or programming a page.", Stage.DEVICE);
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
        long begins = Math.max(events.now(), freeAt[channel]);
        freeAt[channel] = begins + time(request);
        request.spend(channelWait, begins - events.now());
        request.spend(access, time(request));
        channels.get(channel).add(request);
        if (channels.get(channel).size() == 1) {
            serve(channel);
        }
    }

    private void serve(int channel) {
        events.schedule(
                events.now() + time(channels.get(channel).element()), this, 0, channel);
    }

    private long time(Request request) {
        return (request.operation() == Operation.READ ? config.read() : config.program()).nanos();
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
