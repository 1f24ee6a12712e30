package org.spindle.host.volume;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.testkit.sim.TestEventLoop;

/**
 * The order in which DiskSim sends writes that waited for a read. The reference's section 6.4: "they re-enter 1e-10 ms later ... If any
 * dependent targets the same device, the immediate next-dispatch for that device is skipped (the re-entry triggers it)".
 */
class WritesByMemberTest {

    private final TestEventLoop events = new TestEventLoop();
    private final List<String> sent = new ArrayList<>();

    /** Data on member 2, parity on 0 and 4: the write to 0 is sent before the next request for 2 is selected, the one to 4 after it. */
    @Test
    void sendsUpToTheMemberOfTheReadAtOnce() {
        Plan plan = plan();
        plan.read(2, 0, 8, 0);
        plan.write(4, 0, 8, 0, true);
        plan.write(2, 0, 8, 0, false);
        plan.write(0, 0, 8, 0, true);
        complete(plan);
        assertThat(sent).containsExactly("member 0", "member 2", "next request", "member 4");
    }

    /** Without a write for the read's member, the next request for that member is selected first. */
    @Test
    void sendsEverythingLaterIfNothingIsForTheMemberOfTheRead() {
        Plan plan = plan();
        plan.read(2, 0, 8, 0);
        plan.write(4, 0, 8, 0, true);
        plan.write(0, 0, 8, 0, true);
        complete(plan);
        assertThat(sent).containsExactly("next request", "member 0", "member 4");
    }

    /** Section 12.5, 3: "merge neighbours of equal direction when the gap is ≤ 32 blocks", whichever of them comes first. */
    @Test
    void mergesDownwardAcrossGaps() {
        Plan plan = new Plan(5, 32, true, false, false);
        plan.write(1, 39, 25, 0, true);
        plan.write(1, 0, 7, 1, true);
        plan.write(2, 40, 24, 0, true);
        plan.write(2, 0, 7, 1, true);
        plan.arrange();
        assertThat(plan.count()).isEqualTo(3);
        assertThat(plan.sector(0)).isZero();
        assertThat(plan.sectors(0)).isEqualTo(64);
    }

    private static Plan plan() {
        return new Plan(5, 0, false, false, false);
    }

    private void complete(Plan plan) {
        WritesByMember writes =
                new WritesByMember(events, (task, transfer) -> sent.add("member " + plan.place(transfer)));
        plan.arrange();
        writes.completed(0, plan, 0);
        sent.add("next request");
        events.run();
    }
}
