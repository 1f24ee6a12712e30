package org.spindle.disk.extract;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds the tracks of a cylinder: the skew towards the next cylinder differs from that towards the next surface, and occurs once a
 * cylinder.
 */
final class SkewProbe {

    private static final int MOST_TRACKS = 72;
    private static final double ALIKE = 3;

    private final TrackProbe tracks;

    SkewProbe(TrackProbe tracks) {
        this.tracks = tracks;
    }

    /**
     * The sequence of tracks.
     *
     * @param surfaces tracks of a cylinder; also 1 if the skews do not show it
     * @param track the first track examined
     * @param blocks blocks of a cylinder
     * @param trackSkew towards the next surface, in nanoseconds
     * @param cylinderSkew towards the next cylinder, in nanoseconds
     */
    record SkewedTracks(
            int surfaces, TrackProbe.ProbedTrack track, long blocks, double trackSkew, double cylinderSkew) {}

    /** Examines the tracks after that of a block. */
    SkewedTracks layout(long block) {
        List<TrackProbe.ProbedTrack> seen = new ArrayList<>();
        long next = tracks.nextTrack(block);
        List<Integer> others = new ArrayList<>();
        while (seen.size() < MOST_TRACKS) {
            TrackProbe.ProbedTrack track = tracks.track(next);
            next = track.end();
            seen.add(track);
            if (!isLike(track, seen.get(0))) {
                others.add(seen.size() - 1);
            }
            SkewedTracks layout = repeated(seen, others);
            if (layout != null) {
                return layout;
            }
        }
        TrackProbe.ProbedTrack first = seen.get(0);
        return new SkewedTracks(1, first, first.blocks(), first.skew(), first.skew());
    }

    private static boolean isLike(TrackProbe.ProbedTrack track, TrackProbe.ProbedTrack other) {
        return Math.abs(track.skew() - other.skew()) <= ALIKE * other.slot();
    }

    /** Returns the layout if the skew towards the next cylinder was found three times, at equal distances. */
    private static @Nullable SkewedTracks repeated(List<TrackProbe.ProbedTrack> seen, List<Integer> others) {
        List<Integer> rare = others;
        if (others.size() > seen.size() - others.size()) {
            List<Integer> like = new ArrayList<>();
            for (int i = 0; i < seen.size(); i++) {
                if (!others.contains(i)) {
                    like.add(i);
                }
            }
            rare = like;
        }
        if (rare.size() < 3 || seen.size() < 6) {
            return null;
        }
        int surfaces = rare.get(1) - rare.get(0);
        if (surfaces < 2 || rare.get(2) - rare.get(1) != surfaces) {
            return null;
        }
        TrackProbe.ProbedTrack last = seen.get(rare.get(0));
        TrackProbe.ProbedTrack inside = seen.get(rare.get(0) + 1);
        long blocks = seen.get(rare.get(1)).end() - last.end();
        boolean isSwapped = surfaces == 2 && inside.skew() > last.skew();
        return new SkewedTracks(
                surfaces,
                seen.get(0),
                blocks,
                isSwapped ? last.skew() : inside.skew(),
                isSwapped ? inside.skew() : last.skew());
    }
}
