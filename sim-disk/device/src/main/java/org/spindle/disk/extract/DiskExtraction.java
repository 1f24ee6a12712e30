package org.spindle.disk.extract;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Size;
import org.spindle.spi.sim.RandomStream;

/**
 * Measures a disk: its buffer first, so that the later measurements are of the medium; then rotation, zones, skews and
 * seeks.
 */
public final class DiskExtraction {

    private static final int FOUR_KIB = 8;
    private static final double SAME = 0.02;
    private static final int SEEKS_PER_TENFOLD = 6;
    private static final int WRITES = 15;

    /** Fewer blocks have no room for reads elsewhere that evict a block from the buffer. */
    private static final int LEAST_BLOCKS = 1024;

    private final DiskProbe probe;
    private final TrackProbe tracks;
    private final boolean mayWrite;

    /**
     * @param random of places
     * @param repeats measurements of each time, whose median is taken: 1 for a simulated disk
     * @param mayWrite whether data of the disk may be overwritten
     */
    public DiskExtraction(ProbedDisk disk, RandomStream random, int repeats, boolean mayWrite) {
        probe = new DiskProbe(disk, random, repeats);
        tracks = new TrackProbe(probe);
        this.mayWrite = mayWrite;
    }

    /**
     * Measures the disk.
     *
     * @throws ExtractionException if it is too small, or does not behave as a rotating disk
     */
    public ExtractedDisk run() {
        if (probe.blocks() < LEAST_BLOCKS) {
            throw new ExtractionException("it has " + probe.blocks() + " blocks of " + probe.unit() * Size.SECTOR
                    + " B, and a disk that can be measured at least " + LEAST_BLOCKS
                    + "; name a larger disk, or a scenario by --scenario FILE");
        }
        BufferProbe buffer = new BufferProbe(probe);
        int places = buffer.places();
        probe.others(places + 1);
        probe.rotation(RotationProbe.find(probe));
        probe.unit(sectorsOfABlock());
        List<ExtractedDisk.Zone> zones = new ArrayList<>();
        SeekProbe seek = new SeekProbe(probe);
        int surfaces = 1;
        List<Long> starts = new ZoneProbe(probe, tracks).starts();
        for (int i = 0; i < starts.size(); i++) {
            long first = starts.get(i);
            long end = i + 1 < starts.size() ? starts.get(i + 1) : probe.blocks();
            SkewProbe.SkewedTracks layout = new SkewProbe(tracks).layout(first);
            if (i == 0) {
                surfaces = layout.surfaces() == 1 ? new SurfaceProbe(tracks, seek).surfaces() : layout.surfaces();
            }
            zones.add(new ExtractedDisk.Zone(
                    first,
                    end - first,
                    layout.track().sectors(probe.rotation()),
                    layout.track().blocks(),
                    layout.surfaces() == 1 ? surfaces * layout.blocks() : layout.blocks(),
                    layout.trackSkew(),
                    layout.cylinderSkew()));
        }
        TrackProbe.ProbedTrack home = tracks.track(0);
        double still = seek.soonest(0, home);
        double headSwitch = surfaces == 1 ? 0 : Math.max(0, seek.soonest(0, tracks.track(home.end())) - still);
        return new ExtractedDisk(
                probe.unit() * Size.SECTOR,
                probe.blocks(),
                probe.rotation(),
                surfaces,
                zones,
                seeks(zones, seek, still),
                headSwitch,
                Math.max(0, still - home.slot()),
                buffer.hit(),
                places,
                places == 0 ? 0 : buffer.readAhead(probe.blocks() / 3, probe.blocks() / 16),
                mayWrite ? cachesWrites() : null);
    }

    /** Returns whether the sectors of 4 KiB share one physical sector. */
    private int sectorsOfABlock() {
        if (probe.unit() > 1) {
            return probe.unit();
        }
        long reference = probe.blocks() * 3 / 4;
        double first = probe.phase(FOUR_KIB, reference);
        double last = probe.phase(2 * FOUR_KIB - 1, reference);
        double next = probe.phase(2 * FOUR_KIB, reference);
        double within = Math.abs(probe.signed(last - first));
        double beyond = Math.abs(probe.signed(next - last));
        return within < SAME * beyond ? FOUR_KIB : 1;
    }

    private List<ExtractedDisk.Seek> seeks(List<ExtractedDisk.Zone> zones, SeekProbe seek, double still) {
        int cylinders = zones.stream().mapToInt(ExtractedDisk.Zone::cylinders).sum();
        List<ExtractedDisk.Seek> seeks = new ArrayList<>();
        int before = 0;
        for (int i = 0; before < cylinders - 2; i++) {
            int distance = (int) Math.max(before + 1, Math.round(StrictMath.pow(10, (double) i / SEEKS_PER_TENFOLD)));
            distance = Math.min(distance, cylinders - 2);
            TrackProbe.ProbedTrack track = trackOf(zones, distance);
            seeks.add(new ExtractedDisk.Seek(distance, Math.max(0, seek.soonest(0, track) - still)));
            before = distance;
        }
        return seeks;
    }

    /** Returns the first complete track of a cylinder. */
    private TrackProbe.ProbedTrack trackOf(List<ExtractedDisk.Zone> zones, int cylinder) {
        int left = cylinder;
        for (ExtractedDisk.Zone zone : zones) {
            if (left < zone.cylinders()) {
                long block = zone.first() + left * zone.cylinderBlocks();
                return tracks.track(left == 0 ? block : tracks.nextTrack(block - 2));
            }
            left -= zone.cylinders();
        }
        throw new IllegalArgumentException("there is no cylinder " + cylinder);
    }

    /** Writes that end sooner than half a rotation on average are not on the medium. */
    private @Nullable Boolean cachesWrites() {
        double[] times = new double[WRITES];
        for (int i = 0; i < WRITES; i++) {
            times[i] = probe.write(probe.anywhere());
            probe.rest(Math.round(20 * probe.rotation()));
        }
        return Medians.of(times) < probe.rotation() / 2;
    }
}
