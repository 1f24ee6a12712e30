package org.spindle.disk.geometry;

/** Whole tracks are skipped; the spare tracks are at the end of the zone. */
record SlippedTracks(long slotsPerTrack, SlipMap tracks) implements SlotOrder {

    @Override
    public long slot(long position) {
        return tracks.skip(position / slotsPerTrack) * slotsPerTrack + position % slotsPerTrack;
    }

    @Override
    public long positionsBelow(long slot) {
        long track = slot / slotsPerTrack;
        int slipped = tracks.below(track);
        boolean trackSlipped = tracks.below(track + 1) > slipped;
        return (track - slipped) * slotsPerTrack + (trackSlipped ? 0 : slot % slotsPerTrack);
    }
}
