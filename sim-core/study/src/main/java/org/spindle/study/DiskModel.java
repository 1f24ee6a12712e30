package org.spindle.study;

import org.spindle.analytic.disk.DiskAccess;
import org.spindle.analytic.disk.InterleavedArray;
import org.spindle.analytic.disk.KeySearch;
import org.spindle.analytic.disk.NaiveSeek;
import org.spindle.analytic.disk.ReadAheadBenefit;
import org.spindle.analytic.disk.Revolution;
import org.spindle.analytic.disk.RootLinearSeek;
import org.spindle.analytic.disk.SeekModel;
import org.spindle.analytic.disk.SeekTimes;
import org.spindle.analytic.disk.TrackGeometry;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Rate;
import org.spindle.spi.config.RotationSpeed;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.TypeName;

/** Disk drives. */
public sealed interface DiskModel extends AnalyticModel {

    @TypeName("disk-access")
    @Doc("The time of one access to an idle drive.")
    record Access(
            @Doc("Advertised average seek time.") Time seek,
            @Doc("Speed of rotation.") RotationSpeed rotation,
            @Doc("Transfer rate.") Rate rate,

            @Doc("Overhead of the controller.") @Default("0 ms")
            Time controller,

            @Doc("Data of the access.") Size size,

            @Doc("Seek time in use over the advertised one.") @Default("1")
            double locality)
            implements DiskModel {
        @Override
        public ModelFigures figures() {
            Revolution revolution = new Revolution(rotation.rpm());
            DiskAccess disk =
                    new DiskAccess(seek.millis(), revolution, rate.bytesPerSecond(), controller.millis(), locality);
            return new ModelFigures()
                    .add("seek-time", "ms", disk.effectiveSeek())
                    .add("rotational-latency", "ms", revolution.meanLatency())
                    .add("transfer-time", "ms", disk.transfer(size.bytes()))
                    .add("access-time", "ms", disk.access(size.bytes()));
        }
    }

    @TypeName("disk-geometry")
    @Doc("Capacity and rate of a drive with equal tracks.")
    record Geometry(
            @Doc("Cylinders.") int cylinders,
            @Doc("Tracks per cylinder.") int tracks,
            @Doc("Sectors per track.") int sectors,
            @Doc("Data of a sector.") Size sectorSize,
            @Doc("Speed of rotation.") RotationSpeed rotation)
            implements DiskModel {
        @Override
        public ModelFigures figures() {
            TrackGeometry disk = new TrackGeometry(cylinders, tracks, sectors, (int) sectorSize.bytes());
            Revolution revolution = new Revolution(rotation.rpm());
            return new ModelFigures()
                    .add("capacity", "B", disk.capacity())
                    .add("media-rate", "MB/s", disk.mediaRate(revolution) / 1e6)
                    .add("revolution", "ms", revolution.millis());
        }
    }

    /** How a seek curve is fitted to three times. */
    enum Calibration {
        NAIVE,
        MEAN,
        ONE_THIRD
    }

    @TypeName("seek-curve")
    @Doc("Seek times by distance.")
    record CalibratedSeek(
            @Doc(
                    "How the curve is fitted: naive (linear), mean (its mean over random seeks is the average) or one-third"
                            + " (it has the average at a third of the cylinders).")
            Calibration calibration,

            @Doc("Time to the next cylinder.") Time minimum,
            @Doc("Average time.") Time average,
            @Doc("Time across all cylinders.") Time maximum,
            @Doc("Cylinders.") int cylinders,
            @Doc("Distance of the seek.") @Default("1") int distance)
            implements DiskModel {
        @Override
        public ModelFigures figures() {
            SeekTimes times = new SeekTimes(minimum.millis(), average.millis(), maximum.millis());
            SeekModel curve = switch (calibration) {
                case NAIVE -> new NaiveSeek(times, cylinders);
                case MEAN -> RootLinearSeek.throughMean(times, cylinders);
                case ONE_THIRD -> RootLinearSeek.throughOneThird(times, cylinders);
            };
            ModelFigures figures = new ModelFigures()
                    .add("seek-time", "ms", curve.time(distance))
                    .add("mean-over-moves", "ms", curve.meanOverMoves())
                    .add("mean-over-pairs", "ms", curve.meanOverPairs())
                    .add("mean-distance", "cylinders", SeekModel.meanDistance(cylinders));
            return curve instanceof RootLinearSeek fitted
                    ? figures.add("root-factor", "ms", fitted.root()).add("linear-factor", "ms", fitted.linear())
                    : figures;
        }
    }

    @TypeName("key-search")
    @Doc("Search of a track for a key.")
    record Keys(
            @Doc("Data of a track.") Size track,
            @Doc("Time of a revolution.") Time revolution,
            @Doc("Gap of each record.") Size gap,
            @Doc("Key and data of each record.") Size record,
            @Doc("Items in a record.") @Default("1") int items)
            implements DiskModel {
        @Override
        public ModelFigures figures() {
            KeySearch search = new KeySearch(track.bytes(), revolution.millis(), gap.bytes(), record.bytes(), items);
            return new ModelFigures()
                    .add("records-per-track", "", search.recordsPerTrack())
                    .add("time-per-item", "ms", search.timePerItem());
        }
    }

    @TypeName("interleaved-array")
    @Doc("Disks that serve every request together, with and without read-ahead.")
    record Interleaved(
            @Doc("Disks.") int disks,
            @Doc("Speed of rotation.") RotationSpeed rotation,
            @Doc("Sectors per track.") int sectors,
            @Doc("Data of a sector.") Size sectorSize,
            @Doc("Overhead of the controller.") Time controller,
            @Doc("Data of a request.") Size size,

            @Doc("Time to the next track of a request, with the same arm or the next cylinder.") @Default("0 ms")
            Time trackSwitch,

            @Doc("Time to the first track of a request.") @Default("0 ms")
            Time seek,

            @Doc("Fraction of requests that read-ahead would serve.") @Default("0")
            double hitRatio,

            @Doc("Time of a request that read-ahead serves.") @Default("0 ms")
            Time hitTime)
            implements DiskModel {
        @Override
        public ModelFigures figures() {
            InterleavedArray array = new InterleavedArray(
                    disks, new Revolution(rotation.rpm()), sectors, (int) sectorSize.bytes(), controller.millis());
            double paysAbove = new ReadAheadBenefit(hitRatio, hitTime.millis(), array.sector()).paysAbove();
            return new ModelFigures()
                    .add("sector-time", "ms", array.sector())
                    .add("access-without-seek", "ms", array.accessWithoutSeek(size.bytes()))
                    .add("tracks-of-each", "", array.tracksEach(size.bytes()))
                    .add("whole-tracks", "ms", array.readWholeTracks(size.bytes(), trackSwitch.millis(), seek.millis()))
                    .add("read-ahead-pays-above", "ms", paysAbove);
        }
    }
}
