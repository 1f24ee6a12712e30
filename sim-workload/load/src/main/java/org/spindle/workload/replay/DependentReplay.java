package org.spindle.workload.replay;

import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.ArrayDeque;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;
import org.spindle.workload.replay.ReplayDiscipline.Dependent.WindowOf;

/**
 * Preserves dependencies between requests (Hsu 2003, section 3.4.1). A request without a parent is sent at its
 * recorded time. A request without a recorded response time, such as the flushes of block event traces, is never a
 * parent. Each stream, or the trace, has a window of unsent requests. The number of requests read ahead for streams whose
 * windows are full is limited; beyond the limit the other streams wait.
 */
final class DependentReplay implements Workload, EventHandler, CompletionListener {

    /** Maximum number of requests held behind full windows, over all streams. */
    static final int LOOK_AHEAD = 65_536;

    /** A request of the trace, from its reading until no request depends on its completion any more. */
    private static final class Node implements Comparable<Node> {
        private final Stream stream;
        private final long number;

        /** Its arrival and completion in the trace, on the simulation's clock. */
        private final long arrival;

        /** Undefined if the trace has no response time for it. */
        private final long recordedCompletion;

        /** Set to null once the request's time is known, so that chains of ancestors can be freed. */
        private @Nullable Node parent;

        private @Nullable Request request;
        private boolean complete;
        private long completedAt;

        /** The requests that wait for this one to complete, in order of arrival: the first and the last of them. */
        private @Nullable Node firstChild;

        private @Nullable Node lastChild;

        /** The next request that waits for the same parent. */
        private @Nullable Node nextSibling;

        Node(Stream stream, Request request, long arrival, long response, @Nullable Node parent) {
            this.stream = stream;
            this.request = request;
            number = request.id();
            this.arrival = arrival;
            recordedCompletion = Math.addExact(arrival, response);
            this.parent = parent;
        }

        /** Makes a request wait for this one, after those that wait already. */
        void addChild(Node child) {
            if (lastChild == null) {
                firstChild = child;
            } else {
                lastChild.nextSibling = child;
            }
            lastChild = child;
        }

        /** Orders by recorded completion; of requests that completed together the later one is the parent. */
        @Override
        public int compareTo(Node other) {
            int byTime = Long.compare(recordedCompletion, other.recordedCompletion);
            return byTime != 0 ? byTime : Long.compare(number, other.number);
        }
    }

    /** The unsent requests that may be sent, and those that wait until one of these is. */
    private static final class Window {
        private final ArrayDeque<Node> behind = new ArrayDeque<>();
        private int unsent;
    }

    private static final class Stream {
        private final PriorityQueue<Node> outstandingInTrace = new PriorityQueue<>();
        private final Window window;
        private @Nullable Node lastCompletedInTrace;

        Stream(Window window) {
            this.window = window;
        }

        /** Returns the last request that had completed in the trace before a time. */
        @Nullable
        Node parentAt(long arrival) {
            while (!outstandingInTrace.isEmpty() && outstandingInTrace.peek().recordedCompletion <= arrival) {
                lastCompletedInTrace = outstandingInTrace.remove();
            }
            return lastCompletedInTrace;
        }
    }

    private final TraceFeed feed;
    private final ReplayClock clock;
    private final StreamKey key;
    private final int window;
    private final @Nullable Window common;
    private final ProcessorModel processor;
    private final Counter untimed;
    private final WorkloadContext context;
    private final Long2ObjectOpenHashMap<Stream> streams = new Long2ObjectOpenHashMap<>();

    /** Requests whose time is known, until they are complete, by number. */
    private final Long2ObjectOpenHashMap<Node> timed = new Long2ObjectOpenHashMap<>();

    private final int mostBehindWindows;
    private int behindWindows;
    private boolean more = true;

    DependentReplay(TraceFeed feed, ReplayClock clock, ReplayDiscipline.Dependent config, WorkloadContext context) {
        this.feed = feed;
        this.clock = clock;
        key = config.streams();
        common = config.windowOf() == WindowOf.TRACE ? new Window() : null;
        mostBehindWindows = common != null || key == StreamKey.TRACE ? 1 : LOOK_AHEAD;
        window = config.window();
        processor = new ProcessorModel(config.cpuSpeedUp());
        this.context = context;
        untimed = context.metrics()
                .counter(
                        "records-untimed",
                        "records",
                        "Requests without a recorded response time, on whose completion none depends.");
    }

    @Override
    public void start() {
        readAhead();
    }

    private void readAhead() {
        while (more && behindWindows < mostBehindWindows) {
            Node node = read();
            if (node.stream.window.unsent < window) {
                enterWindow(node);
            } else {
                node.stream.window.behind.add(node);
                behindWindows++;
            }
            more = feed.advance();
        }
    }

    private Node read() {
        TraceRecord record = feed.record();
        Stream stream =
                streams.computeIfAbsent(key.of(record), unknown -> new Stream(common == null ? new Window() : common));
        long arrival = clock.arrival(feed);
        Node node = new Node(stream, feed.request(), arrival, record.response, stream.parentAt(arrival));
        if (record.response == TraceRecord.NONE) {
            untimed.add(1);
        } else {
            stream.outstandingInTrace.add(node);
        }
        return node;
    }

    private void enterWindow(Node node) {
        node.stream.window.unsent++;
        Node parent = node.parent;
        if (parent == null) {
            schedule(node, node.arrival);
        } else if (parent.complete) {
            schedule(node, parent.completedAt + think(node, parent));
        } else {
            parent.addChild(node);
        }
    }

    private long think(Node node, Node parent) {
        return processor.pause(node.arrival - parent.recordedCompletion);
    }

    private void schedule(Node node, long at) {
        node.parent = null;
        timed.put(node.number, node);
        context.events().schedule(Math.max(context.events().now(), at), this, 0, node.number);
    }

    @Override
    public void handle(int op, long arg) {
        Node node = timed.get(arg);
        Request request = node.request;
        if (request == null) {
            throw new IllegalStateException("request " + arg + " was sent before");
        }
        node.request = null;
        node.stream.window.unsent--;
        context.submit(request, this);
        Node next = node.stream.window.behind.poll();
        if (next != null) {
            behindWindows--;
            enterWindow(next);
        }
        readAhead();
    }

    @Override
    public void completed(Request request) {
        Node node = timed.remove(request.id());
        node.complete = true;
        node.completedAt = context.events().now();
        Node child = node.firstChild;
        node.firstChild = null;
        node.lastChild = null;
        while (child != null) {
            Node next = child.nextSibling;
            child.nextSibling = null;
            schedule(child, node.completedAt + think(child, node));
            child = next;
        }
    }

    @Override
    public void close() {
        feed.close();
    }
}
