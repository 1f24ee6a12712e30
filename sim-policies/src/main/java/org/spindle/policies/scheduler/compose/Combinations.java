package org.spindle.policies.scheduler.compose;

import java.util.ArrayDeque;
import java.util.Deque;
import org.spindle.policies.scheduler.queue.RequestList;
import org.spindle.spi.request.CommonTimes;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestFlag;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.SchedulerContext;

/**
 * Creates combined requests, which carry other requests as parts, and completes their parts. The device's work is
 * accounted to the first part, the outcome in its buffer to all; each part keeps its own arrival time. Writes are
 * completed before reads and the latest write first, so that when an older write is reported complete, the younger
 * one is on the disk (Ganger 1995, section 6.3.1).
 */
final class Combinations {

    private final Deque<Request> pool = new ArrayDeque<>();
    private final TimeComponent combinedWait;
    private final RequestList ending = new RequestList();
    private final CompletionListener partCompletion = this::completeParts;

    /** @throws IllegalArgumentException if the owner of the queue does not serve combined requests */
    Combinations(String type, SchedulerContext context) {
        if (!context.mayCombine()) {
            throw new IllegalArgumentException(
                    "scheduler '" + type + "' serves several requests by one access, but a queue inside a device"
                            + " completes each request separately; use it in the driver");
        }
        combinedWait = CommonTimes.combinedWait(context.requestSchema());
    }

    /** Returns a combined request without parts. */
    Request make(Request template, Operation operation, long sector, long sectors) {
        Request whole = pool.isEmpty() ? new Request() : pool.pop();
        whole.reset(template.id(), template.device(), operation, sector, sectors);
        whole.issuedAs(template);
        whole.arrived(template.arrived());
        whole.expect(partCompletion);
        return whole;
    }

    /** Makes a combined request as urgent as its most urgent part and as old as its oldest. */
    static void describe(Request whole, Request part) {
        boolean asynchronous = whole.isAsynchronous() && part.isAsynchronous();
        whole.flags(asynchronous, whole.isMetadata() || part.isMetadata(), whole.isReadAhead() && part.isReadAhead());
        keepIfBoth(whole, part, RequestFlag.SEQUENTIAL);
        keepIfBoth(whole, part, RequestFlag.RANDOM);
        keepIfBoth(whole, part, RequestFlag.WILL_NOT_NEED);
        whole.flag(
                RequestFlag.FORCE_UNIT_ACCESS,
                whole.has(RequestFlag.FORCE_UNIT_ACCESS) || part.has(RequestFlag.FORCE_UNIT_ACCESS));
        whole.arrived(Math.min(whole.arrived(), part.arrived()));
        int order = part.criticality().compareTo(whole.criticality());
        if (order < 0 || order == 0 && part.criticality() == Criticality.LIMITED && due(part) < due(whole)) {
            whole.criticality(part.criticality(), part.timeLimit());
        }
    }

    private static void keepIfBoth(Request whole, Request part, RequestFlag hint) {
        whole.flag(hint, whole.has(hint) && part.has(hint));
    }

    private static long due(Request limited) {
        return limited.timeLimit() == Request.NONE ? Long.MAX_VALUE : limited.arrived() + limited.timeLimit();
    }

    /** Returns a combined request without parts to the pool. */
    void discard(Request whole) {
        pool.push(whole);
    }

    /** Marks the parts as dispatched. */
    static void dispatched(Request whole, long now) {
        for (Request part = whole.carried(); part != null; part = part.nextCarried()) {
            part.dispatched(now);
            dispatched(part, now);
        }
    }

    /** Returns whether all leaves of a request are eligible. */
    static boolean areEligible(Request request, Eligibility eligibility) {
        Request part = request.carried();
        if (part == null) {
            return eligibility.test(request);
        }
        while (part != null) {
            if (!areEligible(part, eligibility)) {
                return false;
            }
            part = part.nextCarried();
        }
        return true;
    }

    private void completeParts(Request whole) {
        boolean isFirst = true;
        RequestList parts = ending;
        int mark = parts.last();
        for (Request part = whole.unload(); part != null; part = whole.unload()) {
            if (isFirst) {
                part.servedAs(whole);
            } else {
                part.servedWith(whole);
                part.spend(combinedWait, whole.clock().elapsed());
            }
            isFirst = false;
            if (part.isWrite()) {
                parts.insertAfter(mark, part);
            } else {
                parts.append(part);
            }
        }
        long at = whole.completed();
        pool.push(whole);
        for (int position = parts.next(mark); position != RequestList.NONE; position = parts.next(mark)) {
            Request part = parts.request(position);
            parts.remove(position);
            part.complete(at);
        }
    }

    /** Returns whether a request is one of the parts of another. */
    static boolean isPart(Request wanted, Request whole) {
        Request part = whole.carried();
        while (part != null && part != wanted) {
            part = part.nextCarried();
        }
        return part != null;
    }
}
