package org.spindle.flash.ssd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.spindle.flash.FlashRig;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
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
        assertThatThrownBy(() -> rig("zones.size=12 KiB")).hasMessageContaining("is not a whole number of pages");
        assertThatThrownBy(() -> rig("zones.maxOpen=4")).hasMessageContaining("4 zones cannot be open when 3");
        assertThatThrownBy(() -> rig("zones.size=1 GiB")).hasMessageContaining("more than the drive has");
        assertThatThrownBy(() -> rig("precondition.state=steady")).hasMessageContaining("not overwritten at random");
    }

    private static Request manage(FlashRig rig, double at, long action, int zone) {
        Request request = rig.requests.request(Operation.DISCARD, (long) zone * ZONE, ZONE);
        request.attribute(ZoneAction.declare(rig.requestSchema()), action);
        return rig.submitAt(at, request);
    }

    /**
     * Codes of Zone Management Send: 3 opens, 1 closes, 2 finishes. A finished zone is full even if little of it is written, and
     * does not count towards the limits; none of these commands loses data.
     */
    @Test
    void theHostOpensClosesAndFinishesZones() {
        FlashRig rig = rig();
        manage(rig, 0, 3, 0);
        rig.writeAt(1, 0, 16);
        manage(rig, 10_000, 1, 0);
        rig.writeAt(20_000, 16, 16);
        manage(rig, 30_000, 2, 0);
        Request read = rig.readAt(40_000, 0, 8);
        Request beyond = rig.readAt(50_000, 64, 8);
        rig.run();
        assertThat(rig.measured.levels("zones-open")).containsExactly(1.0, 1.0, 0.0, 1.0, 0.0);
        assertThat(rig.measured.levels("zones-active")).containsExactly(1.0, 1.0, 1.0, 1.0, 0.0);
        assertThat(rig.measured.count("zones-finished")).isEqualTo(1);
        assertThat(rig.parts(read)).containsKey("flash-read");
        assertThat(rig.parts(beyond)).doesNotContainKey("flash-read");
        rig.writeAt(60_000, 32, 16);
        assertThatThrownBy(rig::run).hasMessageContaining("write pointer of zone 0, sector " + ZONE);
    }

    /** A zone that the host has opened is not closed to make room: with both opened, a third can be neither written nor opened. */
    @Test
    void theDriveDoesNotCloseWhatTheHostHasOpened() {
        FlashRig written = rig();
        manage(written, 0, 3, 0);
        manage(written, 1, 3, 1);
        written.writeAt(2, 2 * ZONE, 16);
        assertThatThrownBy(written::run).hasMessageContaining("zone 2 cannot be written while the host has opened 2");
        FlashRig opened = rig();
        opened.writeAt(0, 0, 16);
        manage(opened, 1, 3, 1);
        manage(opened, 2, 3, 2);
        opened.run();
        assertThat(opened.measured.count("zones-closed")).isEqualTo(1);
        manage(opened, 10_000, 3, 3);
        assertThatThrownBy(opened::run).hasMessageContaining("zone 3 cannot be opened while 3 other zones are active");
    }

    @Test
    void transitionsThatThereAreNotAreRefused() {
        FlashRig empty = rig();
        manage(empty, 0, 1, 0);
        assertThatThrownBy(empty::run).hasMessageContaining("zone 0 is empty and cannot be closed");
        FlashRig full = rig("precondition.state=sequential");
        manage(full, 0, 3, 0);
        assertThatThrownBy(full::run).hasMessageContaining("zone 0 is full and cannot be opened");
        FlashRig unknown = rig();
        manage(unknown, 0, 5, 0);
        assertThatThrownBy(unknown::run).hasMessageContaining("zone-action 5 is none of");
    }

    /** Appends to zone 1 that arrive together are placed one behind the other, and report their places at completion. */
    @Test
    void appendsAreToldWhereTheyAreWritten() {
        FlashRig rig = rig("zones.append=true");
        Request first = rig.writeAt(0, ZONE, 16);
        Request second = rig.writeAt(0, ZONE, 32);
        Request third = rig.writeAt(0, ZONE, 16);
        rig.run();
        assertThat(first.sector()).isEqualTo(ZONE);
        assertThat(second.sector()).isEqualTo(ZONE + 16);
        assertThat(third.sector()).isEqualTo(ZONE + 48);
        assertThatThrownBy(() -> late(rig("zones.append=true"), ZONE + 16, 16))
                .hasMessageContaining("does not name zone 1 by its first sector, " + ZONE);
        rig.writeAt(10_000, ZONE, 80);
        assertThatThrownBy(rig::run).hasMessageContaining("is more than the 64 sectors that are left of it");
    }

    /** Zones that are reset before they are written again cause no copies: the write amplification is 1. */
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

    /** Half of the drive are three zones; half of the pages would reach into the fourth, which is empty. */
    @Test
    void onlyWholeZonesAreFilledBeforeTheRun() {
        FlashRig rig = rig("precondition={state: sequential, fill: 0.5}");
        rig.readAt(0, 3 * ZONE - 16, 16);
        rig.run();
        assertThat(rig.measured.count("reads-of-unwritten-pages")).isZero();
        rig.readAt(10_000, 3 * ZONE, 16);
        rig.run();
        assertThat(rig.measured.count("reads-of-unwritten-pages")).isEqualTo(1);
    }
}
