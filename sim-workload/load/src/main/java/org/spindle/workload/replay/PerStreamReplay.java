package org.spindle.workload.replay;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;

/**
 * Sends one request at a time in each stream. Streams may deviate from the order of the trace; the number of requests
 * read ahead for that is limited, so that a stream whose next request is further ahead in the trace waits for the
 * others.
 */
final class PerStreamReplay implements Workload, EventHandler, CompletionListener {

    /** Maximum number of requests held for all streams. */
    static final int LOOK_AHEAD = 65_536;

    private record Held(Request request, long arrival) {}

    private static final class Stream {
        private final ArrayDeque<Held> held = new ArrayDeque<>();
        private @Nullable Held next;
        private boolean busy;
        private boolean begun;
        private long previousArrival;
        private long idleSince;
    }

    private final TraceFeed feed;
    private final ReplayClock clock;
    private final StreamKey key;
    private final long threshold;
    private final WorkloadContext context;
    private final List<Stream> streams = new ArrayList<>();
    private final Long2IntOpenHashMap streamOf = new Long2IntOpenHashMap();
    private int held;
    private boolean more = true;

    PerStreamReplay(TraceFeed feed, ReplayClock clock, ReplayDiscipline.PerStream config, WorkloadContext context) {
        this.feed = feed;
        this.clock = clock;
        key = config.streams();
        threshold = config.threshold().nanos();
        this.context = context;
    }

    @Override
    public void start() {
        readAhead();
    }

    private void readAhead() {
        while (more && held < LOOK_AHEAD) {
            int number = streamOf.computeIfAbsent(key.of(feed.record()), unknown -> addStream());
            Request request = feed.request();
            request.tag(number);
            streams.get(number).held.add(new Held(request, clock.arrival(feed)));
            held++;
            more = feed.advance();
            scheduleNext(number);
        }
    }

    private int addStream() {
        streams.add(new Stream());
        return streams.size() - 1;
    }

    /** Schedules the stream's next request if there is one and none is outstanding. */
    private void scheduleNext(int number) {
        Stream stream = streams.get(number);
        if (stream.busy || stream.held.isEmpty()) {
            return;
        }
        Held next = stream.held.remove();
        held--;
        long gap = next.arrival - stream.previousArrival;
        long at = stream.begun ? stream.idleSince + (gap > threshold ? gap : 0) : next.arrival;
        stream.next = next;
        stream.busy = true;
        stream.begun = true;
        stream.previousArrival = next.arrival;
        context.events().schedule(Math.max(context.events().now(), at), this, 0, number);
    }

    @Override
    public void handle(int op, long arg) {
        Held next = streams.get((int) arg).next;
        if (next == null) {
            throw new IllegalStateException("stream " + arg + " has no request to send");
        }
        context.submit(next.request, this);
    }

    @Override
    public void completed(Request request) {
        int number = (int) request.tag();
        Stream stream = streams.get(number);
        stream.busy = false;
        stream.idleSince = context.events().now();
        scheduleNext(number);
        readAhead();
    }

    @Override
    public void close() {
        feed.close();
    }
}
