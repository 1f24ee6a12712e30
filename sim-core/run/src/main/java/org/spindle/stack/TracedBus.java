package org.spindle.stack;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.spindle.spi.bus.Bus;
import org.spindle.spi.bus.BusClient;
import org.spindle.spi.bus.BusTransfer;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.timeline.Timeline;
import org.spindle.spi.timeline.TimelineTrack;

/** A bus in the link of one endpoint that shows its times of ownership on a timeline. */
final class TracedBus implements Bus {

    private final Bus bus;
    private final Lanes lanes;
    private final EventLoop clock;
    private final String device;
    private final Deque<Ownership> owned = new ArrayDeque<>();

    TracedBus(Bus bus, Lanes lanes, EventLoop clock, String device) {
        this.bus = bus;
        this.lanes = lanes;
        this.clock = clock;
        this.device = device;
        lanes.timeline.atEnd(now -> owned.forEach(ownership -> show(ownership, now)));
    }

    @Override
    public void acquire(BusClient client, int slot) {
        bus.acquire(
                () -> {
                    owned.add(new Ownership(slot, lanes.take(), clock.now()));
                    client.busGranted();
                },
                slot);
    }

    @Override
    public void release(int slot) {
        for (Ownership ownership : owned) {
            if (ownership.slot == slot) {
                owned.remove(ownership);
                show(ownership, clock.now());
                lanes.giveBack(ownership.lane);
                break;
            }
        }
        bus.release(slot);
    }

    @Override
    public boolean isOwnedBy(int slot) {
        return bus.isOwnedBy(slot);
    }

    @Override
    public long sectorTimePicos(boolean read) {
        return bus.sectorTimePicos(read);
    }

    @Override
    public void join(BusTransfer transfer) {
        bus.join(transfer);
    }

    @Override
    public void leave(BusTransfer transfer) {
        bus.leave(transfer);
    }

    private void show(Ownership ownership, long until) {
        String owner = ownership.slot == BusSegment.ABOVE ? "command to " + device : device;
        lanes.track(ownership.lane).span(ownership.since, until, owner, TimelineTrack.NO_REQUEST);
    }

    private record Ownership(int slot, int lane, long since) {}

    /** The tracks of one bus: one for each simultaneous owner. */
    static final class Lanes {

        private final Timeline timeline;
        private final List<TimelineTrack> tracks = new ArrayList<>();
        private final List<Boolean> taken = new ArrayList<>();

        Lanes(Timeline timeline) {
            this.timeline = timeline;
        }

        private int take() {
            int lane = taken.indexOf(false);
            if (lane < 0) {
                lane = tracks.size();
                tracks.add(timeline.track(lane == 0 ? "owner" : "owner " + (lane + 1)));
                taken.add(false);
            }
            taken.set(lane, true);
            return lane;
        }

        private void giveBack(int lane) {
            taken.set(lane, false);
        }

        private TimelineTrack track(int lane) {
            return tracks.get(lane);
        }
    }

    @Override
    public long arbitrationNanos() {
        return bus.arbitrationNanos();
    }

    @Override
    public boolean isShared() {
        return bus.isShared();
    }

    @Override
    public boolean isExclusive() {
        return bus.isExclusive();
    }
}
