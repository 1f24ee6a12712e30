package org.spindle.workload.replay;

import java.util.Arrays;
import java.util.function.Supplier;
import org.spindle.spi.config.Size;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;
import org.spindle.spi.workload.WorkloadFactory;
import org.spindle.workload.trace.AscendingTimes;
import org.spindle.workload.trace.OnError;
import org.spindle.workload.trace.TolerantReader;
import org.spindle.workload.trace.transform.FoldedReader;

/** Creates workloads of type {@code trace}. */
public final class TraceWorkloadFactory implements WorkloadFactory<TraceWorkload> {

    @Override
    public Workload create(TraceWorkload config, WorkloadContext context) {
        return create(config, context, () -> context.openTrace(config.file(), config.format()));
    }

    /** @param records opens the trace to replay, from its beginning at every call */
    static Workload create(TraceWorkload config, WorkloadContext context, Supplier<TraceReader> records) {
        DeviceMapping devices = new DeviceMapping(config.devices(), context.devices());
        AddressMaps maps = new AddressMaps(config.map(), extents(config, devices, context, records), context);
        Adjustments adjustments = new Adjustments(config.adjust());
        TraceReader reader = records.get();
        boolean ascending = AscendingTimes.isAscending(reader);
        reader = tolerant(config, reader, counted(config, context));
        if (config.replay() instanceof ReplayDiscipline.Folded folded) {
            reader = new FoldedReader(
                    config.file().toString(), reader, folded.section().nanos(), folded.factor());
        }
        TraceFeed feed = new TraceFeed(config.file(), config.limit(), reader, devices, adjustments, maps, context);
        try {
            if (!feed.advance()) {
                throw feed.unsuitable("contains no request; a trace to replay needs at least one");
            }
            feed.declareAttributes();
            return replay(config, feed, ascending, context, records);
        } catch (RuntimeException e) {
            feed.close();
            throw e;
        }
    }

    private static Runnable counted(TraceWorkload config, WorkloadContext context) {
        if (config.onError() instanceof OnError.Stop) {
            return () -> {};
        }
        Counter damaged =
                context.metrics().counter("records-damaged", "records", "Damaged records, which were passed over.");
        return () -> damaged.add(1);
    }

    private static TraceReader tolerant(TraceWorkload config, TraceReader reader, Runnable whenSkipped) {
        if (config.onError() instanceof OnError.Skip skip) {
            Long limit = skip.limit();
            return new TolerantReader(reader, limit == null ? Long.MAX_VALUE : limit, whenSkipped);
        }
        return reader;
    }

    private static Workload replay(
            TraceWorkload config,
            TraceFeed feed,
            boolean ascending,
            WorkloadContext context,
            Supplier<TraceReader> records) {
        long startAt = config.startAt().nanos();
        ReplayDiscipline discipline = config.replay();
        if (discipline instanceof ReplayDiscipline.Closed closed) {
            return new ClosedReplay(feed, closed.population(), startAt, context);
        }
        if (discipline instanceof ReplayDiscipline.AsFastAsPossible) {
            return new UnpacedReplay(feed, startAt, context);
        }
        if (discipline instanceof ReplayDiscipline.RecordedThink) {
            require(
                    feed.record().thinkAfter,
                    feed,
                    "has no think times (the column 'next interarrival time' of disksim-validate);"
                            + " replay it with replay: {type: open} or {type: closed}");
            return new RecordedThinkReplay(feed, startAt, context);
        }
        require(
                feed.record().arrival,
                feed,
                "has no arrival times; replay it with replay: {type: closed}, or {type:"
                        + " recorded-think} if it has think times");
        if (discipline instanceof ReplayDiscipline.Open open) {
            return new OpenReplay(feed, clock(config, open.scale(), feed, ascending, context), context);
        }
        ReplayClock clock = clock(config, 1, feed, ascending, context);
        if (discipline instanceof ReplayDiscipline.PerStream streams) {
            streams.streams().require(feed);
            return new PerStreamReplay(feed, clock, streams, context);
        }
        if (discipline instanceof ReplayDiscipline.Dependent dependent) {
            require(
                    firstResponse(config, records),
                    feed,
                    "has no response times, which are needed to tell which requests had completed before another"
                            + " arrived; replay it with replay: {type: open}, {type: closed} or {type: per-stream}");
            dependent.streams().require(feed);
            return new DependentReplay(feed, clock, dependent, context);
        }
        return new OpenReplay(feed, clock, context);
    }

    /** Returns the response time of the first record that has one, or NONE: single records may lack it. */
    private static long firstResponse(TraceWorkload config, Supplier<TraceReader> records) {
        TraceRecord record = new TraceRecord();
        try (TraceReader reader = tolerant(config, records.get(), () -> {})) {
            while (reader.next(record)) {
                if (record.response != TraceRecord.NONE) {
                    return record.response;
                }
            }
        }
        return TraceRecord.NONE;
    }

    private static void require(long value, TraceFeed feed, String otherwise) {
        if (value == TraceRecord.NONE) {
            throw feed.unsuitable(otherwise);
        }
    }

    private static ReplayClock clock(
            TraceWorkload config, double scale, TraceFeed feed, boolean ascending, WorkloadContext context) {
        boolean reject = config.order() == TimeOrder.REJECT || (config.order() == TimeOrder.BY_FORMAT && ascending);
        Counter clamped = context.metrics()
                .counter(
                        "arrivals-clamped",
                        "records",
                        "Arrival times that went back and were moved to the one before.");
        long first = feed.record().arrival;
        return new ReplayClock(
                first, config.origin().of(first), config.startAt().nanos(), scale, reject, clamped);
    }

    /** Returns the sectors of the traced device mapped to each simulated one; needed for scaling only. */
    private static long[] extents(
            TraceWorkload config, DeviceMapping devices, WorkloadContext context, Supplier<TraceReader> records) {
        long[] extents = new long[context.devices().size()];
        if (config.map() instanceof AddressMapping.Scale scale) {
            Size from = scale.from();
            if (from == null) {
                measure(config, devices, records, extents);
            } else {
                Arrays.fill(extents, Math.max(1, from.bytes() / Size.SECTOR));
            }
        }
        return extents;
    }

    private static void measure(
            TraceWorkload config, DeviceMapping devices, Supplier<TraceReader> records, long[] extents) {
        TraceRecord record = new TraceRecord();
        Long limit = config.limit();
        long left = limit == null ? Long.MAX_VALUE : limit;
        Adjustments adjustments = new Adjustments(config.adjust());
        try (TraceReader reader = tolerant(config, records.get(), () -> {})) {
            while (left > 0 && reader.next(record)) {
                if (!TraceFeed.isSent(record)) {
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
