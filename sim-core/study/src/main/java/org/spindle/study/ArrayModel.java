package org.spindle.study;

import org.spindle.analytic.reliability.FailureModel;
import org.spindle.analytic.reliability.RaidLevel;
import org.spindle.analytic.reliability.RotatedParity;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.TypeName;

/** Arrays of disks. */
public sealed interface ArrayModel extends AnalyticModel {

    @TypeName("raid")
    @Doc("Cost and benefit of redundancy.")
    record Raid(
            @Doc("The level: raid-0 to raid-6.") RaidLevel level,
            @Doc("Disks for data.") int dataDisks,

            @Doc("Accesses per second of a disk.") @Default("100")
            double diskRate,

            @Doc("Mean time to failure of a disk.") @Default("20000 d")
            Time mttf,

            @Doc("Mean time to repair.") @Default("1 d") Time mttr)
            implements ArrayModel {
        @Override
        public ModelFigures figures() {
            FailureModel disk = new FailureModel(mttf.inNanos(), mttr.inNanos());
            RaidLevel.Accesses small = level.smallWrite(dataDisks);
            return new ModelFigures()
                    .add("failures-survived", "", level.failuresSurvived())
                    .add("check-disks", "", level.checkDisks(dataDisks))
                    .add("small-write-accesses", "", small.total())
                    .add("small-write-disks", "", small.disks())
                    .add("reads-per-second", "1/s", level.readsPerSecond(dataDisks, diskRate))
                    .add("small-writes-per-second", "1/s", level.smallWritesPerSecond(dataDisks, diskRate))
                    .add("availability-of-disk", "", disk.availability())
                    .add("mttdl", "d", level.mttdl(dataDisks, disk) / 86400e9);
        }
    }

    @TypeName("rotated-parity")
    @Doc("The disks of two blocks and their parity in RAID 5, counted from 0.")
    record Rotated(
            @Doc("Disks.") int disks,
            @Doc("A block.") long block,
            @Doc("Another block.") long other) implements ArrayModel {
        @Override
        public ModelFigures figures() {
            RotatedParity raid = new RotatedParity(disks);
            return new ModelFigures()
                    .add("data-disk", "", raid.dataDisk(block))
                    .add("parity-disk", "", raid.parityDisk(block))
                    .add("other-data-disk", "", raid.dataDisk(other))
                    .add("other-parity-disk", "", raid.parityDisk(other))
                    .add("together", "", raid.canBeWrittenTogether(block, other) ? 1 : 0);
        }
    }
}
