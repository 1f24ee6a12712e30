package org.spindle.workload.trace.blktrace;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.Lifecycles;
import org.spindle.workload.trace.Limits;
import org.spindle.workload.trace.Tallied;

/** Merges the files by time, events of the same time in the order of the CPUs, and reads the queue events. */
final class BlktraceReader implements TraceReader, Tallied {

    private static final int QUEUE = 1;
    private static final int ISSUE = 7;
    private static final int COMPLETE = 8;
    private static final int CODE = 0xff;

    private static final long READ = 0x1;
    private static final long WRITE = 0x2;
    private static final long FLUSH = 0x4;
    private static final long SYNC = 0x8;
    private static final long PACKET = 0x200;
    private static final long NOTIFY = 0x400;
    private static final long AHEAD = 0x800;
    private static final long META = 0x1000;
    private static final long DISCARD = 0x2000;
    private static final long DRIVER = 0x4000;

    /** First category of zones and other special operations. */
    private static final int OTHERS_FROM = 16;

    /** A place is the number of an event in its file, whose index is in the upper bits. */
    private static final int NUMBER_BITS = 48;

    private final List<EventFile> all;
    private final Lifecycles lifecycles = new Lifecycles();
    private final TraceRecord queued = new TraceRecord();
    private boolean begun;
    private @Nullable EventFile current;
    private long genesis;
    private long events;
    private long notifications;
    private long payloads;

    BlktraceReader(List<EventFile> all) {
        this.all = all;
    }

    @Override
    public boolean next(TraceRecord into) {
        while (!lifecycles.isReady() && advance()) {
            event();
        }
        return lifecycles.take(into);
    }

    /** Makes the earliest event the current one. */
    private boolean advance() {
        if (current != null) {
            current.consume();
            current = null;
        }
        for (EventFile each : all) {
            each.fill();
        }
        for (EventFile each : all) {
            boolean earlier = each.hasEvent() && (current == null || each.time() < current.time());
            current = earlier ? each : current;
        }
        if (!begun && current != null) {
            begun = true;
            genesis = current.time();
        }
        return current != null;
    }

    private void event() {
        EventFile event = current;
        if (event == null) {
            return;
        }
        events++;
        payloads += event.payload() > 0 ? 1 : 0;
        long categories = event.categories();
        if ((categories & NOTIFY) != 0) {
            notifications++;
            return;
        }
        boolean data = (categories & (PACKET | DRIVER)) == 0 && categories >>> OTHERS_FROM == 0;
        if (!data) {
            return;
        }
        boolean sized = event.bytes() > 0 && (categories & (READ | WRITE | DISCARD)) != 0;
        switch (event.code() & CODE) {
            case QUEUE -> {
                if (sized || (categories & FLUSH) != 0) {
                    queue(event, categories, sized);
                }
            }
            case ISSUE -> {
                if (sized) {
                    lifecycles.issued(event.device(), offset(event), event.bytes(), time(event));
                }
            }
            case COMPLETE -> {
                if (sized) {
                    lifecycles.completed(event.device(), offset(event), event.bytes(), time(event));
                }
            }
            default -> {}
        }
    }

    private void queue(EventFile event, long categories, boolean sized) {
        queued.clear();
        queued.arrival = time(event);
        queued.device = event.device();
        queued.process = event.process();
        queued.cpu = cpu(event);
        queued.operation = operation(categories, sized);
        queued.offset = sized ? offset(event) : 0;
        queued.length = sized ? event.bytes() : 0;
        queued.readAhead = (categories & AHEAD) != 0;
        queued.metadata = (categories & META) != 0;
        queued.synchronyKnown = true;
        queued.synchronous =
                !sized || (categories & SYNC) != 0 || queued.operation == Operation.READ && !queued.readAhead;
        lifecycles.queued(queued, (long) all.indexOf(event) << NUMBER_BITS | event.number());
    }

    private static Operation operation(long categories, boolean sized) {
        if (!sized) {
            return Operation.FLUSH;
        }
        if ((categories & DISCARD) != 0) {
            return Operation.DISCARD;
        }
        return (categories & WRITE) != 0 ? Operation.WRITE : Operation.READ;
    }

    private static long offset(EventFile event) {
        long sector = event.sector();
        if (sector < 0 || sector > Limits.SECTORS) {
            throw event.bad("sector " + Long.toUnsignedString(sector), "one from 0 to " + Limits.SECTORS);
        }
        return sector * Size.SECTOR;
    }

    private static long cpu(EventFile event) {
        long cpu = event.cpu();
        if (cpu > Limits.CPU) {
            throw event.bad("CPU " + cpu, "one from 0 to " + Limits.CPU);
        }
        return cpu;
    }

    private long time(EventFile event) {
        long time = event.time();
        if (time < 0) {
            throw event.bad("time " + Long.toUnsignedString(time), "one below 2^63 ns");
        }
        return time - genesis;
    }

    @Override
    public SortedMap<String, Long> tallies() {
        SortedMap<String, Long> tallies = new TreeMap<>();
        tallies.put("events", events);
        tallies.put("notify_events", notifications);
        tallies.put("events_with_pdu", payloads);
        tallies.put("genesis_ns", genesis);
        return tallies;
    }

    @Override
    public String position() {
        long place = lifecycles.place();
        String record = "record " + (place & (1L << NUMBER_BITS) - 1);
        return all.size() == 1 ? record : record + " of file " + ((place >>> NUMBER_BITS) + 1);
    }

    @Override
    public void close() {
        for (EventFile each : all) {
            each.close();
        }
    }
}
