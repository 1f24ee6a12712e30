package org.spindle.workload.trace.system;

import it.unimi.dsi.fastutil.longs.Long2IntLinkedOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2ObjectLinkedOpenHashMap;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.Function;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Operation;
import org.spindle.spi.system.ProcessStart;
import org.spindle.spi.system.ProcessStart.InitialState;
import org.spindle.spi.system.SystemAction;
import org.spindle.spi.system.SystemEvent;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.Fitting;

/**
 * Converts a block trace to a system trace. Each process of the block trace becomes one that issues its requests with pauses in between, as
 * a block trace has no computation times; requests without a process belong to process 1. A request that is synchronous and has a response
 * time is needed before the first later request of the process that was issued after its completion; pauses start when the last such
 * request was complete. There are no other waits. Devices are numbered in order of first appearance, times count from the first arrival.
 */
public final class BlockTraceImport implements AutoCloseable {

    /** Name of the task of each process. */
    public static final String TASK = "block-trace";

    /** Process of requests without one. */
    private static final long UNKNOWN = 1;

    private static final int MOST_DEVICES = 1 << 20;

    /** A request that its process waits for, and its completion time. */
    private record Awaited(long request, long completed) {}

    /** The state of a process while its requests are written. */
    private static final class Issuer {
        private final PriorityQueue<Awaited> outstanding =
                new PriorityQueue<>(Comparator.comparingLong(Awaited::completed).thenComparingLong(Awaited::request));

        /** Time of the block trace up to which the events account. */
        private long told;
    }

    private final SystemTraceWriter to;
    private final Function<TraceRecord, String> deviceName;
    private final SystemEvent event = new SystemEvent();
    private final TraceRecord sectors = new TraceRecord();
    private final Long2ObjectLinkedOpenHashMap<Issuer> issuers = new Long2ObjectLinkedOpenHashMap<>();
    private final Long2IntLinkedOpenHashMap devices = new Long2IntLinkedOpenHashMap();
    private final List<String> deviceNames = new ArrayList<>();
    private long origin = TraceRecord.NONE;
    private long requests;
    private long waits;
    private long empty;
    private long late;

    /**
     * @param deviceName returns the block trace's name of a record's device, for notes
     */
    public BlockTraceImport(OutputStream to, Function<TraceRecord, String> deviceName) {
        this.to = new SystemTraceWriter(to);
        this.deviceName = deviceName;
    }

    /**
     * Adds a request.
     *
     * @throws TraceException without a place, if a system trace cannot hold the request
     */
    public void add(TraceRecord record) {
        Fitting.requireArrival(record, SystemFormat.NAME);
        Fitting.requireSectors(record, SystemFormat.NAME);
        boolean moves = record.operation != Operation.FLUSH;
        if (moves && record.length == 0) {
            empty++;
            return;
        }
        long process = record.process == TraceRecord.NONE ? UNKNOWN : record.process;
        requireWithin(process, SystemLines.LARGEST, "process");
        requireWithin(record.arrival, SystemLines.LARGEST, "arrival in ns");
        requireWithin(Math.max(0, record.response), SystemLines.LARGEST, "response time in ns");
        requireWithin(Math.max(0, record.service), SystemLines.LARGEST, "service time in ns");
        requireWithin(record.length / Size.SECTOR, Integer.MAX_VALUE - 2, "number of sectors");
        if (origin == TraceRecord.NONE) {
            origin = record.arrival;
        }
        Issuer issuer = issuer(process);
        long at = record.arrival - origin;
        awaitUntil(process, issuer, at);
        if (at < issuer.told) {
            late++;
        } else if (at > issuer.told) {
            write(process, SystemAction.PAUSE, at - issuer.told);
            issuer.told = at;
        }
        request(process, record);
        if (record.synchronyKnown && record.synchronous && record.response != TraceRecord.NONE) {
            issuer.outstanding.add(new Awaited(requests, at + record.response));
        }
        requests++;
    }

    private static void requireWithin(long value, long most, String what) {
        if (value < 0 || value > most) {
            throw TraceException.ofRecord(
                    what + " " + value + " is not within 0 to " + most + ", which " + SystemFormat.NAME + " can hold");
        }
    }

    private Issuer issuer(long process) {
        Issuer known = issuers.get(process);
        if (known != null) {
            return known;
        }
        Issuer created = new Issuer();
        issuers.put(process, created);
        to.process(new ProcessStart(process, 0, InitialState.READY, SystemEvent.NONE, TASK));
        return created;
    }

    /** Writes the waits that end by a time. */
    private void awaitUntil(long process, Issuer issuer, long time) {
        for (Awaited first = issuer.outstanding.peek();
                first != null && first.completed() <= time;
                first = issuer.outstanding.peek()) {
            issuer.outstanding.remove();
            write(process, SystemAction.NEED, first.request());
            issuer.told = Math.max(issuer.told, first.completed());
            waits++;
        }
    }

    private void write(long process, SystemAction action, long subject) {
        event.clear();
        event.action = action;
        event.subject = subject;
        to.event(process, event, false);
    }

    private void request(long process, TraceRecord record) {
        Fitting.copySectors(record, sectors);
        event.clear();
        event.action = SystemAction.REQUEST;
        event.subject = requests;
        event.operation = record.operation;
        event.device = device(record);
        event.sector = sectors.offset / Size.SECTOR;
        event.sectors = sectors.length / Size.SECTOR;
        event.service = record.service;
        event.metadata = record.metadata;
        event.readAhead = record.readAhead;
        Criticality criticality = record.criticality;
        if (criticality != null) {
            event.criticality = criticality;
        }
        to.event(process, event, criticality != null);
    }

    private int device(TraceRecord record) {
        int next = devices.size();
        int number = devices.putIfAbsent(record.device, next);
        if (devices.size() == next) {
            return number;
        }
        if (next == MOST_DEVICES) {
            throw TraceException.ofRecord("the trace has more than " + MOST_DEVICES + " devices, the limit that "
                    + SystemFormat.NAME + " can hold");
        }
        deviceNames.add(deviceName.apply(record));
        return next;
    }

    /** Returns the number of requests written. */
    public long requests() {
        return requests;
    }

    /** Returns one sentence per difference between block trace and system trace. */
    public List<String> notes() {
        List<String> notes = new ArrayList<>();
        notes.add(counted(issuers.size(), "process", "processes") + ", " + counted(waits, "wait", "waits")
                + " for requests; computation of a process is a pause");
        for (int i = 0; i < deviceNames.size(); i++) {
            if (!deviceNames.get(i).equals(String.valueOf(i))) {
                notes.add("device " + deviceNames.get(i) + " is device " + i);
            }
        }
        if (empty > 0) {
            notes.add("left out, as they have no sectors: " + counted(empty, "record", "records"));
        }
        if (late > 0) {
            notes.add("issued after the previous one, as times go back: " + counted(late, "record", "records"));
        }
        return notes;
    }

    private static String counted(long count, String one, String many) {
        return count + " " + (count == 1 ? one : many);
    }

    /** Ends each process after the last waits for its requests. To be called once, after the last request. */
    public void finish() {
        issuers.forEach((process, issuer) -> {
            awaitUntil(process, issuer, Long.MAX_VALUE);
            write(process, SystemAction.EXIT, SystemEvent.NONE);
        });
    }

    @Override
    public void close() {
        to.close();
    }
}
