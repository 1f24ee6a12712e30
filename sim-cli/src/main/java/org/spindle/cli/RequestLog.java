package org.spindle.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.spindle.experiment.RunObserver;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.Request;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;

/** Takes down the requests of a run, as a trace. Requests that are not complete at its end are left out. */
final class RequestLog implements RunObserver {

    private record Entry(long id, TraceRecord record) {}

    private final List<String> devices;
    private final List<Entry> entries = new ArrayList<>();

    /**
     * @param devices of the scenario by name, in order
     */
    RequestLog(Map<String, ?> devices) {
        this.devices = List.copyOf(devices.keySet());
    }

    @Override
    public void completed(Request request) {
        TraceRecord record = new TraceRecord();
        record.arrival = request.arrived();
        record.response = request.responseTime();
        record.device = request.device();
        record.deviceName = request.device() < devices.size() ? devices.get(request.device()) : null;
        record.operation = request.operation();
        record.offset = request.sector() * Size.SECTOR;
        record.length = request.sectors() * Size.SECTOR;
        record.process = request.process();
        record.synchronous = !request.isAsynchronous();
        record.metadata = request.isMetadata();
        record.readAhead = request.isReadAhead();
        entries.add(new Entry(request.id(), record));
    }

    /** The requests in order of arrival. */
    TraceReader trace() {
        entries.sort(Comparator.comparingLong((Entry each) -> each.record().arrival)
                .thenComparingLong(Entry::id));
        Iterator<Entry> rest = entries.iterator();
        return new TraceReader() {
            private long read;

            @Override
            public boolean next(TraceRecord into) {
                if (!rest.hasNext()) {
                    return false;
                }
                read++;
                into.copyFrom(rest.next().record());
                return true;
            }

            @Override
            public String position() {
                return "request " + read;
            }

            @Override
            public void close() {}
        };
    }
}
