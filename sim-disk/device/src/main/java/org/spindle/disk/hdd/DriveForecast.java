package org.spindle.disk.hdd;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.spindle.disk.geometry.Layout;
import org.spindle.disk.geometry.PhysicalAddress;
import org.spindle.disk.geometry.Track;
import org.spindle.disk.hdd.PositioningTimes.Moments;
import org.spindle.disk.hdd.spec.After;
import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.disk.hdd.spec.Overheads;
import org.spindle.disk.mechanics.SeekCurve;
import org.spindle.spi.device.RequestMix;
import org.spindle.spi.device.RequestMix.Jump;
import org.spindle.spi.device.ServiceForecast;

/**
 * The service time of independent random requests by its parts: overheads, seek, rotational latency and transfer. Seeks
 * are averaged over all pairs of evenly spaced blocks of the range, or over the given jumps, the latency is uniform
 * over a revolution and independent of the seek, a sector takes the mean of its time over the same blocks. A sequential
 * request takes overhead and transfer if the drive reads ahead. All in nanoseconds.
 */
final class DriveForecast {

    /** Number of blocks whose pairs represent all pairs; the error of the mean seek is below a thousandth. */
    private static final int SAMPLES = 512;

    private static final double SEQUENTIAL_ENOUGH = 0.01;

    private final HddConfig config;
    private final Layout layout;
    private final SeekCurve readSeek;
    private final SeekCurve writeSeek;
    private final double revolution;
    private final RequestMix mix;
    private final int sectorsPerBlock;
    private final int[] distances;
    private double blockTime;

    DriveForecast(HddConfig config, Mechanism mechanism, RequestMix mix) {
        this.config = config;
        layout = mechanism.layout();
        readSeek = mechanism.readSeek();
        writeSeek = mechanism.writeSeek();
        revolution = mechanism.rotation().periodPicos() / 1e3;
        this.mix = mix;
        sectorsPerBlock = config.sectorsPerBlock();
        int[] cylinders = sample();
        distances = mix.jumps().isEmpty() ? betweenAll(cylinders) : along(mix.jumps());
    }

    /** Computes the mean time of a block; returns the cylinders of evenly spaced blocks. */
    private int[] sample() {
        long first = Math.min(mix.firstSector() / sectorsPerBlock, layout.blocks() - 1);
        long end = Math.min(Math.max(first + 1, mix.endSector() / sectorsPerBlock), layout.blocks());
        PhysicalAddress place = new PhysicalAddress();
        Track track = new Track();
        int[] cylinders = new int[SAMPLES];
        double perBlock = 0;
        for (int i = 0; i < SAMPLES; i++) {
            long block = first + (long) ((i + 0.5) / SAMPLES * (end - first));
            layout.locate(block, place);
            cylinders[i] = place.cylinder;
            layout.track(place.cylinder, place.head, track);
            perBlock += revolution / track.slots;
        }
        blockTime = perBlock / SAMPLES;
        return cylinders;
    }

    private static int[] betweenAll(int[] cylinders) {
        int[] between = new int[SAMPLES * SAMPLES];
        for (int i = 0; i < between.length; i++) {
            between[i] = Math.abs(cylinders[i / SAMPLES] - cylinders[i % SAMPLES]);
        }
        return between;
    }

    private int[] along(List<Jump> jumps) {
        int[] along = new int[jumps.size()];
        for (int i = 0; i < along.length; i++) {
            Jump jump = jumps.get(i);
            along[i] = Math.abs(cylinder(jump.to()) - cylinder(jump.from()));
        }
        return along;
    }

    private int cylinder(long sector) {
        PhysicalAddress place = new PhysicalAddress();
        layout.locate(Math.min(sector / sectorsPerBlock, layout.blocks() - 1), place);
        return place.cylinder;
    }

    ServiceForecast forecast() {
        double reads = mix.reads();
        Overheads overheads = config.overheads();
        double readWork = command(overheads.readMiss())
                + overheads.scale()
                        * (overheads.firstReselect().inNanos()
                                + overheads.dataPreparation().inNanos()
                                + overheads.readCompletion().inNanos());
        After write = config.buffer().writeReporting().early() ? overheads.writeHit() : overheads.writeMiss();
        double writeWork = command(write) + overheads.writeCompletion().inNanos() * overheads.scale();
        double settle = config.mechanics().writeSettle().inNanos();

        double headSwitch = config.mechanics().headSwitch().inNanos();
        Moments toRead = new PositioningTimes(distances, readSeek, 0, headSwitch, revolution).nearestOf(mix.waiting());
        Moments toWrite =
                new PositioningTimes(distances, writeSeek, settle, headSwitch, revolution).nearestOf(mix.waiting());

        double blocks = mix.meanSectors() / sectorsPerBlock;
        double blocksSquare = mix.meanSquaredSectors() / sectorsPerBlock / sectorsPerBlock;
        double transferVariance = Math.max(0, blocksSquare - blocks * blocks) * blockTime * blockTime;
        double transfer = blocks * blockTime;

        double readMean = readWork + toRead.mean() + transfer + dataLeft(blocks);
        double writeMean = writeWork + toWrite.mean() + transfer;
        double readVariance = transferVariance + toRead.variance();
        double writeVariance = transferVariance + toWrite.variance();
        double mean = reads * readMean + (1 - reads) * writeMean;
        double square =
                reads * (readVariance + readMean * readMean) + (1 - reads) * (writeVariance + writeMean * writeMean);
        if (continues()) {
            double work = reads * readWork + (1 - reads) * writeWork + transfer;
            double sequential = mix.sequential();
            mean = (1 - sequential) * mean + sequential * work;
            square = (1 - sequential) * square + sequential * (transferVariance + work * work);
        }
        double scv = mean == 0 ? 0 : Math.max(0, square / (mean * mean) - 1);
        double onBus = reads * readWork + (1 - reads) * writeWork;
        return new ServiceForecast(mean, scv, 1, 1, onBus, true, leftOut(writeMean - writeWork));
    }

    /**
     * Returns the time to send the rest of a read when its last sector has left the medium, at the drive's own rate.
     */
    private double dataLeft(double blocks) {
        double sector = config.bus().sectorTime().inNanos();
        double afterWatermark = (1 - config.buffer().readWatermark()) * blocks * blockTime;
        return Math.max(sector, blocks * sectorsPerBlock * sector - afterWatermark);
    }

    private double command(After miss) {
        Overheads overheads = config.overheads();
        double reads = mix.reads();
        return overheads.scale()
                * (overheads.perRequest().inNanos()
                        + reads * miss.afterRead().inNanos()
                        + (1 - reads) * miss.afterWrite().inNanos());
    }

    /** Returns whether a sequential request finds the medium where the previous one left it, or its data in the buffer. */
    private boolean continues() {
        return config.buffer().caching() && (config.buffer().readsAhead() || mix.reads() == 0);
    }

    /** @param behind time that a write takes after its command */
    private List<String> leftOut(double behind) {
        List<String> leftOut = new ArrayList<>();
        if (mix.sequential() > SEQUENTIAL_ENOUGH && !continues()) {
            leftOut.add(percent(mix.sequential()) + " of the requests are sequential: they are taken for random ones");
        }
        if (config.buffer().writeReporting().early() && mix.reads() < 1) {
            leftOut.add("writes are reported before they are on the medium, up to " + millis(behind) + " earlier");
        }
        if (config.logicalSectorBytes() < config.sectorSize().bytes() && mix.reads() < 1) {
            leftOut.add("writes of part of a physical sector read it first, and take a revolution of "
                    + millis(revolution) + " more");
        }
        double tracks = mix.meanSectors() / sectorsPerBlock / blocksPerTrack();
        if (tracks > 1) {
            leftOut.add("requests are longer than a track: switches of heads and cylinders add about "
                    + millis(tracks * config.mechanics().headSwitch().inNanos()) + " to each");
        }
        return leftOut;
    }

    private static String millis(double nanos) {
        return String.format(Locale.ROOT, "%.3g ms", nanos / 1e6);
    }

    private double blocksPerTrack() {
        return revolution / blockTime;
    }

    private static String percent(double fraction) {
        return Math.round(100 * fraction) + " %";
    }
}
