package org.spindle.timeline;

import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.timeline.Timeline;
import org.spindle.spi.timeline.TimelineTrack;

/**
 * The timeline of one run, written during the run. Spans outside its window are omitted, and spans that cross a bound
 * are cut there. Its memory is limited to the outstanding requests, without those that arrive after the window.
 *
 * <p>Every method may throw {@link org.spindle.result.ResultException} if the text cannot be written.
 */
public final class RunTimeline {

    /** Nanoseconds shown if no window is given: the first of these after the warm-up. */
    public static final long DEFAULT_LENGTH = 2_000_000_000L;

    private static final int FIRST_COMPONENT = 2;

    private final TraceEvents events;
    private final Clip clip;
    private final RequestTracks requests;
    private final List<CounterTrack> atDevice = new ArrayList<>();
    private final List<LongConsumer> rests = new ArrayList<>();
    private int processes = FIRST_COMPONENT;

    /**
     * @param place name of the file, for messages
     * @param to left open
     * @param window null for {@link #DEFAULT_LENGTH} from {@link #warmedUp}
     */
    public RunTimeline(String place, OutputStream to, @Nullable TimelineWindow window) {
        events = new TraceEvents(place, to);
        clip = new Clip(window);
        requests = new RequestTracks(events, clip);
    }

    /** Returns the timeline of a device; to be called in the order of the indices. */
    public Timeline device(String name) {
        Component device = new Component(name);
        atDevice.add(new CounterTrack(events, clip, device.process, "at device"));
        return device;
    }

    /** Sets the names of the units that requests of the workload address, by index. */
    public void addresses(List<String> names) {
        requests.addresses(names);
    }

    /** Sets the schema of requests, whose declared fields are shown. */
    public void schema(RequestSchema declared) {
        requests.schema(declared);
    }

    /** Returns the timeline of a bus. */
    public Timeline bus(String name) {
        return new Component("bus " + name);
    }

    /** Returns the timeline of the host; to be called at most once. */
    public Timeline host() {
        return new Component("host");
    }

    /** Notes that the warm-up, if any, is over. */
    public void warmedUp(long now) {
        if (!clip.isSet()) {
            clip.set(new TimelineWindow(now, now + DEFAULT_LENGTH));
        }
    }

    /** Notes that a request of the workload has arrived. */
    public void arrived(Request request) {
        if (!clip.isSet() || request.arrived() < clip.to()) {
            requests.arrived(request);
        }
    }

    /** Notes that a request, possibly a part of a workload's request, is sent to a device. */
    public void dispatched(int device, Request request, long now) {
        atDevice.get(device).add(now, 1);
        requests.dispatched(request, now);
    }

    /** Notes that a device has completed a request. */
    public void returned(int device, long now) {
        atDevice.get(device).add(now, -1);
    }

    /** Notes that a request of the workload is complete. */
    public void completed(Request request) {
        requests.completed(request);
    }

    /** Ends the run; nothing must be shown afterwards. */
    public void finish(long now) {
        rests.forEach(rest -> rest.accept(now));
        requests.finish(now);
        atDevice.forEach(counter -> counter.finish(now));
        events.finish();
    }

    /** Returns whether anything happened within the window. */
    public boolean isEmpty() {
        return events.written() == 0;
    }

    /** Creates a component, which viewers show as a process with a thread for each track. */
    private final class Component implements Timeline {

        private final int process = processes++;
        private int tracks;

        Component(String name) {
            events.nameProcess(process, name);
        }

        @Override
        public boolean isShown() {
            return true;
        }

        @Override
        public TimelineTrack track(String name) {
            int thread = ++tracks;
            events.nameThread(process, thread, name);
            return new Spans(process, thread);
        }

        @Override
        public void atEnd(LongConsumer showRest) {
            rests.add(showRest);
        }
    }

    private final class Spans implements TimelineTrack {

        private final int process;
        private final int thread;

        Spans(int process, int thread) {
            this.process = process;
            this.thread = thread;
        }

        @Override
        public void span(long from, long to, String what, long request) {
            if (clip.shows(from, to)) {
                events.span(process, thread, clip.inside(from), clip.inside(to), what, TraceEvents.DEMAND, request);
                requests.worked(request, process, thread, clip.inside(from));
            }
        }

        @Override
        public void background(long from, long to, String what, long request) {
            if (clip.shows(from, to)) {
                events.span(process, thread, clip.inside(from), clip.inside(to), what, TraceEvents.BACKGROUND, request);
            }
        }
    }
}
