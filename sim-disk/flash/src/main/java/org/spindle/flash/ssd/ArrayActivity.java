package org.spindle.flash.ssd;

import org.spindle.flash.medium.FlashGeometry;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Level;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.timeline.Timeline;
import org.spindle.spi.timeline.TimelineTrack;

/** Measures how busy channels and dies are, and shows it in the timeline. */
final class ArrayActivity implements ArrayObserver {

    private final int channels;
    private final int dies;
    private final Level channelUtilisation;
    private final Level dieUtilisation;
    private final Counter suspensions;
    /** One for each die; none if nobody looks. */
    private final TimelineTrack[] tracks;

    private int busyChannels;
    private int busyDies;

    private ArrayActivity(FlashGeometry geometry, Metrics metrics, TimelineTrack[] tracks) {
        this.tracks = tracks;
        channels = geometry.channels();
        dies = geometry.allDies();
        channelUtilisation = metrics.level("channels-busy", "", "Share of the channels that are busy");
        dieUtilisation = metrics.level("dies-busy", "", "Share of the dies that are busy");
        suspensions = metrics.counter("suspensions", "suspensions", "Programs and erases that were suspended");
    }

    static ArrayActivity of(FlashGeometry geometry, DeviceContext context) {
        Timeline timeline = context.timeline();
        TimelineTrack[] tracks = new TimelineTrack[timeline.isShown() ? geometry.allDies() : 0];
        for (int die = 0; die < tracks.length; die++) {
            tracks[die] = timeline.track("die " + die + " of channel " + geometry.channelOfDie(die));
        }
        return new ArrayActivity(geometry, context.metrics(), tracks);
    }

    @Override
    public void channelBusy(int channel) {
        channelUtilisation.set((double) ++busyChannels / channels);
    }

    @Override
    public void channelIdle(int channel) {
        channelUtilisation.set((double) --busyChannels / channels);
    }

    @Override
    public void dieBusy(int die) {
        dieUtilisation.set((double) ++busyDies / dies);
    }

    @Override
    public void dieIdle(int die, OperationClass kind, long from, long to) {
        dieUtilisation.set((double) --busyDies / dies);
        if (tracks.length > 0) {
            tracks[die].background(from, to, kind.title(), TimelineTrack.NO_REQUEST);
        }
    }

    @Override
    public void suspended() {
        suspensions.add(1);
    }
}
