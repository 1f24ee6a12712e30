package org.spindle.policies.scheduler.linux;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.PriorityClass;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestAttribute;
import org.spindle.spi.scheduler.Eligibility;

/** The rules of Linux 4.20 to 7.0, block/kyber-iosched.c, each worked by hand. */
class KyberRulesTest {

    private static final long MS = 1_000_000;
    private static final int TICKS = 1000;

    private final Play play = new Play(Tunables::kyber);

    private static List<Long> range(long first, long count) {
        return LongStream.range(first, first + count).boxed().toList();
    }

    @Test
    void servesEachDomainInOrderOfArrival() {
        play.read(500, 100, 300);
        assertThat(play.serve(3)).containsExactly(500L, 100L, 300L);
    }

    /** Batches of 16 reads and 8 writes; discards and others one at a time. */
    @Test
    void alternatesBatches() {
        play.read(LongStream.range(0, 40).toArray());
        play.write(LongStream.range(1000, 1020).toArray());
        play.arrive(Operation.DISCARD, PriorityClass.NONE, 0, true, 2000, 2001);
        List<Long> expected = new ArrayList<>(range(0, 16));
        expected.addAll(range(1000, 8));
        expected.add(2000L);
        expected.addAll(range(16, 16));
        expected.addAll(range(1008, 8));
        expected.add(2001L);
        expected.addAll(range(32, 8));
        expected.addAll(range(1016, 4));
        assertThat(play.serve(62)).isEqualTo(expected);
    }

    /** 256 tokens for reads, 128 for writes: without a token a request waits for a completion. */
    @Test
    void limitsEachDomainByTokens() {
        play.write(LongStream.range(0, 130).toArray());
        Request first = play.take();
        for (int i = 1; i < 128; i++) {
            assertThat(play.take()).isNotNull();
        }
        assertThat(play.take()).isNull();
        play.read(5000);
        assertThat(play.take().sector()).isEqualTo(5000);
        play.complete(first);
        assertThat(play.take().sector()).isEqualTo(128);
        assertThat(play.take()).isNull();
    }

    /**
     * "Else batching=0 and rotate to the next domain": 16 reads are a batch, so that a write is next; but after a call that found nothing,
     * for want of a token, a new batch of reads begins.
     */
    @Test
    void aCallThatFindsNothingBeginsANewBatch() {
        for (boolean isCalledInVain : new boolean[] {false, true}) {
            Play one = new Play(Tunables::kyber);
            one.read(LongStream.range(0, 300).toArray());
            Request last = null;
            for (int i = 0; i < 256; i++) {
                last = one.take();
            }
            if (isCalledInVain) {
                assertThat(one.take()).isNull();
            }
            one.complete(last);
            one.write(1000);
            assertThat(one.serve()).isEqualTo(isCalledInVain ? 256 : 1000);
        }
    }

    /** "Domains READ, WRITE, DISCARD, OTHER; tokens 256, 128, 64, 16." */
    @ParameterizedTest
    @CsvSource({"READ, 256", "WRITE, 128", "DISCARD, 64", "FLUSH, 16"})
    void givesEachDomainItsTokens(Operation operation, int tokens) {
        play.arrive(
                operation,
                PriorityClass.NONE,
                0,
                false,
                LongStream.range(0, 300).toArray());
        for (int i = 0; i < tokens; i++) {
            assertThat(play.take()).isNotNull();
        }
        assertThat(play.take()).isNull();
    }

    private static Request issued(Play play, RequestAttribute cpu, Operation operation, long sector, long on) {
        Request request = play.request(operation, 1, sector);
        request.attribute(cpu, on);
        play.scheduler.add(request);
        return request;
    }

    private static Play withCpus(List<RequestAttribute> cpu) {
        return new Play(context -> {
            cpu.add(context.requestSchema().attribute("cpu", ""));
            return Tunables.kyber(context);
        });
    }

    /** "Requests kept per CPU queue and domain": those of the first CPU are served before those of the second. */
    @Test
    void servesListAfterListOfTheCpus() {
        List<RequestAttribute> cpu = new ArrayList<>();
        Play two = withCpus(cpu);
        for (long[] sectorAndCpu : new long[][] {{100, 1}, {200, 0}, {300, 1}, {400, 0}}) {
            issued(two, cpu.get(0), Operation.READ, sectorAndCpu[0], sectorAndCpu[1]);
        }
        assertThat(two.serve(4)).containsExactly(200L, 400L, 100L, 300L);
    }

    /** kyber_bio_merge searches the list of the arrival's CPU and domain only. */
    @Test
    void mergesWithinTheListOfACpuAndDomain() {
        List<RequestAttribute> cpu = new ArrayList<>();
        Play two = withCpus(cpu);
        Request second = issued(two, cpu.get(0), Operation.READ, 100, 1);
        Request write = issued(two, cpu.get(0), Operation.WRITE, 200, 0);
        assertThat(two.scheduler.chooseMerge(two.request(Operation.WRITE, 1, 208), Eligibility.ALL))
                .isSameAs(write);
        Request arriving = two.request(Operation.READ, 1, 108);
        arriving.attribute(cpu.get(0), 1);
        assertThat(two.scheduler.chooseMerge(arriving, Eligibility.ALL)).isSameAs(second);
        assertThat(two.scheduler.mayMerge(second, arriving)).isTrue();
        arriving.attribute(cpu.get(0), 0);
        assertThat(two.scheduler.chooseMerge(arriving, Eligibility.ALL)).isNull();
        assertThat(two.scheduler.mayMerge(second, arriving)).isFalse();
        arriving.attribute(cpu.get(0), 2);
        assertThat(two.scheduler.chooseMerge(arriving, Eligibility.ALL)).isNull();
    }

    /**
     * "Timer at most every 100 ms after a completion": that of the first completion, at 9 ms, fires at 109. 500 reads took 9 ms at the
     * device instead of 2, 500 writes 6 of their 10: 128 · 3 / 4 tokens.
     */
    @Test
    void adaptsDepthsWhenItsTimerFires() {
        for (long[] timeAndTokens : new long[][] {{108, 128}, {109, 96}}) {
            Play one = new Play(Tunables::kyber);
            for (int round = 0; round < 2; round++) {
                one.read(LongStream.range(0, 250).toArray());
                completeIn(one, 9);
            }
            for (int round = 0; round < 4; round++) {
                one.write(LongStream.range(0, 125).toArray());
                one.at(one.now() + 3);
                completeIn(one, 3);
            }
            one.at((double) timeAndTokens[0]);
            one.write(LongStream.range(0, 200).toArray());
            assertThat(takeAll(one)).hasSize((int) timeAndTokens[1]);
        }
    }

    private static void completeIn(Play play, double millis) {
        List<Request> taken = takeAll(play);
        play.at(play.now() + millis);
        taken.forEach(play::complete);
    }

    private static List<Request> takeAll(Play play) {
        List<Request> taken = new ArrayList<>();
        for (Request next = play.take(); next != null; next = play.take()) {
            taken.add(next);
        }
        return taken;
    }

    @Test
    void reservesAQuarterOfThePoolForReads() {
        assertThat(play.scheduler.admissionLimit(play.read(1), 128)).isEqualTo(128);
        assertThat(play.scheduler.admissionLimit(play.write(2), 128)).isEqualTo(96);
        assertThat(play.scheduler.admissionLimit(play.write(3), 1)).isEqualTo(1);
    }

    /** "Merging: only into the last 8 requests of the CPU's list", the latest first, and not once the list is served. */
    @Test
    void mergesIntoRecentRequestsOnly() {
        Request old = play.read(16);
        play.read(100, 200, 300, 400, 500, 600);
        Request eighth = play.read(700);
        Request arriving = play.request(Operation.READ, 0, 708);
        assertThat(play.scheduler.choosesMerges()).isTrue();
        assertThat(play.scheduler.mayMerge(old, arriving)).isTrue();
        assertThat(play.scheduler.chooseMerge(arriving, Eligibility.ALL)).isSameAs(eighth);
        assertThat(play.scheduler
                        .chooseMerge(arriving, request -> request.sector() < 300)
                        .sector())
                .isEqualTo(200);
        Request ninth = play.read(800);
        assertThat(play.scheduler.mayMerge(old, arriving)).isFalse();
        assertThat(play.scheduler.mayMerge(eighth, arriving)).isTrue();
        assertThat(play.scheduler.chooseMerge(arriving, Eligibility.ALL)).isSameAs(ninth);
        play.serve();
        assertThat(play.scheduler.mayMerge(eighth, arriving)).isFalse();
        assertThat(play.scheduler.chooseMerge(arriving, Eligibility.ALL)).isNull();
    }

    /** Buckets are a quarter of the target wide: for 2 ms, 500 us is in the first and 500.001 us in the second. */
    @Test
    void countsLatenciesInQuartersOfTheTarget() {
        KyberLatencies latencies = new KyberLatencies(2 * MS, TICKS);
        for (int i = 0; i < 500; i++) {
            latencies.add(KyberLatencies.IO, i < 450 ? MS / 2 : MS / 2 + 1);
        }
        assertThat(latencies.percentile(KyberLatencies.IO, 90, 0)).isZero();
        for (int i = 0; i < 500; i++) {
            latencies.add(KyberLatencies.IO, i < 449 ? MS / 2 : 100 * MS);
        }
        assertThat(latencies.percentile(KyberLatencies.IO, 90, 0)).isEqualTo(7);
    }

    /** A percentile of few samples is available a second after the first call, once. */
    @Test
    void waitsASecondForMoreSamples() {
        KyberLatencies latencies = new KyberLatencies(2 * MS, TICKS);
        latencies.add(KyberLatencies.TOTAL, 3 * MS);
        assertThat(latencies.percentile(KyberLatencies.TOTAL, 99, 100)).isEqualTo(KyberLatencies.UNKNOWN);
        assertThat(latencies.percentile(KyberLatencies.TOTAL, 99, 1099)).isEqualTo(KyberLatencies.UNKNOWN);
        assertThat(latencies.percentile(KyberLatencies.TOTAL, 99, 1100)).isEqualTo(5);
        assertThat(latencies.percentile(KyberLatencies.TOTAL, 99, 1100)).isEqualTo(KyberLatencies.UNKNOWN);
    }

    private static KyberDepths depths() {
        return new KyberDepths(new long[] {2 * MS, 10 * MS, 5000 * MS}, TICKS);
    }

    private static void complete(KyberDepths depths, int domain, int requests, long total, long io) {
        for (int i = 0; i < requests; i++) {
            depths.completed(domain, total, io);
        }
    }

    /**
     * Reads exceed their target at the device; writes within half of their target have (2 + 1) / 4 of their tokens
     * from then on.
     */
    @Test
    void throttlesDomainsWithinTheirTargetWhenAnotherExceedsIts() {
        KyberDepths depths = depths();
        complete(depths, 0, 500, 9 * MS, 9 * MS);
        complete(depths, 1, 500, 6 * MS, 3 * MS);
        depths.adapt(100);
        assertThat(depths.of(1)).isEqualTo(128 * 3 / 4);
        assertThat(depths.of(0)).as("at most what it began with").isEqualTo(256);
    }

    /**
     * "p90 of I/O latency in bucket >= 4 in ANY domain -> bad": writes or discards that exceed their target at the device throttle reads,
     * which are in the second quarter of theirs.
     */
    @ParameterizedTest
    @CsvSource({"1, 12", "2, 6000"})
    void anyDomainBeyondItsTargetThrottlesTheOthers(int late, long millis) {
        KyberDepths depths = depths();
        complete(depths, late, 500, millis * MS, millis * MS);
        complete(depths, 0, 500, MS, MS);
        depths.adapt(100);
        assertThat(depths.of(0)).isEqualTo(256 * 2 / 4);
    }

    /** "depth = depth*(p99+1)/4 clamped 1..max": of 128 writes 32, 8, 2 and then not less than one. */
    @Test
    void leavesEachDomainAToken() {
        KyberDepths depths = depths();
        for (int tokens : new int[] {32, 8, 2, 1, 1}) {
            complete(depths, 0, 500, 9 * MS, 9 * MS);
            complete(depths, 1, 500, MS, MS);
            depths.adapt(100);
            assertThat(depths.of(1)).isEqualTo(tokens);
        }
    }

    /** A domain beyond its target gets more tokens even if the device is within the targets. */
    @Test
    void givesMoreToDomainsBeyondTheirTarget() {
        KyberDepths depths = depths();
        complete(depths, 0, 500, 9 * MS, 9 * MS);
        complete(depths, 1, 500, MS, MS);
        depths.adapt(100);
        assertThat(depths.of(1)).isEqualTo(32);
        complete(depths, 1, 500, 12 * MS, MS);
        depths.adapt(200);
        assertThat(depths.of(1)).as("bucket 4").isEqualTo(32 * 5 / 4);
    }

    /** A percentile is remembered until the next time that a target is exceeded, and used once. */
    @Test
    void usesARememberedPercentileOnce() {
        KyberDepths depths = depths();
        complete(depths, 1, 500, MS, MS);
        depths.adapt(100);
        assertThat(depths.of(1)).isEqualTo(128);
        complete(depths, 0, 500, 9 * MS, 9 * MS);
        depths.adapt(200);
        assertThat(depths.of(1)).isEqualTo(32);
        complete(depths, 0, 500, 9 * MS, 9 * MS);
        depths.adapt(300);
        assertThat(depths.of(1)).isEqualTo(32);
    }
}
