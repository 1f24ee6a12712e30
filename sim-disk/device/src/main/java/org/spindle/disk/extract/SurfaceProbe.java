package org.spindle.disk.extract;

/**
 * Finds the tracks of a cylinder by the times of the arm: the tracks after the first one are reached by a switch of
 * heads, until the one of the next cylinder under the same head is reached by a seek.
 */
final class SurfaceProbe {

    private static final int MOST_TRACKS = 40;
    private static final double ALIKE = 3;

    private final TrackProbe tracks;
    private final SeekProbe seek;

    SurfaceProbe(TrackProbe tracks, SeekProbe seek) {
        this.tracks = tracks;
        this.seek = seek;
    }

    /** Returns the tracks of a cylinder; 1 also if a switch takes as long as a seek. */
    int surfaces() {
        TrackProbe.ProbedTrack track = tracks.track(0);
        double tolerance = ALIKE * track.slot();
        track = tracks.track(track.end());
        double toSecond = seek.soonest(0, track);
        for (int count = 2; count <= MOST_TRACKS; count++) {
            track = tracks.track(track.end());
            double time = seek.soonest(0, track);
            if (time < toSecond - tolerance) {
                return count;
            }
            if (time > toSecond + tolerance) {
                double next = seek.soonest(0, tracks.track(track.end()));
                return Math.abs(next - time) <= tolerance ? count : 1;
            }
        }
        return 1;
    }
}
