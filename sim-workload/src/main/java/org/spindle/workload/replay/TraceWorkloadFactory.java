package org.spindle.workload.replay;

import java.util.Arrays;
import org.spindle.spi.config.Size;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;
import org.spindle.spi.workload.WorkloadFactory;
import org.spindle.workload.trace.AscendingTimes;

/** Makes workloads of type {@code trace}. */
public final class TraceWorkloadFactory implements WorkloadFactory<TraceWorkload> {

    @Override
    public Workload create(TraceWorkload config, WorkloadContext context) {
        DeviceMapping devices = new DeviceMapping(config.devices(), context.devices());
        AddressMaps maps = new AddressMaps(config.map(), extents(config, devices, context), context);
        Adjustments adjustments = new Adjustments(config.adjust());
        TraceReader reader = context.openTrace(config.file(), config.format());
        boolean ascending = reader instanceof AscendingTimes;
        TraceFeed feed = new TraceFeed(config.file(), config.limit(), reader, devices, adjustments, maps, context);
        try {
            if (!feed.advance()) {
                throw feed.unsuitable("holds no request; a trace to replay has at least one");
            }
            return replay(config, feed, ascending, context);
        } catch (RuntimeException e) {
            feed.close();
            throw e;
        }
    }

    private static Workload replay(TraceWorkload config, TraceFeed feed, boolean ascending, WorkloadContext context) {
        long startAt = config.startAt().nanos();
        if (config.replay() instanceof ReplayDiscipline.Closed closed) {
            return new ClosedReplay(feed, closed.population(), startAt, context);
        }
        if (config.replay() instanceof ReplayDiscipline.Open open) {
            long first = feed.record().arrival;
            if (first == TraceRecord.NONE) {
                throw feed.unsuitable("has no arrival times; replay it with replay: {type: closed}, or {type:"
                        + " recorded-think} if it has think times");
            }
            boolean reject = config.order() == TimeOrder.REJECT || (config.order() == TimeOrder.BY_FORMAT && ascending);
            Counter clamped = context.metrics()
                    .counter(
                            "arrivals-clamped",
                            "records",
                            "Arrival times that went back and were moved to the one before.");
            long origin = config.origin().of(first);
            return new OpenReplay(
                    feed, new ArrivalClock(first, origin, startAt, open.scale(), reject, clamped), context);
        }
        if (feed.record().thinkAfter == TraceRecord.NONE) {
            throw feed.unsuitable("has no think times (the column 'next interarrival time' of disksim-validate);"
                    + " replay it with replay: {type: open} or {type: closed}");
        }
        return new RecordedThinkReplay(feed, startAt, context);
    }

    /** Sectors of the traced device that each simulated one stands for; only scaling asks for them. */
    private static long[] extents(TraceWorkload config, DeviceMapping devices, WorkloadContext context) {
        long[] extents = new long[context.devices().size()];
        if (config.map() instanceof AddressMapping.Scale scale) {
            Size from = scale.from();
            if (from == null) {
                measure(config, devices, context, extents);
            } else {
                Arrays.fill(extents, Math.max(1, from.bytes() / Size.SECTOR));
            }
        }
        return extents;
    }

    private static void measure(TraceWorkload config, DeviceMapping devices, WorkloadContext context, long[] extents) {
        TraceRecord record = new TraceRecord();
        Long limit = config.limit();
        long left = limit == null ? Long.MAX_VALUE : limit;
        Adjustments adjustments = new Adjustments(config.adjust());
        try (TraceReader reader = context.openTrace(config.file(), config.format())) {
            while (left > 0 && reader.next(record)) {
                if (!TraceFeed.asksForSomething(record)) {
                    continue;
                }
                int device = devices.index(record.device);
                if (device == DeviceMapping.NONE) {
                    throw new TraceException(
                            config.file() + ": " + reader.position() + ": " + devices.refusal(record.device));
                }
                Adjustment adjustment = adjustments.of(record.device);
                long first = record.offset / Size.SECTOR;
                long end = adjustment.address(first) + adjustment.length(TraceFeed.endSector(record) - first);
                extents[device] = Math.max(extents[device], end);
                left--;
            }
        }
    }
}
