package org.spindle.flash.ssd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.spindle.flash.FlashRig;
import org.spindle.spi.request.Operation;
import org.spindle.spi.sim.RandomStream;
import org.spindle.testkit.sim.TestRandom;

/** The zones of NVM Express Zoned Namespace Command Set 1.1, 2.1. */
class ZonedDriveTest {

    private static final int ZONE = 128;

    /** One plane of 55 logical pages of 8 KiB: 6 zones of 8 pages, which are 128 sectors. */
    private static final String SIX_ZONES = """
            link: conversation
            geometry: {channels: 1, chips: 1, dies: 1, planes: 1, blocks: 20, pages: 4}
            overProvisioning: 0.43
            garbageCollection: {threshold: 0.15}
            zones: {size: 64 KiB, maxOpen: 2, maxActive: 3}
            """;

    private static FlashRig rig(String... sets) {
        return new FlashRig(new SsdFactory(), FlashRig.config(SsdConfig.class, SIX_ZONES, sets));
    }

    private static double last(FlashRig rig, String level) {
        return rig.measured.levels(level).get(rig.measured.levels(level).size() - 1);
    }

    @Test
    void zonesAreWrittenInOrder() {
        FlashRig rig = rig();
        assertThat(rig.device().sectors()).isEqualTo(6 * ZONE);
        rig.writeAt(0, 0, 16);
        rig.writeAt(1, 16, 112);
        rig.writeAt(2, ZONE, 16);
        rig.readAt(3, 5 * ZONE, 8);
        rig.run();
        assertThat(rig.done).hasSize(4);
        assertThat(rig.measured.levels("zones-open")).containsExactly(1.0, 0.0, 1.0);
        assertThatThrownBy(() -> late(rig(), 16, 16))
                .hasMessageContaining("does not begin at the write pointer of zone 0, sector 0");
        assertThatThrownBy(() -> late(rig(), 0, ZONE + 16)).hasMessageContaining("does not end in the zone");
    }

    private static FlashRig late(FlashRig rig, long sector, long sectors) {
        rig.writeAt(0, sector, sectors);
        return rig.run();
    }

    /** Two may be open and three active: the third write closes the zone written first, the fourth is refused. */
    @Test
    void openAndActiveZonesAreLimited() {
        FlashRig rig = rig();
        for (int zone = 0; zone < 3; zone++) {
            rig.writeAt(zone, zone * ZONE, 16);
        }
        rig.run();
        assertThat(rig.measured.count("zones-closed")).isEqualTo(1);
        assertThat(last(rig, "zones-open")).isEqualTo(2);
        assertThat(last(rig, "zones-active")).isEqualTo(3);
        rig.writeAt(10_000, 16, 16);
        rig.run();
        assertThat(rig.measured.count("zones-closed")).isEqualTo(2);
        rig.writeAt(20_000, 3 * ZONE, 16);
        assertThatThrownBy(rig::run).hasMessageContaining("3 other zones are active");
    }

    @Test
    void aDiscardResetsWholeZones() {
        FlashRig rig = rig("precondition.state=sequential");
        rig.submitAt(0, rig.requests.request(Operation.DISCARD, ZONE, 2 * ZONE));
        rig.writeAt(1, 2 * ZONE, 16);
        rig.run();
        assertThat(rig.measured.count("zones-reset")).isEqualTo(2);
        assertThatThrownBy(() -> late(rig("precondition.state=sequential"), 0, 16))
                .hasMessageContaining("write pointer of zone 0, sector " + ZONE);
        FlashRig part = rig();
        part.submitAt(0, part.requests.request(Operation.DISCARD, 0, 64));
        assertThatThrownBy(part::run).hasMessageContaining("not of whole zones of 128 sectors");
    }

    @Test
    void zonesThatCannotBeAreRefused() {
        assertThatThrownBy(() -> rig("zones.size=12 KiB")).hasMessageContaining("no whole number of pages");
        assertThatThrownBy(() -> rig("zones.maxOpen=4")).hasMessageContaining("4 zones cannot be open when 3");
        assertThatThrownBy(() -> rig("zones.size=1 GiB")).hasMessageContaining("more than the drive has");
        assertThatThrownBy(() -> rig("precondition.state=steady")).hasMessageContaining("not overwritten at random");
    }

    /** Zones that are reset before they are written again leave nothing to copy: the write amplification is 1. */
    @Test
    void nothingIsCopiedOfZones() {
        FlashRig rig = rig("zones={size: 64 KiB, maxOpen: 1, maxActive: 1}");
        RandomStream random = new TestRandom(3);
        double at = 0;
        for (int i = 0; i < 60; i++) {
            long start = random.nextLong(6) * ZONE;
            rig.submitAt(at, rig.requests.request(Operation.DISCARD, start, ZONE));
            for (int page = 0; page < 8; page++) {
                rig.writeAt(at + 1 + page, start + 16L * page, 16);
            }
            at += 100_000;
        }
        rig.run();
        assertThat(rig.measured.count("pages-programmed")).isEqualTo(480);
        assertThat(rig.measured.count("blocks-erased")).isPositive();
        assertThat(rig.measured.count("pages-copied")).isZero();
    }
}
