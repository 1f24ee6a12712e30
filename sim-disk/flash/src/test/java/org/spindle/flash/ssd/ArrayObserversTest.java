package org.spindle.flash.ssd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.spindle.flash.FlashRig.response;
import static org.spindle.flash.ssd.SmallSsd.ONE_PLANE;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.spindle.flash.FlashRig;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.RandomStream;
import org.spindle.testkit.sim.TestRandom;

/**
 * The tracks of a timeline and the metrics of channels and dies, in cases worked by hand with the times of {@link SmallSsd}, and
 * compared with the times charged to requests.
 */
class ArrayObserversTest {

    /** A read of 4 KiB in a die: 290 ns of command, 75,000 of the array, 12,330 of data. */
    private static final long READ_IN_DIE = 290 + 75_000 + 12_330;

    private static final String WORN = """
            link: conversation
            queueDepth: 4096
            geometry: {channels: 2, chips: 1, dies: 2, planes: 2, blocks: 24, pages: 8, page: 4 KiB}
            overProvisioning: 0.6
            garbageCollection: {threshold: 0.15}
            flash: {read: [20 us, 30 us], program: [100 us, 300 us], erase: 1 ms}
            precondition: {state: steady}
            """;

    private static SsdConfig config(String yaml, String... sets) {
        return FlashRig.config(SsdConfig.class, yaml, sets);
    }

    @Test
    void aReadIsShownOnItsChannelAndItsDie() {
        List<String> spans = new ArrayList<>();
        FlashRig rig = FlashRig.watched(new SsdFactory(), config(ONE_PLANE), spans);
        Request read = rig.readAt(0, 16, 8);
        rig.run();
        assertThat(spans)
                .containsExactly(
                        "channel 0: 0-290 read command of " + read.id(),
                        "channel 0: 75290-87620 read data of " + read.id(),
                        "die 0 of channel 0: 0-87620 read of " + read.id());
    }

    /** A program has its data on the channel; copies and the erase of garbage collection are background. */
    @Test
    void garbageCollectionIsShownAsBackground() {
        List<String> spans = new ArrayList<>();
        FlashRig rig = FlashRig.watched(new SsdFactory(), config(ONE_PLANE), spans);
        Request write = rig.writeAt(0, 0, 16);
        double at = 10_000;
        for (int i = 1; i < 20; i++) {
            rig.writeAt(at, 16L * (i * 5 % 55), 16);
            at += 10_000;
        }
        rig.run();
        assertThat(spans)
                .contains(
                        "channel 0: 2496-27458 program data of " + write.id(),
                        "die 0 of channel 0: 2496-777458 program of " + write.id())
                .anySatisfy(span -> assertThat(span).matches("die 0 of channel 0: \\d+-\\d+ erase"))
                .anySatisfy(span -> assertThat(span).matches("channel 0: \\d+-\\d+ erase command"))
                .anySatisfy(span -> assertThat(span).matches("channel 0: \\d+-\\d+ collection program data"))
                .allSatisfy(span -> assertThat(span.contains("erase") || span.contains("collection"))
                        .isNotEqualTo(span.contains(" of 0") || span.matches(".* of \\d+$")));
    }

    /** Two reads of one die at once: the second waits for the end of the first. */
    @Test
    void eachDieTellsHowMuchWaitsForIt() {
        FlashRig rig = FlashRig.quiet(new SsdFactory(), config(ONE_PLANE, "perDie=true"));
        rig.readAt(0, 16, 8);
        Request second = rig.readAt(0, 32, 8);
        rig.run();
        assertThat(rig.parts(second)).containsEntry("die-wait", READ_IN_DIE);
        assertThat(rig.integral("die-0-queue")).isCloseTo(READ_IN_DIE, within(1e-3));
        assertThat(rig.integral("die-0-busy")).isCloseTo(2 * READ_IN_DIE, within(1e-3));
        assertThat(rig.integral("channel-0-busy")).isCloseTo(2 * (290 + 12_330), within(1e-3));
        assertThat(rig.integral("dies-reading")).isCloseTo(2 * READ_IN_DIE, within(1e-3));
        assertThat(rig.integral("dies-collecting")).isZero();
    }

    @Test
    void metricsOfEachDieAreWanted() {
        FlashRig rig = new FlashRig(new SsdFactory(), config(ONE_PLANE));
        assertThat(rig.measured.names())
                .contains("dies-busy", "channels-busy")
                .noneMatch(name -> name.startsWith("die-0") || name.startsWith("channel-0"));
    }

    /**
     * Requests of one page have one operation each, so that the parts of their times add up to the integrals: the time charged for
     * garbage collection is the time spent waiting for it, and the busy time of the dies is the sum over the operations.
     */
    @Test
    void waitsOfRequestsAreThoseOfTheLevels() {
        FlashRig rig = FlashRig.quiet(new SsdFactory(), config(WORN, "perDie=true"));
        RandomStream random = new TestRandom(5);
        List<Request> sent = new ArrayList<>();
        double at = 0;
        for (int i = 0; i < 3_000; i++) {
            at += random.nextLong(150);
            Operation operation = random.nextLong(3) == 0 ? Operation.READ : Operation.WRITE;
            long page = random.nextLong(rig.device().sectors() / 8);
            sent.add(rig.submitAt(at, rig.requests.request(operation, 8 * page, 8)));
        }
        rig.run();
        double stalled = sum(rig, sent, "gc-stall");
        double waited = sum(rig, sent, "die-wait");
        assertThat(stalled).isPositive();
        assertThat(rig.integral("gc-stalled")).isCloseTo(stalled, within(1.0));
        double queued = IntStream.range(0, 4)
                .mapToDouble(die -> rig.integral("die-" + die + "-queue"))
                .sum();
        assertThat(queued).isBetween(waited - 1, waited + stalled + 1);
        double busy = IntStream.range(0, 4)
                .mapToDouble(die -> rig.integral("die-" + die + "-busy"))
                .sum();
        assertThat(rig.integral("dies-busy") * 4).isCloseTo(busy, within(1.0));
        assertThat(rig.integral("dies-reading") + rig.integral("dies-programming") + rig.integral("dies-collecting"))
                .isCloseTo(busy / 4, within(1.0));
    }

    /** Each read and write is in one of the two distributions, by whether it was charged for garbage collection. */
    @Test
    void requestsThatWereStalledAreMeasuredApart() {
        FlashRig rig = new FlashRig(new SsdFactory(), config(WORN));
        RandomStream random = new TestRandom(6);
        double at = 0;
        for (int i = 0; i < 1_000; i++) {
            at += random.nextLong(300);
            rig.writeAt(at, 8 * random.nextLong(rig.device().sectors() / 8), 8);
        }
        rig.run();
        List<Long> stalled = new ArrayList<>();
        List<Long> others = new ArrayList<>();
        for (Request request : rig.done) {
            (rig.parts(request).containsKey("gc-stall") ? stalled : others).add(response(request));
        }
        assertThat(stalled).isNotEmpty();
        assertThat(rig.measured.values("time-with-gc-stall")).containsExactlyElementsOf(stalled);
        assertThat(rig.measured.values("time-without-gc-stall")).containsExactlyElementsOf(others);
        assertThat(rig.measured.levels("gc-stalling")).contains(0.0, 1.0).endsWith(0.0);
    }

    /** A drive that is written in order copies nothing; its latest 1024 pages have an amplification of 1. */
    @Test
    void theRecentAmplificationIsThatOfTheLatestPages() {
        FlashRig rig = new FlashRig(new SsdFactory(), config(WORN, "precondition.state=empty"));
        int pages = (int) rig.device().sectors() / 8;
        int written = 0;
        for (int i = 0; i < 3_000; i++) {
            rig.writeAt(1_000.0 * i, 8L * (i % pages), 8);
            written++;
        }
        rig.run();
        assertThat(written / 1024).isEqualTo(2);
        assertThat(rig.measured.count("pages-copied")).isZero();
        assertThat(rig.measured.levels("write-amplification")).containsExactly(1.0, 1.0, 1.0);
    }

    private static double sum(FlashRig rig, List<Request> requests, String part) {
        return requests.stream()
                .mapToLong(request -> rig.parts(request).getOrDefault(part, 0L))
                .sum();
    }
}
