package org.spindle.flash.ssd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.spindle.flash.FlashRig.response;
import static org.spindle.flash.ssd.SmallSsd.LINK_8K;
import static org.spindle.flash.ssd.SmallSsd.ONE_PLANE;
import static org.spindle.flash.ssd.SmallSsd.PROGRAM;
import static org.spindle.flash.ssd.SmallSsd.READ_4K;
import static org.spindle.flash.ssd.SmallSsd.READ_8K;
import static org.spindle.flash.ssd.SmallSsd.rig;

import org.junit.jupiter.api.Test;
import org.spindle.flash.FlashRig;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.PriorityClass;
import org.spindle.spi.request.Request;

/** Which operation has the die first: reads that suspend programs, and classes of priority. The times are those of {@link SmallSsd}. */
class SsdPrecedenceTest {

    /**
     * The program's array works from 27,458 to 777,458. The read arrives at 100,000, the suspension takes 100,000, and the read of
     * 8 KiB occupies the die until 299,921. Then the program continues for the remaining 677,458.
     */
    @Test
    void aReadSuspendsAProgram() {
        FlashRig rig = rig(ONE_PLANE, "flash.suspension={program: true}");
        Request write = rig.writeAt(0, 0, 16);
        Request read = rig.readAt(100, 160, 16);
        rig.run();
        assertThat(response(read)).isEqualTo(100_000 + READ_8K + LINK_8K);
        assertThat(response(write)).isEqualTo(299_921 + 677_458);
        assertThat(rig.measured.count("suspensions")).isEqualTo(1);
    }

    /** A program is suspended once by default, and not if less than 100,000 of it are left. */
    @Test
    void suspensionHasItsLimits() {
        FlashRig rig = rig(ONE_PLANE, "flash.suspension={program: true}");
        Request write = rig.writeAt(0, 0, 16);
        rig.readAt(100, 160, 16);
        Request second = rig.readAt(500, 160, 16);
        Request late = rig.writeAt(5_000, 0, 16);
        Request lateRead = rig.readAt(5_700, 160, 16);
        rig.run();
        assertThat(response(second)).isEqualTo(977_379 - 500_000 + READ_8K + LINK_8K);
        assertThat(response(write)).isEqualTo(977_379);
        assertThat(response(lateRead)).isEqualTo(777_458 - 700_000 + READ_8K + LINK_8K);
        assertThat(response(late)).isEqualTo(777_458);
    }

    private static Request prioritised(FlashRig rig, Operation operation, long sector, PriorityClass priority) {
        Request request = rig.requests.request(operation, sector, operation == Operation.READ ? 8 : 16);
        priority.assign(request, 0);
        return rig.submitAt(0, request);
    }

    /**
     * The first has the die at once; of those that wait the most urgent is next. A read holds the die until its data
     * are out.
     */
    @Test
    void urgentReadsGoBeforeOthers() {
        long turn = READ_4K - 1_248;
        for (boolean counts : new boolean[] {true, false}) {
            FlashRig rig = rig(ONE_PLANE, "scheduling.priorities=" + counts);
            Request first = prioritised(rig, Operation.READ, 0, PriorityClass.NONE);
            Request idle = prioritised(rig, Operation.READ, 16, PriorityClass.IDLE);
            Request usual = prioritised(rig, Operation.READ, 32, PriorityClass.BEST_EFFORT);
            Request none = prioritised(rig, Operation.READ, 48, PriorityClass.NONE);
            Request urgent = prioritised(rig, Operation.READ, 64, PriorityClass.REALTIME);
            rig.run();
            assertThat(response(first)).isEqualTo(READ_4K);
            assertThat(response(urgent)).isEqualTo(READ_4K + (counts ? 1 : 4) * turn);
            assertThat(response(usual)).isEqualTo(READ_4K + 2 * turn);
            assertThat(response(none)).isEqualTo(READ_4K + 3 * turn);
            assertThat(response(idle)).isEqualTo(READ_4K + (counts ? 4 : 1) * turn);
        }
    }

    /**
     * Data cross the link one after the other; the first program begins with the first data. Reads go before programs
     * of any class.
     */
    @Test
    void urgentProgramsGoBeforeOthersButNotBeforeReads() {
        FlashRig rig = rig(ONE_PLANE, "scheduling.priorities=true");
        Request first = prioritised(rig, Operation.WRITE, 0, PriorityClass.NONE);
        Request idle = prioritised(rig, Operation.WRITE, 16, PriorityClass.IDLE);
        Request urgent = prioritised(rig, Operation.WRITE, 32, PriorityClass.REALTIME);
        Request read = rig.requests.request(Operation.READ, 64, 8);
        PriorityClass.IDLE.assign(read, 0);
        rig.submitAt(100, read);
        rig.run();
        long readTurn = READ_4K - 1_248;
        assertThat(response(first)).isEqualTo(LINK_8K + PROGRAM);
        assertThat(response(read)).isEqualTo(LINK_8K + PROGRAM - 100_000 + READ_4K);
        assertThat(response(urgent)).isEqualTo(LINK_8K + PROGRAM + readTurn + PROGRAM);
        assertThat(response(idle)).isEqualTo(LINK_8K + PROGRAM + readTurn + 2 * PROGRAM);
    }
}
