package org.spindle.flash.ssd;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.flash.FlashRig;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.PriorityClass;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.RandomStream;
import org.spindle.testkit.sim.TestRandom;

/**
 * Urgent programs go before others, but the pages of a block are programmed in order. Each of the eight pages of a block takes a time
 * of its own to program, so that the time that a die is busy tells the page.
 */
class ProgramOrderTest {

    private static final int PAGES = 8;
    private static final int REQUESTS = 6_000;
    private static final PriorityClass[] CLASSES = PriorityClass.values();

    private static final String DRIVE = """
            link: conversation
            queueDepth: 4096
            geometry: {channels: 2, chips: 1, dies: 2, planes: 1, blocks: 48, pages: 8, page: 4 KiB}
            overProvisioning: 0.6
            garbageCollection: {threshold: 0.15}
            flash:
              read: [20 us, 20 us, 20 us, 20 us, 20 us, 20 us, 20 us, 20 us]
              program: [100 us, 200 us, 300 us, 400 us, 500 us, 600 us, 700 us, 800 us]
              erase: 1 ms
            scheduling: {priorities: true}
            precondition: {state: steady}
            """;

    private static final Pattern PROGRAM = Pattern.compile("(die .*): (\\d+)-(\\d+) program of \\d+");

    /** Random pages, two of three of them written, with random classes; of the dies' time about nine tenths are used. */
    private static List<Request> load(FlashRig rig) {
        RandomStream random = new TestRandom(31);
        List<Request> sent = new ArrayList<>();
        double at = 0;
        for (int i = 0; i < REQUESTS; i++) {
            at += random.nextLong(i % 100 == 0 ? 10_000 : 230);
            Operation operation = random.nextLong(3) == 0 ? Operation.READ : Operation.WRITE;
            long page = random.nextLong(rig.device().sectors() / 8);
            Request request = rig.requests.request(i % 50 == 0 ? Operation.DISCARD : operation, 8 * page, 8);
            CLASSES[(int) random.nextLong(CLASSES.length)].assign(request, 0);
            sent.add(rig.submitAt(at, request));
        }
        rig.run();
        return sent;
    }

    private static SsdConfig config(String... sets) {
        return FlashRig.config(SsdConfig.class, DRIVE, sets);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "scheduling={priorities: true}",
                "scheduling={priorities: true, order: arrival}",
                "placement={by: turn}",
                "map={cache: 512 B}",
                "garbageCollection={threshold: 0.15, staticWear: 3, readDisturb: 20}"
            })
    void thePagesOfABlockAreProgrammedInOrder(String setting) {
        List<String> spans = new ArrayList<>();
        load(FlashRig.watched(new SsdFactory(), config(setting), spans));
        Map<String, Integer> nextOfDie = new HashMap<>();
        int programs = 0;
        for (String span : spans) {
            Matcher program = PROGRAM.matcher(span);
            if (program.matches()) {
                long nanos = Long.parseLong(program.group(3)) - Long.parseLong(program.group(2));
                int page = (int) (nanos / 100_000) - 1;
                int next = nextOfDie.getOrDefault(program.group(1), 0);
                assertThat(page).as(span).isEqualTo(next);
                nextOfDie.put(program.group(1), (next + 1) % PAGES);
                programs++;
            }
        }
        assertThat(nextOfDie).hasSize(4);
        assertThat(programs).isGreaterThan(REQUESTS / 2);
    }

    @Test
    void urgentWritesWaitLessThanOthers() {
        double[] withPriorities = meanWaits();
        double[] without = meanWaits("scheduling.priorities=false");
        int realtime = PriorityClass.REALTIME.ordinal();
        int usual = PriorityClass.BEST_EFFORT.ordinal();
        int idle = PriorityClass.IDLE.ordinal();
        assertThat(withPriorities[realtime]).isLessThan(0.5 * without[realtime]);
        assertThat(withPriorities[usual]).isBetween(2 * withPriorities[realtime], 0.5 * withPriorities[idle]);
        assertThat(withPriorities[idle]).isGreaterThan(without[idle]);
    }

    /** Mean time that the writes of each class wait for dies. */
    private static double[] meanWaits(String... sets) {
        FlashRig rig = new FlashRig(new SsdFactory(), config(sets));
        double[] sum = new double[CLASSES.length];
        int[] count = new int[CLASSES.length];
        for (Request request : load(rig)) {
            if (request.operation() == Operation.WRITE) {
                int of = PriorityClass.of(request).ordinal();
                sum[of] += rig.parts(request).getOrDefault("die-wait", 0L);
                count[of]++;
            }
        }
        for (int i = 0; i < sum.length; i++) {
            sum[i] /= count[i];
        }
        return sum;
    }
}
