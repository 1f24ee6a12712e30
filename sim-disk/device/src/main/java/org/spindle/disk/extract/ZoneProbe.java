package org.spindle.disk.extract;

import java.util.ArrayList;
import java.util.List;

/** Finds zones: the places from which on tracks have another number of sectors. */
final class ZoneProbe {

    private static final int PLACES = 64;

    private final DiskProbe probe;
    private final TrackProbe tracks;
    private final List<Long> starts = new ArrayList<>();

    ZoneProbe(DiskProbe probe, TrackProbe tracks) {
        this.probe = probe;
        this.tracks = tracks;
    }

    /** Returns the first block of each zone. Zones narrower than a 64th of the disk between zones that are alike are not seen. */
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

    /** A block with some tracks behind it. */
    private long lastPlace(int sectors) {
        return probe.blocks() - 3L * sectors;
    }

    /** The first block behind one whose tracks have so many sectors that lies on a track with another number. */
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
