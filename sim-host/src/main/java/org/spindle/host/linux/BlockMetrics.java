package org.spindle.host.linux;

import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Distribution;
import org.spindle.spi.metric.Level;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/** The metrics of one device's block layer; every name begins with the device's name. */
final class BlockMetrics {

    final Level waiting;
    final Level outstanding;
    final Counter dispatched;
    final Distribution queueTime;
    final Distribution responseTime;

    final Counter backMerges;
    final Counter frontMerges;
    final Counter requestMerges;
    final Counter discardMerges;
    final Distribution mergedRequests;

    final Distribution plugged;
    final Level pool;
    final Level congested;
    final Distribution poolTime;

    final Counter lostTags;
    final Distribution tagTime;
    final Counter flushRequests;
    final Counter flushes;

    BlockMetrics(String device, Metrics metrics) {
        waiting = metrics.level(device + "-queue-length", "requests", "Requests waiting in front of " + device);
        outstanding = metrics.level(device + "-outstanding", "requests", "Requests at " + device);
        dispatched = metrics.counter(device + "-dispatched", "requests", "Requests dispatched to " + device);
        queueTime = metrics.distribution(
                device + "-queue-time", "ns", "Time from a request's arrival until it is dispatched to " + device);
        responseTime = metrics.distribution(
                device + "-response-time",
                "ns",
                "Time from a request's arrival in the queue of " + device + " to its completion");
        backMerges = metrics.counter(device + "-back-merges", "requests", "Arrivals merged behind a waiting request");
        frontMerges = metrics.counter(device + "-front-merges", "requests", "Arrivals merged before a waiting request");
        requestMerges = metrics.counter(
                device + "-request-merges", "requests", "Waiting requests merged with each other after an arrival");
        discardMerges = metrics.counter(
                device + "-discard-merges", "requests", "Those of the merged arrivals that are discards");
        mergedRequests = metrics.distribution(
                device + "-merged", "requests", "Requests of the workload in a request dispatched to " + device);
        plugged = metrics.distribution(device + "-plug", "requests", "Requests that a plug held when it ended");
        pool = metrics.level(device + "-pool", "requests", "Requests of the pool of " + device + " in use");
        congested = metrics.level(device + "-congested", "", "Share of the time with a congested pool");
        poolTime = metrics.distribution(
                device + "-pool-time", "ns", "Time that an arrival waited for a request of the pool");
        lostTags = metrics.counter(
                device + "-lost-tags",
                "requests",
                "Waiting requests whose process found no tag when it ran, because another one had taken it");
        tagTime = metrics.distribution(
                device + "-tag-time", "ns", "Time from the choice of a request until it had a tag of " + device);
        flushRequests = metrics.counter(
                device + "-flush-requests", "requests", "Flushes that arrived, and flushes that follow a write");
        flushes = metrics.counter(device + "-flushes", "requests", "Flushes dispatched to " + device);
    }

    /** Counts an arrival merged behind a waiting request. */
    void mergedBehind(Request arriving) {
        backMerges.add(1);
        countDiscard(arriving);
    }

    /** Counts an arrival merged before a waiting request. */
    void mergedBefore(Request arriving) {
        frontMerges.add(1);
        countDiscard(arriving);
    }

    private void countDiscard(Request arriving) {
        if (arriving.operation() == Operation.DISCARD) {
            discardMerges.add(1);
        }
    }
}
