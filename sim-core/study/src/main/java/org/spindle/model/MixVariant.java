package org.spindle.model;

import java.util.List;
import org.spindle.spi.device.RequestMix;

/** A mix of requests with some figures replaced by assumed ones. */
record MixVariant(RequestMix of, double sequential, List<Jump> jumps, int waiting) implements RequestMix {

    /** Returns the mix with requests at random places, served in order of arrival. */
    static MixVariant anywhere(RequestMix of) {
        return new MixVariant(of, of.sequential(), List.of(), 1);
    }

    /** Returns the mix with requests at their actual places. */
    static MixVariant inPlace(RequestMix of) {
        return new MixVariant(of, of.sequential(), of.jumps(), 1);
    }

    /** Returns the mix without sequential requests. */
    static MixVariant withoutSequence(RequestMix of) {
        return new MixVariant(of, 0, List.of(), 1);
    }

    /** Returns the mix with requests at random places, of which the nearest is served first. */
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
