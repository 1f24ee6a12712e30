package org.spindle.flash.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.spindle.flash.FlashRig.response;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.spindle.flash.FlashRig;
import org.spindle.spi.request.Request;

/** One worker behind a table: docs/ssd.md, "Measured times". Reads take 10 us and writes 30, after a pause of 100 us or more 20 besides. */
class WorkerDriveTest {

    private static final String WORKER = """
            capacity: 1 MiB
            points: [{operation: read, time: 10 us}, {operation: write, time: 30 us}]
            worker: {wakeUps: [{pause: 0 us, time: 0 us}, {pause: 100 us, time: 20 us}]}
            """;

    private static FlashRig rig(String... sets) {
        return new FlashRig(new TableFactory(), FlashRig.config(TableConfig.class, WORKER, sets));
    }

    /** 20 us to wake up, then 10, 30 and 10: ends at 30, 60 and 70 us. */
    @Test
    void requestsAreServedOneAfterTheOther() {
        FlashRig rig = rig();
        Request first = rig.readAt(0, 0, 8);
        Request second = rig.writeAt(0, 0, 8);
        Request third = rig.readAt(5, 0, 8);
        rig.run();
        assertThat(response(first)).isEqualTo(30_000);
        assertThat(response(second)).isEqualTo(60_000);
        assertThat(response(third)).isEqualTo(65_000);
        assertThat(rig.parts(first)).containsExactlyInAnyOrderEntriesOf(Map.of("wake-up", 20_000L, "table", 10_000L));
        assertThat(rig.parts(third))
                .containsExactlyInAnyOrderEntriesOf(Map.of("worker-wait", 55_000L, "table", 10_000L));
    }

    /** All three are complete at 70 us; one that arrives 50 us later, after half of the pause, takes half of the wake-up time. */
    @Test
    void completionsAreToldTogether() {
        FlashRig rig = rig("worker.completions=together");
        Request first = rig.readAt(0, 0, 8);
        Request second = rig.writeAt(0, 0, 8);
        Request third = rig.readAt(5, 0, 8);
        Request later = rig.readAt(120, 0, 8);
        rig.run();
        assertThat(response(first)).isEqualTo(70_000);
        assertThat(response(second)).isEqualTo(70_000);
        assertThat(response(third)).isEqualTo(65_000);
        assertThat(response(later)).isEqualTo(20_000);
        assertThat(rig.parts(first))
                .containsExactlyInAnyOrderEntriesOf(
                        Map.of("wake-up", 20_000L, "table", 10_000L, "worker-wait", 40_000L));
    }

    @Test
    void whatContradictsAWorkerIsRefused() {
        assertThatThrownBy(() -> rig("points[0].outstanding=2")).hasMessageContaining("one request at a time");
        assertThatThrownBy(() -> rig("learning=response")).hasMessageContaining("does not learn");
        assertThatThrownBy(() -> rig("worker.wakeUps[1].pause=0 us")).hasMessageContaining("pauses in rising order");
    }
}
