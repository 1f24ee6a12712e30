package org.spindle.workload.days;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Operation;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.trace.TraceRecord;

/** Generates the requests of one machine over some days, in order of arrival, with the response times of its own storage. */
final class MachineDays {

    private static final long DAY = 86_400_000_000_000L;

    /** Nanoseconds between the requests of a burst for which no process waits. */
    private static final long BURST_GAP = 100_000;

    private final RecordedMachine machine;
    private final int days;
    private final long base;
    private final SequenceChoice choice;
    private final RandomStream pauses;
    private final RandomStream waits;
    private final RandomStream omissions;
    private final LogNormal pause;
    private int day;
    private long sentOnDay;
    private long arrival;
    private long completion;
    private @Nullable RecurringSequence current;
    private boolean reading;
    private boolean recurring;
    private boolean burstWaits;
    private boolean hasToWait;
    private int position;
    private boolean any;

    /**
     * @param base first byte of the machine's storage
     * @param random returns a stream for each purpose
     */
    MachineDays(RecordedMachine machine, int days, long base, Function<String, RandomStream> random) {
        this.machine = machine;
        this.days = days;
        this.base = base;
        choice = new SequenceChoice(machine, random);
        pauses = random.apply("pauses");
        waits = random.apply("waits");
        omissions = random.apply("omissions");
        pause = LogNormal.of(machine.pause().nanos(), machine.pauseDeviation().nanos());
        advance();
    }

    boolean hasNext() {
        return day < days;
    }

    long arrival() {
        return arrival;
    }

    /** Writes the next request to a record and advances to the one after it. */
    void next(TraceRecord into) {
        RecurringSequence sequence = current;
        if (sequence == null) {
            throw new IllegalStateException("no request is left");
        }
        completion = Math.max(arrival, completion) + machine.service().nanos();
        into.clear();
        into.arrival = arrival;
        into.response = completion - arrival;
        into.operation = reading ? Operation.READ : Operation.WRITE;
        into.offset = base + sequence.starts()[position];
        into.length = sequence.lengths()[position];
        hasToWait = reading ? waits.nextDouble() < machine.synchronousReads() : burstWaits;
        into.synchronous = hasToWait;
        into.synchronyKnown = true;
        sentOnDay++;
        advance();
    }

    private void advance() {
        boolean inBurst = toNextRequest();
        long gap = inBurst && !burstWaits ? BURST_GAP : Math.round(pause.value(pauses.nextGaussian()));
        long earliest = hasToWait ? Math.max(arrival, completion) : arrival;
        arrival = any ? Math.max(arrival + gap, earliest) : 0;
        any = true;
        if (sentOnDay == machine.requestsPerDay()) {
            day++;
            sentOnDay = 0;
            arrival = Math.max(arrival, day * DAY);
        }
    }

    /** Advances to the next request; returns whether it belongs to the same burst of writes as the previous one. */
    private boolean toNextRequest() {
        RecurringSequence sequence = current;
        while (sequence != null && ++position < sequence.size()) {
            if (!recurring || omissions.nextDouble() >= machine.omitted()) {
                return !reading;
            }
        }
        current = choice.next();
        reading = choice.reads();
        recurring = choice.recurs();
        burstWaits = !reading && waits.nextDouble() < machine.synchronousWrites();
        position = 0;
        return false;
    }
}
