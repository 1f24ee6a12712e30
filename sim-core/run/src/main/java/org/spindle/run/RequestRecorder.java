package org.spindle.run;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;

/**
 * Records the requests of a run as a trace, in order of arrival. Times are those of the storage: a request arrives when
 * the host has issued it to the storage, and is complete when the storage completes it. Requests that are incomplete at
 * the end of the run have no response time.
 */
public final class RequestRecorder implements RunObserver {

    private static final int ASYNCHRONOUS = 1;
    private static final int METADATA = 2;
    private static final int READ_AHEAD = 4;
    private static final int OPERATION = 8;

    private static final Operation[] OPERATIONS = Operation.values();
    private static final Criticality[] CRITICALITIES = Criticality.values();

    private final List<String> devices;

    // By request, in order of arrival.
    private long[] arrival = new long[1 << 12];
    private long[] response = new long[1 << 12];
    private long[] offset = new long[1 << 12];
    private long[] length = new long[1 << 12];
    private long[] process = new long[1 << 12];
    private int[] device = new int[1 << 12];
    private int[] kind = new int[1 << 12];
    private byte[] criticality = new byte[1 << 12];
    private int count;

    /** Index of each outstanding request, by its number. */
    private final Map<Long, Integer> underWay = new HashMap<>();

    /**
     * @param devices of the scenario by name, in order
     */
    public RequestRecorder(Map<String, ?> devices) {
        this.devices = List.copyOf(devices.keySet());
    }

    @Override
    public void arrived(Request request) {
        if (count == arrival.length) {
            grow();
        }
        arrival[count] = request.arrived();
        response[count] = TraceRecord.NONE;
        offset[count] = request.sector() * Size.SECTOR;
        length[count] = request.sectors() * Size.SECTOR;
        process[count] = request.process();
        device[count] = request.device();
        kind[count] = request.operation().ordinal() * OPERATION
                + (request.isAsynchronous() ? ASYNCHRONOUS : 0)
                + (request.isMetadata() ? METADATA : 0)
                + (request.isReadAhead() ? READ_AHEAD : 0);
        criticality[count] = (byte) request.criticality().ordinal();
        underWay.put(request.id(), count);
        count++;
    }

    private void grow() {
        int size = 2 * count;
        arrival = Arrays.copyOf(arrival, size);
        response = Arrays.copyOf(response, size);
        offset = Arrays.copyOf(offset, size);
        length = Arrays.copyOf(length, size);
        process = Arrays.copyOf(process, size);
        device = Arrays.copyOf(device, size);
        kind = Arrays.copyOf(kind, size);
        criticality = Arrays.copyOf(criticality, size);
    }

    @Override
    public boolean observesStorage() {
        return true;
    }

    @Override
    public void submitted(Request request, long now) {
        Integer place = underWay.get(request.id());
        if (place != null) {
            arrival[place] = now;
        }
    }

    @Override
    public void returned(Request request, long now) {
        Integer place = underWay.get(request.id());
        if (place != null) {
            response[place] = now - arrival[place];
        }
    }

    /** A request that the host has completed without the storage keeps its response time as the workload sees it. */
    @Override
    public void completed(Request request) {
        Integer place = underWay.remove(request.id());
        if (place != null && response[place] == TraceRecord.NONE) {
            response[place] = request.responseTime();
        }
    }

    /** Returns the number of requests. */
    public int count() {
        return count;
    }

    /**
     * Returns the mean number of outstanding requests.
     *
     * @param end of the run, in nanoseconds
     */
    double meanOutstanding(long end) {
        double sum = 0;
        for (int i = 0; i < count; i++) {
            sum += response[i] == TraceRecord.NONE ? end - arrival[i] : response[i];
        }
        return end == 0 ? 0 : sum / end;
    }

    /** Returns the requests from the first on. */
    public TraceReader trace() {
        return new TraceReader() {
            private int read;

            @Override
            public boolean next(TraceRecord into) {
                if (read == count) {
                    return false;
                }
                tell(read, into);
                read++;
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

    private void tell(int i, TraceRecord into) {
        into.clear();
        into.arrival = arrival[i];
        into.response = response[i];
        into.device = device[i];
        into.deviceName = device[i] < devices.size() ? devices.get(device[i]) : null;
        into.operation = OPERATIONS[kind[i] / OPERATION];
        into.offset = offset[i];
        into.length = length[i];
        into.process = process[i];
        into.criticality = CRITICALITIES[criticality[i]];
        into.synchronous = (kind[i] & ASYNCHRONOUS) == 0;
        into.metadata = (kind[i] & METADATA) != 0;
        into.readAhead = (kind[i] & READ_AHEAD) != 0;
    }
}
