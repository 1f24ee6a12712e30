package org.spindle.disk.extract;

import java.util.ArrayList;
import java.util.List;

/** Finds zones: the places at which the number of sectors per track changes. */
final class ZoneProbe {

    private static final int PLACES = 64;

    private final DiskProbe probe;
    private final TrackProbe tracks;
    private final List<Long> starts = new ArrayList<>();

    ZoneProbe(DiskProbe probe, TrackProbe tracks) {
        this.probe = probe;
        this.tracks = tracks;
    }

    /**
     * Returns the first block of each zone. Zones narrower than a 64th of the disk between equal zones are not found.
     */
    List<Long> starts() {
        starts.clear();
        starts.add(0L);
        long from = 0;
        int sectors = tracks.sectorsAt(0);
        for (int i = 1; i <= PLACES; i++) {
            long to = i == PLACES ? lastPlace(sectors) : probe.blocks() / PLACES * i;
            int there = tracks.sectorsAt(to);
            while (there != sectors) {
                from = start(from, sectors, to);
                starts.add(from);
                sectors = tracks.sectorsAt(from);
            }
            from = to;
        }
        return List.copyOf(starts);
    }

    /** Returns a block with some tracks after it. */
    private long lastPlace(int sectors) {
        return probe.blocks() - 3L * sectors;
    }

    /** Returns the first block after another that lies on a track with a different number of sectors. */
    private long start(long from, int sectors, long to) {
        long low = from;
        long high = to;
        while (high - low > sectors / 2) {
            long middle = (low + high) / 2;
            if (tracks.sectorsAt(middle) == sectors) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return tracks.nextTrack(low);
    }
}
