package org.spindle.flash.ssd;

import java.util.Arrays;
import org.spindle.flash.medium.FlashGeometry;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.timeline.Timeline;
import org.spindle.spi.timeline.TimelineTrack;

/**
 * Shows the activity of channels and dies, on a track for each; work that no request of the host waits for, such as
 * garbage collection, as background.
 */
final class ArrayTimeline implements ArrayObserver {

    private final FlashOperations ops;
    private final HostJobs ofHost;
    private final EventLoop events;
    private final TimelineTrack[] channels;
    private final TimelineTrack[] dies;
    private final int[] onChannel;
    private final long[] channelSince;
    private final int[] inDie;
    private final long[] dieSince;

    ArrayTimeline(FlashGeometry geometry, Timeline timeline, EventLoop events, FlashOperations ops, HostJobs ofHost) {
        this.events = events;
        this.ops = ops;
        this.ofHost = ofHost;
        channels = new TimelineTrack[geometry.channels()];
        dies = new TimelineTrack[geometry.allDies()];
        int diesPerChannel = dies.length / channels.length;
        for (int die = 0; die < dies.length; die++) {
            int channel = geometry.channelOfDie(die);
            if (die % diesPerChannel == 0) {
                channels[channel] = timeline.track("channel " + channel);
            }
            dies[die] = timeline.track("die " + die + " of channel " + channel);
        }
        onChannel = nothing(channels.length);
        channelSince = new long[channels.length];
        inDie = nothing(dies.length);
        dieSince = new long[dies.length];
    }

    private static int[] nothing(int length) {
        int[] nothing = new int[length];
        Arrays.fill(nothing, FlashOperations.NONE);
        return nothing;
    }

    /** Shows what is in progress at the end of the run. */
    void showRest(long now) {
        for (int channel = 0; channel < channels.length; channel++) {
            showChannel(channel, now);
        }
        for (int die = 0; die < dies.length; die++) {
            if (inDie[die] != FlashOperations.NONE) {
                show(dies[die], dieSince[die], now, ops.kind[inDie[die]].title(), inDie[die]);
            }
        }
    }

    private void showChannel(int channel, long now) {
        int op = onChannel[channel];
        if (op != FlashOperations.NONE) {
            OperationClass kind = ops.kind[op];
            boolean isData = switch (kind.action) {
                case READ -> ops.arrayDone[op] > ops.started[op];
                case PROGRAM -> ops.sectors[op] > 0;
                case ERASE -> false;
            };
            show(channels[channel], channelSince[channel], now, isData ? kind.dataTitle() : kind.commandTitle(), op);
        }
    }

    private void show(TimelineTrack track, long from, long to, String what, int op) {
        long request = request(op);
        if (request == TimelineTrack.NO_REQUEST) {
            track.background(from, to, what, request);
        } else {
            track.span(from, to, what, request);
        }
    }

    /** Returns the request that waits for an operation, or {@link TimelineTrack#NO_REQUEST}. */
    private long request(int op) {
        return switch (ops.kind[op]) {
            case HOST_READ, HOST_PROGRAM -> ofHost.request(ops.owner[op]);
            default -> TimelineTrack.NO_REQUEST;
        };
    }

    @Override
    public void channelBusy(int channel, int op) {
        onChannel[channel] = op;
        channelSince[channel] = events.now();
    }

    @Override
    public void channelIdle(int channel) {
        showChannel(channel, events.now());
        onChannel[channel] = FlashOperations.NONE;
    }

    @Override
    public void queued(int die, OperationClass kind) {}

    @Override
    public void taken(int die, OperationClass kind) {}

    @Override
    public void dieBusy(int die, int op) {
        inDie[die] = op;
        dieSince[die] = events.now();
    }

    @Override
    public void dieIdle(int die, int op) {
        show(dies[die], dieSince[die], events.now(), ops.kind[op].title(), op);
        inDie[die] = FlashOperations.NONE;
    }

    @Override
    public void suspended() {}
}
