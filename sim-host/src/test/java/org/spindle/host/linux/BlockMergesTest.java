package org.spindle.host.linux;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.spindle.host.ChoosesMerges;
import org.spindle.host.WithoutFrontMerges;
import org.spindle.spi.config.Size;
import org.spindle.spi.driver.Driver;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.PriorityClass;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestFlag;

/** Which requests the block layer merges (Linux 2.6.32, 4.18 and 7.0). */
class BlockMergesTest {

    private final BlockLayerRig rig = new BlockLayerRig();

    /** Back merge, front merge, and the merge of two requests whose gap was closed. */
    @Test
    void mergesNeighbours() {
        Driver driver = rig.driver(Generation.MULTI_QUEUE, 128, 1, BlockLayerRig.MERGES, BlockLayerRig.NO_PLUG);
        rig.read(driver, 0, 100_000);
        rig.read(driver, 1008, 1016, 1000, 1032, 1024);
        rig.events.run();
        assertThat(rig.device.submitted()).containsExactly(0L, 100_000L, 1000L);
        assertThat(rig.completed).containsExactly(0L, 100_000L, 1000L, 1008L, 1016L, 1024L, 1032L);
        assertThat(rig.context.measured().count("disk-back-merges"))
                .as("1016, and 1024 behind the request that was merged last")
                .isEqualTo(2);
        assertThat(rig.context.measured().count("disk-front-merges")).isEqualTo(1);
        assertThat(rig.context.measured().count("disk-request-merges")).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({
        "ALL, 16 KiB, 128, 1000 1032", // four requests of 4 KiB
        "ALL, 1280 KiB, 3, 1000 1024", // three pages
        "NONE, 1280 KiB, 128, 1000 1008 1016 1024 1032",
        "LATEST, 1280 KiB, 128, 1000",
    })
    void keepsWithinTheLimits(Merging merging, String size, int segments, String expected) {
        Driver driver = rig.driver(
                Generation.MULTI_QUEUE, 128, 1, BlockLayerRig.limits(merging, size, segments), BlockLayerRig.NO_PLUG);
        rig.read(driver, 0, 100_000);
        rig.read(driver, 1000, 1008, 1016, 1024, 1032);
        rig.events.run();
        assertThat(rig.device.submitted().stream().skip(2).map(String::valueOf).toList())
                .containsExactly(expected.split(" "));
    }

    /**
     * An insertion sets {@code last_merge} only if there is none (elv_insert): 1000 remains the one that is tried when 5000 has been
     * inserted.
     */
    @Test
    void mergesOnlyWithTheLatestIfConfigured() {
        Driver driver = rig.driver(
                Generation.MULTI_QUEUE,
                128,
                1,
                BlockLayerRig.limits(Merging.LATEST, "1280 KiB", 128),
                BlockLayerRig.NO_PLUG);
        rig.read(driver, 0, 100_000);
        rig.read(driver, 1000, 5000, 1008, 1016);
        rig.events.run();
        assertThat(rig.device.submitted()).containsExactly(0L, 100_000L, 5000L, 1000L);
        assertThat(rig.completed).containsExactly(0L, 100_000L, 5000L, 1000L, 1008L, 1016L);
    }

    private Driver driver(Generation generation, String maxSize, PlugConfig plug) {
        return rig.driver(
                generation,
                "fcfs",
                new WithoutFrontMerges(),
                128,
                1,
                BlockLayerRig.limits(Merging.ALL, maxSize, 128),
                plug);
    }

    /**
     * elv_merge tries {@code last_merge} before it asks the scheduler, so that also one that knows no requests by their first sector
     * (noop; deadline without front_merges) has arrivals merged in front of it: 992 before 1000. When 4992 comes, the request merged last
     * is still that of 992, and 5000 is not found.
     */
    @Test
    void mergesBeforeTheRequestMergedLastWithEveryScheduler() {
        Driver driver = driver(Generation.SINGLE_QUEUE, "1280 KiB", BlockLayerRig.NO_PLUG);
        rig.read(driver, 0, 1000, 5000, 992, 4992);
        rig.events.run();
        assertThat(rig.device.submitted()).containsExactly(0L, 5000L, 992L, 4992L);
        assertThat(rig.context.measured().count("disk-front-merges")).isEqualTo(1);
    }

    /** A back merge that fails for its size ends the attempt: 1016 is not merged in front of 1024 then (__make_request). */
    @Test
    void attemptsOneMergeOnly() {
        Driver driver = rig.driver(
                Generation.SINGLE_QUEUE,
                128,
                1,
                BlockLayerRig.limits(Merging.ALL, "8 KiB", 128),
                BlockLayerRig.NO_PLUG);
        rig.read(driver, 0, 1024, 1000, 1008, 1016);
        rig.events.run();
        assertThat(rig.device.submitted()).containsExactly(0L, 1024L, 1000L, 1016L);
    }

    /** Each process reads 4 KiB at one instant, so that the requests meet when their plugs end. */
    private void plugged(Driver driver, long... sectors) {
        for (int i = 0; i < sectors.length; i++) {
            Request request = rig.requests.read(sectors[i], 8);
            request.process(i);
            request.expect(done -> {});
            driver.submit(request);
        }
        rig.events.runUntil(rig.events.now());
    }

    /**
     * What leaves a plug is merged behind a waiting request, 1008 behind 1000, but not before one, 2000 before 2008
     * (elv_attempt_insert_merge). If 2016 comes as well, it is merged behind 2008, and both behind 2000.
     */
    @ParameterizedTest
    @CsvSource({"1000 1008, 1000", "2008 2000, 2008 2000", "500 2008 2000 2016, 500 2000"})
    void mergesWhatLeavesAPlugBehindWaitingRequestsOnly(String arrivals, String expected) {
        Driver driver = rig.driver(Generation.MULTI_QUEUE, 128, 1, BlockLayerRig.MERGES, BlockLayerRig.PLUG);
        plugged(driver, 0, 100_000);
        plugged(
                driver,
                Stream.of(arrivals.split(" ")).mapToLong(Long::parseLong).toArray());
        rig.events.run();
        assertThat(rig.device.submitted().stream().skip(2).map(String::valueOf)).containsExactly(expected.split(" "));
    }

    private Driver choosing(Merging merging, String maxSize, PlugConfig plug) {
        return rig.driver(
                Generation.MULTI_QUEUE,
                "fcfs",
                new ChoosesMerges(),
                128,
                1,
                BlockLayerRig.limits(merging, maxSize, 128),
                plug);
    }

    /**
     * kyber_bio_merge examines requests from the latest on, behind and before, and merges nothing further: 1008 is merged before 1016, not
     * behind 1000, and the two remain apart; 5008 is merged behind 5000, and 5016 remains apart. nomerges 1 does not concern it (QUEUE_FLAG_NOXMERGES is of elv_merge).
     */
    @ParameterizedTest
    @EnumSource(
            value = Merging.class,
            names = {"ALL", "LATEST"})
    void mergesArrivalsOnlyWithTheRequestThatTheSchedulerChooses(Merging merging) {
        Driver driver = choosing(merging, "1280 KiB", BlockLayerRig.NO_PLUG);
        rig.read(driver, 0, 100_000, 1000, 1016, 1008, 5016, 5000, 5008);
        rig.events.run();
        assertThat(rig.device.submitted()).containsExactly(0L, 100_000L, 1000L, 1008L, 5016L, 5000L);
        assertThat(rig.context.measured().count("disk-front-merges")).isEqualTo(1);
        assertThat(rig.context.measured().count("disk-back-merges")).isEqualTo(1);
        assertThat(rig.context.measured().count("disk-request-merges")).isZero();
    }

    /** kyber_insert_requests merges nothing: what leaves a plug is not merged. */
    @Test
    void mergesNothingThatLeavesAPlugIfTheSchedulerChooses() {
        Driver driver = choosing(Merging.ALL, "1280 KiB", BlockLayerRig.PLUG);
        plugged(driver, 0, 100_000);
        plugged(driver, 1000, 1008);
        rig.events.run();
        assertThat(rig.device.submitted()).containsExactly(0L, 100_000L, 1000L, 1008L);
    }

    /**
     * A request that would become too long is offered no more (REQ_NOMERGE), nor is one that has to be on the medium, or of another
     * operation: 1008 of 8 KiB is too long behind 1000, so that 992 is not merged before it.
     */
    @Test
    void offersTheSchedulerOnlyRequestsThatMayBeMerged() {
        Driver driver = choosing(Merging.ALL, "8 KiB", BlockLayerRig.NO_PLUG);
        rig.read(driver, 0, 100_000, 1000);
        rig.send(driver, rig.requests.read(1008, 16));
        rig.read(driver, 992);
        Request forced = rig.requests.write(2000, 8);
        forced.flag(RequestFlag.FORCE_UNIT_ACCESS, true);
        rig.send(driver, forced);
        rig.send(driver, rig.requests.write(2008, 8));
        rig.read(driver, 2016);
        rig.events.run();
        assertThat(rig.device.submitted().stream().skip(2))
                .as("2000 is followed by a flush")
                .containsExactly(1000L, 1008L, 992L, 2000L, 2008L, 0L, 2016L);
    }

    /** In the single-queue layer a request that has waited for a place of the pool is not merged any more (__make_request). */
    @Test
    void mergesArrivalsOnlyInTheSingleQueueLayer() {
        Driver driver = rig.driver(Generation.SINGLE_QUEUE, 4, 1, BlockLayerRig.MERGES, BlockLayerRig.NO_PLUG);
        for (int i = 0; i < 6; i++) {
            Request request = rig.requests.read(1000 * i, 8);
            request.process(i);
            request.expect(done -> {});
            driver.submit(request);
        }
        Request late = rig.requests.read(5008, 8);
        late.process(7);
        late.expect(done -> {});
        driver.submit(late);
        rig.events.run();
        assertThat(rig.device.submitted()).containsExactly(0L, 1000L, 2000L, 3000L, 4000L, 5000L, 5008L);
    }

    /** Reads are not merged with writes, nor, in kernels from 5.14, with requests of another priority. */
    @Test
    void mergesOnlyCompatibleRequests() {
        Driver driver = rig.driver(Generation.MULTI_QUEUE, 128, 1, BlockLayerRig.MERGES, BlockLayerRig.NO_PLUG);
        rig.read(driver, 0, 100_000, 1000);
        rig.send(driver, rig.requests.write(1008, 8));
        Request urgent = rig.requests.read(992, 8);
        PriorityClass.REALTIME.assign(urgent, 0);
        rig.send(driver, urgent);
        Request forced = rig.requests.write(1016, 8);
        forced.flag(RequestFlag.FORCE_UNIT_ACCESS, true);
        rig.send(driver, forced);
        rig.events.run();
        assertThat(rig.device.submitted()).startsWith(0L, 100_000L, 1000L, 1008L, 992L, 1016L);
    }

    private void discard(Driver driver, long sectors, long... firsts) {
        for (long first : firsts) {
            rig.send(driver, rig.requests.request(Operation.DISCARD, first, sectors));
        }
    }

    private Driver driver(String maxDiscard) {
        MergeConfig limits =
                new MergeConfig(Merging.ALL, Size.parse("64 KiB"), 3, Size.parse("4 KiB"), Size.parse(maxDiscard));
        Driver driver = rig.driver(Generation.MULTI_QUEUE, 128, 1, limits, BlockLayerRig.NO_PLUG);
        rig.read(driver, 0, 100_000);
        return driver;
    }

    /**
     * "discard request merge won't add new segment" (block/blk-merge.c): a discard is one segment, however many it consists of, and only
     * the limit of discards applies. Five of 64 KiB: more than the 64 KiB and the three pages of reads and writes.
     */
    @ParameterizedTest
    @CsvSource({"320 KiB, 1000", "319 KiB, 1000 1512", "128 KiB, 1000 1256 1512", "64 KiB, 1000 1128 1256 1384 1512"})
    void mergesDiscardsUpToTheirLimit(String maxDiscard, String expected) {
        Driver driver = driver(maxDiscard);
        discard(driver, 128, 1000, 1128, 1256, 1384, 1512);
        rig.events.run();
        String[] dispatched = expected.split(" ");
        assertThat(rig.device.submitted().stream().skip(2).map(String::valueOf)).containsExactly(dispatched);
        assertThat(rig.completed).hasSize(7);
        assertThat(rig.context.measured().count("disk-discard-merges")).isEqualTo(5 - dispatched.length);
        assertThat(rig.context.measured().count("disk-back-merges")).isEqualTo(5 - dispatched.length);
    }

    /** "Same discard class": a discard is merged with discards only, before or behind one. */
    @Test
    void mergesDiscardsWithDiscardsOnly() {
        Driver driver = driver("1 MiB");
        rig.send(driver, rig.requests.write(1000, 8));
        discard(driver, 8, 1008);
        rig.send(driver, rig.requests.write(1016, 8));
        discard(driver, 8, 2008, 2000);
        rig.events.run();
        assertThat(rig.device.submitted().stream().skip(2)).containsExactly(1000L, 1008L, 1016L, 2000L);
        assertThat(rig.context.measured().count("disk-front-merges")).isEqualTo(1);
        assertThat(rig.context.measured().count("disk-discard-merges")).isEqualTo(1);
    }

    /** Two waiting discards would be two segments, of which a discard of one range may have only one (ll_merge_requests_fn). */
    @Test
    void doesNotMergeWaitingDiscards() {
        Driver driver = driver("1 MiB");
        discard(driver, 8, 1000, 1016, 1008);
        rig.events.run();
        assertThat(rig.device.submitted().stream().skip(2)).containsExactly(1016L, 1000L);
        assertThat(rig.context.measured().count("disk-request-merges")).isZero();
    }
}
