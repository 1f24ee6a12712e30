package org.spindle.model;

import java.util.List;
import org.spindle.spi.device.RequestMix;

/** A mix of requests of which some figures are supposed to be different. */
record MixVariant(RequestMix of, double sequential, List<Jump> jumps, int waiting) implements RequestMix {

    /** Requests that lie anywhere, served in order of arrival. */
    static MixVariant anywhere(RequestMix of) {
        return new MixVariant(of, of.sequential(), List.of(), 1);
    }

    /** Requests that lie as they do. */
    static MixVariant inPlace(RequestMix of) {
        return new MixVariant(of, of.sequential(), of.jumps(), 1);
    }

    /** None of the requests goes on where another ended. */
    static MixVariant withoutSequence(RequestMix of) {
        return new MixVariant(of, 0, List.of(), 1);
    }

    /** Requests that lie anywhere, of which the nearest is served first. */
    static MixVariant nearestOf(int waiting, RequestMix of) {
        return new MixVariant(of, of.sequential(), List.of(), waiting);
    }

    @Override
    public double reads() {
        return of.reads();
    }

    @Override
    public double meanSectors() {
        return of.meanSectors();
    }

    @Override
    public double meanSquaredSectors() {
        return of.meanSquaredSectors();
    }

    @Override
    public long firstSector() {
        return of.firstSector();
    }

    @Override
    public long endSector() {
        return of.endSector();
    }
}
