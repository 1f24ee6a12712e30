package org.spindle.host.volume;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.host.volume.Configs.Faults;
import org.spindle.host.volume.Rebuilding.Order;
import org.spindle.host.volume.Rebuilding.Priority;
import org.spindle.host.volume.layout.CheckRotation;
import org.spindle.spi.config.Rate;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Request;

/** Failures, rebuilds, and refused configurations. */
class FailureTest {

    private static final long MS = VolumeRig.MS;

    private static Faults rebuilding(Rebuilding rebuild, Failure... failures) {
        return new Faults(1, List.of(failures), rebuild);
    }

    /** 20 units in steps of 4: five steps of one read (of all survivors at once) and one write, 10 ms each. */
    @Test
    void rebuildsInStepsOfReadingAllAndWritingOne() {
        Rebuilding rebuild =
                new Rebuilding(Size.ofSectors(4 * 64), null, Order.ASCENDING, Priority.NONCRITICAL, Time.ZERO);
        VolumeRig rig = new VolumeRig(6, 64 * 20, Configs.raid5(64, rebuilding(rebuild, Configs.failure(2, 5 * MS))));
        rig.events.run();
        assertThat(rig.events.now()).isEqualTo(105 * MS);
        assertThat(rig.sent).hasSize(10).startsWith("r4@0+256 r3@0+256 r1@0+256 r0@0+256", "w5@0+256");
        assertThat(rig.metrics.values("rebuild-time")).containsExactly(100 * MS);
        assertThat(rig.metrics.count("rebuilt-sectors")).isEqualTo(64 * 20);
        assertThat(rig.metrics.levels("rebuilt")).containsExactly(0.0, 0.2, 0.4, 0.6, 0.8, 1.0);
        assertThat(rig.metrics.levels("lost-members")).containsExactly(1.0, 0.0);
        rig.sent.clear();
        rig.read(128, 8);
        assertThat(rig.sent).containsExactly("r5@0+8");
    }

    /** 1280 sectors at 64 KiB (128 sectors) per second take 10 s, except that the last of five steps is not delayed. */
    @Test
    void rebuildsNoFasterThanItsRate() {
        Rebuilding rebuild = new Rebuilding(
                Size.ofSectors(4 * 64),
                Rate.parse("64 KiB/s"),
                Order.DESCENDING,
                Priority.CRITICAL,
                Time.ofMillis(500));
        VolumeRig rig = new VolumeRig(6, 64 * 20, Configs.raid5(64, rebuilding(rebuild, Configs.failure(2, 0))));
        rig.watcher = new VolumeRig.Watcher() {
            @Override
            public void sent(int disk, Request part) {
                assertThat(part.criticality()).isEqualTo(Criticality.CRITICAL);
            }
        };
        rig.events.run();
        assertThat(rig.metrics.values("rebuild-time")).containsExactly(500 * MS + 8000 * MS + 20 * MS);
        assertThat(rig.sent.get(0)).startsWith("r4@1024+256");
    }

    /** While rows 0 to 3 are rebuilt they are not changed; a read of a rebuilt unit is sent to the spare. */
    @Test
    void keepsWritersFromTheStripesOfAStep() {
        Rebuilding rebuild =
                new Rebuilding(Size.ofSectors(4 * 64), null, Order.ASCENDING, Priority.NONCRITICAL, Time.ZERO);
        VolumeRig rig = new VolumeRig(6, 64 * 20, Configs.raid5(64, rebuilding(rebuild, Configs.failure(2, 0))));
        rig.events.runUntil(5 * MS);
        rig.sent.clear();
        rig.write(0, 8);
        assertThat(rig.sent).isEmpty();
        rig.events.runUntil(20 * MS);
        assertThat(String.join(" ", rig.sent)).contains("r4@0+8 r0@0+8");
        rig.sent.clear();
        rig.read(128, 8);
        assertThat(String.join(" ", rig.sent)).isEqualTo("r5@0+8");
    }

    /** A declustered volume of 7 with stripes of 3 reads from each survivor a third of what a rebuild of RAID 5 does. */
    @Test
    void declusteringSpreadsTheWorkOfARebuild() {
        VolumeRig rig = new VolumeRig(
                8, 64 * 90, Configs.declustered(64, 3, ParityWrites.DEFAULT, Faults.of(1, Configs.failure(0, 0))));
        rig.events.run();
        for (int disk = 1; disk < 7; disk++) {
            assertThat(rig.metrics.count("disk" + disk + "-sectors")).isEqualTo(64 * 90 / 3);
        }
        assertThat(rig.metrics.count("disk7-sectors")).isEqualTo(64 * 90);
    }

    @Test
    void endsTheRunWhenDataAreLost() {
        Rebuilding slowly = new Rebuilding(Size.ofSectors(64), null, Order.ASCENDING, Priority.NONCRITICAL, Time.ZERO);
        VolumeRig rig = new VolumeRig(
                6, 64 * 20, Configs.raid5(64, rebuilding(slowly, Configs.failure(2, 0), Configs.failure(4, 50 * MS))));
        assertThatThrownBy(rig.events::run)
                .hasMessageContaining("data was lost at 50.0 ms, when disk4 failed while disk2 had not been rebuilt")
                .hasMessageContaining("survives any one lost member");
    }

    private static void assertRefused(int disks, Function<LayerContext, Layer> volume, String... parts) {
        assertThatThrownBy(() -> new VolumeRig(disks, 64 * 20, volume))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContainingAll(parts);
    }

    @Test
    void refusesFailuresThatLoseDataForCertain() {
        assertRefused(
                5,
                Configs.raid5(64, Faults.of(0, Configs.failure(0, 0), Configs.failure(1, 0))),
                "data are lost when 2 devices fail and there is no spare");
        assertRefused(
                6,
                Configs.raid6(
                        64,
                        CheckRotation.LEFT_SYMMETRIC,
                        ParityWrites.DEFAULT,
                        Faults.of(0, Configs.failure(0, 0), Configs.failure(1, 0), Configs.failure(5, 0))),
                "survives any 2 lost members");
        assertRefused(
                4,
                Configs.raid10(2, 64, ReadChoice.PRIMARY, Faults.of(0, Configs.failure(1, 0), Configs.failure(3, 0))),
                "data are lost");
        new VolumeRig(
                4,
                64 * 20,
                Configs.raid10(2, 64, ReadChoice.PRIMARY, Faults.of(0, Configs.failure(0, 0), Configs.failure(3, 0))));
    }

    @Test
    void refusesFailuresOfUnknownDevices() {
        assertRefused(
                3,
                Configs.raid5(64, Faults.of(0, new Failure("disk9", Time.ZERO))),
                "'disk9', which is not a unit below; write one of disk0, disk1, disk2, or a number from 0 to 2");
        assertRefused(3, Configs.raid5(64, Faults.of(0, new Failure("3", Time.ZERO))), "'3'");
        assertRefused(
                3,
                Configs.raid5(64, Faults.of(0, new Failure("1", Time.ZERO), new Failure("disk1", Time.ZERO))),
                "'disk1' fails twice");
    }

    @Test
    void refusesTooFewMembersAndSaysHowManyAreMissing() {
        assertRefused(2, Configs.raid5(64, Faults.NONE), "raid-5 needs at least 3 members", "'over' names 2; add 1");
        assertRefused(3, Configs.raid5(64, Faults.of(1)), "at least 3 members and 1 spares", "add 1");
        assertRefused(
                3, Configs.raid6(64, CheckRotation.LEFT_SYMMETRIC, ParityWrites.DEFAULT, Faults.NONE), "raid-6", "4");
        assertRefused(1, Configs.mirror(ReadChoice.PRIMARY, Faults.NONE), "mirror needs at least 2");
        assertRefused(3, Configs.raid10(2, 64, ReadChoice.PRIMARY, Faults.NONE), "raid-10 needs at least 4");
        assertRefused(5, Configs.raid10(2, 64, ReadChoice.PRIMARY, Faults.NONE), "5 members", "use 4 or 6 members");
        assertRefused(3, Configs.declustered(64, 4, ParityWrites.DEFAULT, Faults.NONE), "declustered", "add 1");
    }

    @Test
    void refusesDifferentCapacitiesByDefault() {
        long[] capacities = {1280, 1000, 1280};
        assertThatThrownBy(() -> new VolumeRig(capacities, Configs.raid5(64, Faults.NONE)))
                .hasMessage("members differ in capacity: disk1 has 1000 sectors, disk0 has 1280;"
                        + " use equal members, or set useSmallest: true to use 1000 sectors of each");
        VolumeRig smallest = new VolumeRig(
                capacities,
                context -> new StripingFactory()
                        .create(
                                new StripingConfig(
                                        Size.ofSectors(64), Addressing.VOLUME, new Capacity(true), List.of()),
                                context));
        assertThat(smallest.volume.sectors(0)).isEqualTo(3000);
        assertThatThrownBy(() -> new VolumeRig(
                        new long[] {1280, 1280, 1280, 1000}, Configs.raid5(64, Faults.of(1, Configs.failure(0, 0)))))
                .hasMessageContaining("spare disk3 has 1000 sectors, less than the members' 1280");
    }

    @Test
    void refusesUnitsThatMembersCannotServe() {
        VolumeRig rig = new VolumeRig(4, 1280, Configs.striping(64));
        rig.refusal = "multiples of 8 sectors only";
        assertThat(rig.volume.refusal(0, 70, 200)).isEqualTo("disk1: multiples of 8 sectors only");
        rig.refusal = null;
        assertThat(rig.volume.refusal(0, 70, 200)).isNull();
    }

    @ParameterizedTest
    @CsvSource({"PRIMARY,00000000", "ROUND_ROBIN,01230123", "SHORTEST_QUEUE_THEN_SEEK,.{8}"})
    void readsTheCopyThatItsRuleChooses(ReadChoice rule, String disks) {
        VolumeRig rig = new VolumeRig(4, 1280, Configs.mirror(rule, Faults.NONE));
        for (int i = 0; i < 8; i++) {
            rig.read(8 * i, 8);
        }
        StringBuilder chosen = new StringBuilder();
        for (String transfer : rig.sent.get(0).split(" ")) {
            chosen.append(transfer.charAt(1));
        }
        assertThat(chosen.toString()).matches(disks);
        if (rule == ReadChoice.SHORTEST_QUEUE_THEN_SEEK) {
            assertThat(rig.disks).allMatch(disk -> disk.outstanding() == 2);
        }
    }

    /** With all disks idle, the copy whose last request began nearest is chosen. */
    @Test
    void readsTheNearestCopy() {
        VolumeRig rig = new VolumeRig(3, 1280, Configs.mirror(ReadChoice.SHORTEST_SEEK, Faults.NONE));
        rig.disks.get(0).submit(quiet(100));
        rig.disks.get(1).submit(quiet(500));
        rig.disks.get(2).submit(quiet(900));
        rig.events.run();
        rig.sent.clear();
        rig.read(640, 8);
        rig.read(840, 8);
        assertThat(String.join(" ", rig.sent)).isEqualTo("r1@640+8 r2@840+8");
    }

    private static Request quiet(long sector) {
        Request request = new Request().reset(0, 0, org.spindle.spi.request.Operation.READ, sector, 8);
        request.expect(done -> {});
        return request;
    }
}
