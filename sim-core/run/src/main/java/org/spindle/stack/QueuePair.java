package org.spindle.stack;

import java.util.ArrayDeque;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Distribution;
import org.spindle.spi.metric.Level;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.Request;

/** The submission and the completion queue of one pair, with their metrics. */
final class QueuePair {

    private final ArrayDeque<Request> submitted = new ArrayDeque<>();
    private final ArrayDeque<Request> posted = new ArrayDeque<>();
    private final Counter submissions;
    private final Level outstandingLevel;
    private final Counter doorbells;
    private final Distribution fetchWait;
    /** Commands that the doorbell write in progress announces; 0 if there is none. */
    private int ringing;
    /** Commands between submission and the end of their completion. */
    private int outstanding;
    /** Commands that the device has fetched and not posted. */
    private int atDevice;

    QueuePair(int index, String device, Metrics metrics) {
        String name = "queue-pair-" + index;
        String words = "queue pair " + index + " of " + device;
        submissions = metrics.counter(name + "-submitted", "commands", "Commands submitted to " + words);
        outstandingLevel = metrics.level(
                name + "-outstanding",
                "commands",
                "Commands of " + words + " from their submission until the host has their completion");
        doorbells = metrics.counter(name + "-doorbells", "writes", "Doorbell writes of " + words);
        fetchWait = metrics.distribution(
                name + "-fetch-wait",
                "ns",
                "Time that commands of " + words + " wait until the device begins to fetch");
    }

    int outstanding() {
        return outstanding;
    }

    void submit(Request request) {
        submitted.add(request);
        submissions.add(1);
        outstandingLevel.set(++outstanding);
    }

    boolean isRinging() {
        return ringing > 0;
    }

    boolean hasUnannounced(int announced) {
        return submitted.size() > announced;
    }

    /** A doorbell write begins; it announces the commands in the queue beyond those that are announced. */
    void ring(int announced) {
        ringing = submitted.size() - announced;
        doorbells.add(1);
    }

    /** The doorbell write ends; returns the number of commands that it announced. */
    int rung() {
        int commands = ringing;
        ringing = 0;
        return commands;
    }

    /** Removes and returns the first command of the submission queue. */
    Request beginFetch(long now) {
        Request first = submitted.remove();
        fetchWait.record(now - first.dispatched());
        return first;
    }

    void fetched() {
        atDevice++;
    }

    /** Adds a completion; returns whether the completion queue was empty before. */
    boolean post(Request request) {
        if (atDevice == 0) {
            throw new IllegalStateException("the device posted the completion of " + request + ", which it had not");
        }
        atDevice--;
        posted.add(request);
        return posted.size() == 1;
    }

    boolean hasPosted() {
        return !posted.isEmpty();
    }

    /** Removes the first completion, which the host has processed. */
    Request complete() {
        outstandingLevel.set(--outstanding);
        return posted.remove();
    }
}
