package org.spindle.model;

import java.util.List;
import org.spindle.spi.device.RequestMix;
import org.spindle.spi.request.Request;

/** The requests of one device, in order of arrival. */
final class DeviceLoad implements RequestMix {

    private final Gaps gaps = new Gaps();
    private long requests;
    private long reads;
    private long sequential;
    private double sectors;
    private double squared;
    private final JumpSample jumps = new JumpSample();
    private double distance;
    private long first = Long.MAX_VALUE;
    private long end;
    private long next = -1;

    void add(Request request) {
        gaps.add(request.arrived());
        requests++;
        reads += request.isRead() ? 1 : 0;
        sectors += request.sectors();
        squared += (double) request.sectors() * request.sectors();
        if (next >= 0) {
            if (request.sector() == next) {
                sequential++;
            } else {
                distance += Math.abs(request.sector() - next);
                jumps.add(new Jump(next, request.sector()));
            }
        }
        next = request.sector() + request.sectors();
        first = Math.min(first, request.sector());
        end = Math.max(end, next);
    }

    long requests() {
        return requests;
    }

    /** Returns the squared coefficient of variation of the interarrival times; NaN if there are fewer than three arrivals. */
    double arrivalScv() {
        return gaps.scv();
    }

    /**
     * Returns the mean distance from the end of one request to the beginning of the next, unless it is sequential, over the mean distance
     * of two random places in the range: near 1 for requests without locality.
     */
    double spread() {
        double anywhere = (end - first) / 3.0;
        long apart = requests - 1 - sequential;
        return apart < 1 || anywhere == 0 ? 1 : distance / apart / anywhere;
    }

    @Override
    public List<Jump> jumps() {
        return jumps.all();
    }

    @Override
    public double reads() {
        return requests == 0 ? 1 : (double) reads / requests;
    }

    @Override
    public double meanSectors() {
        return requests == 0 ? 0 : sectors / requests;
    }

    @Override
    public double meanSquaredSectors() {
        return requests == 0 ? 0 : squared / requests;
    }

    @Override
    public double sequential() {
        return requests < 2 ? 0 : (double) sequential / (requests - 1);
    }

    @Override
    public long firstSector() {
        return requests == 0 ? 0 : first;
    }

    @Override
    public long endSector() {
        return end;
    }
}
