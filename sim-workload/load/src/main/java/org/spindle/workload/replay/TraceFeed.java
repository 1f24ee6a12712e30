package org.spindle.workload.replay;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Size;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestAttribute;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.spi.workload.WorkloadContext;

/**
 * Reads the requests of a trace in order and adapts them to the simulated devices. Offsets and lengths are extended
 * outwards to sectors; reads, writes and discards of no data are skipped.
 */
final class TraceFeed implements AutoCloseable {

    private final Path file;
    private final WorkloadContext context;
    private final TraceReader reader;
    private final DeviceMapping devices;
    private final Adjustments adjustments;
    private final AddressMaps maps;
    private final long limit;
    private final Counter read;
    private final Counter skipped;
    private final TraceRecord record = new TraceRecord();
    private long delivered;

    /** Whether the trace has the next access of each record. */
    private boolean tellsNextAccesses;

    TraceFeed(
            Path file,
            @Nullable Long limit,
            TraceReader reader,
            DeviceMapping devices,
            Adjustments adjustments,
            AddressMaps maps,
            WorkloadContext context) {
        this.file = file;
        this.limit = limit == null ? Long.MAX_VALUE : limit;
        this.reader = reader;
        this.devices = devices;
        this.adjustments = adjustments;
        this.maps = maps;
        this.context = context;
        read = context.metrics().counter("records-read", "records", "Records read from the trace.");
        skipped = context.metrics()
                .counter("records-skipped", "records", "Reads, writes and discards of no data, which were not sent.");
    }

    /**
     * Advances to the next record that transfers data or is a flush.
     *
     * @return false at the end of the trace or at the limit
     */
    boolean advance() {
        if (delivered == limit) {
            return false;
        }
        while (reader.next(record)) {
            read.add(1);
            if (record.offset < 0
                    || record.length < 0
                    || record.offset > Long.MAX_VALUE - Size.SECTOR - record.length) {
                throw failure("offset " + record.offset + " and length " + record.length
                        + " in bytes; expected a range within 0 to 2^63");
            }
            if (isSent(record)) {
                delivered++;
                return true;
            }
            skipped.add(1);
        }
        return false;
    }

    /** Declares the attributes that the current record, which is the first, has; others may travel, but are not shown. */
    void declareAttributes() {
        RequestSchema schema = context.requestSchema();
        tellsNextAccesses = record.nextAccess != TraceRecord.NONE;
        if (record.priorityClass != TraceRecord.NONE) {
            schema.attribute(RequestAttribute.PRIORITY_CLASS);
            schema.attribute(RequestAttribute.PRIORITY_LEVEL);
        }
        if (tellsNextAccesses) {
            schema.attribute(RequestAttribute.NEXT_ACCESS);
        }
    }

    static boolean isSent(TraceRecord record) {
        return record.length > 0 || record.operation == Operation.FLUSH;
    }

    /** Returns one past the last sector accessed. */
    static long endSector(TraceRecord record) {
        return (record.offset + record.length + Size.SECTOR - 1) / Size.SECTOR;
    }

    /** Returns the current record. */
    TraceRecord record() {
        return record;
    }

    /** Returns the current record as a request to one of the simulated devices. */
    Request request() {
        int device = devices.index(record.device);
        if (device == DeviceMapping.NONE) {
            throw failure(devices.refusal(record.device));
        }
        Request request = context.newRequest();
        if (record.operation == Operation.FLUSH) {
            request.reset(delivered - 1, device, Operation.FLUSH, 0, 0);
        } else {
            long traced = record.offset / Size.SECTOR;
            Adjustment adjustment = adjustments.of(record.device);
            long length = endSector(record) - traced;
            String refusal = adjustment.refusal(traced, length);
            if (refusal != null) {
                throw failure("adjust." + TraceDevice.format(record.device) + ": " + refusal);
            }
            long first = adjustment.address(traced);
            long sectors = adjustment.length(length);
            request.reset(delivered - 1, device, record.operation, place(device, first, sectors), sectors);
        }
        request.flags(!record.synchronous, record.metadata, record.readAhead);
        request.criticality(criticality(), Request.NONE);
        request.process(record.process);
        if (record.cpu != TraceRecord.NONE) {
            request.attribute(RequestAttribute.CPU, record.cpu);
        }
        if (record.priorityClass != TraceRecord.NONE) {
            request.attribute(RequestAttribute.PRIORITY_CLASS, record.priorityClass);
            request.attribute(RequestAttribute.PRIORITY_LEVEL, record.priorityLevel);
        }
        if (tellsNextAccesses) {
            request.attribute(RequestAttribute.NEXT_ACCESS, record.nextAccess);
        }
        request.recorded(record.service, record.response);
        return request;
    }

    private long place(int device, long sector, long sectors) {
        AddressMap map = maps.of(device);
        long placed = map.place(sector, sectors);
        if (placed == AddressMap.REFUSED) {
            throw failure("device " + context.devices().get(device) + ": " + map.refusal(sector, sectors));
        }
        String refusal = context.refusal(device, placed, sectors);
        if (refusal != null) {
            throw failure("device " + context.devices().get(device) + ": " + refusal);
        }
        return placed;
    }

    /**
     * Returns the criticality that the trace's flags imply, as in DiskSim: a process will wait for an asynchronous
     * read at some time that the trace does not specify; no process waits for an asynchronous write.
     */
    private Criticality criticality() {
        if (record.criticality != null) {
            return record.criticality;
        }
        if (record.synchronous && !record.readAhead) {
            return Criticality.CRITICAL;
        }
        return record.operation == Operation.READ ? Criticality.LIMITED : Criticality.NONCRITICAL;
    }

    /** Returns an error at the current record, caused by the trace or the scenario. */
    RuntimeException failure(String problem) {
        return context.failure(file + ": " + reader.position() + ": " + problem);
    }

    /** Returns an error that concerns the trace as a whole. */
    TraceException unsuitable(String problem) {
        return new TraceException(file + ": " + problem);
    }

    @Override
    public void close() {
        reader.close();
    }
}
