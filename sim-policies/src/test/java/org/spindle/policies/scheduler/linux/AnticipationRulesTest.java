package org.spindle.policies.scheduler.linux;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Request;

/**
 * When anticipatory ends a wait or does not begin one, and what its batches count (linux-io.md, section 1.5), each worked by hand. One
 * tick is a millisecond.
 */
class AnticipationRulesTest {

    private static final long FAR = 50_000_000;

    private final Play play = new Play(context -> Tunables.anticipatory(Anonymous.REFUSE, context));

    /** "rq belongs to the same task": the wait is over although the read is far away, and the nearest comes first. */
    @Test
    void aFarReadOfTheSameProcessEndsTheWait() {
        play.readOf(1, 1000);
        assertThat(play.serve()).isEqualTo(1000);
        play.readOf(2, FAR);
        assertThat(play.serve()).isEqualTo(-1);
        play.readOf(1, 2 * FAR);
        assertThat(play.serve()).isEqualTo(FAR);
    }

    /** "rq sync and close": a near write that nobody waits for does not end the wait. */
    @Test
    void aNearAsynchronousWriteDoesNotEndTheWait() {
        play.readOf(1, 1000);
        assertThat(play.serve()).isEqualTo(1000);
        play.readOf(2, FAR);
        assertThat(play.serve()).isEqualTo(-1);
        play.writeOf(3, 1008);
        assertThat(play.serve()).isEqualTo(-1);
    }

    /** "|next-last| &lt; task's seek mean": the reads of process 1 are 100,000 sectors apart, and it has read up to 1,100,016. */
    @ParameterizedTest
    @CsvSource({"1200015, 1200015", "1200016, -1"})
    void takesAReadWithinTheMeanDistanceOfTheProcess(long sector, long served) {
        play.readOf(1, 1_000_000);
        assertThat(play.serve()).isEqualTo(1_000_000);
        play.readOf(1, 1_100_008);
        assertThat(play.serve()).isEqualTo(1_100_008);
        play.readOf(2, sector);
        assertThat(play.serve()).isEqualTo(served);
    }

    /**
     * "or &lt; new_seek_mean if the task has no samples": the first distance of process 1, 800,000, counts an eighth. Process 2 has read up
     * to 20,000,008, and process 1 is not waited for any more.
     */
    @ParameterizedTest
    @CsvSource({"20100007, 20100007", "20100008, -1"})
    void takesAReadWithinTheMeanFirstDistanceOfProcesses(long sector, long served) {
        play.readOf(1, 1_000_000);
        assertThat(play.serve()).isEqualTo(1_000_000);
        play.readOf(1, 1_800_008);
        assertThat(play.serve()).isEqualTo(1_800_008);
        play.at(6);
        play.readOf(2, 20_000_000);
        assertThat(play.serve()).isEqualTo(20_000_000);
        play.readOf(3, sector);
        assertThat(play.serve()).isEqualTo(served);
    }

    /**
     * "iohist update of the task with rq" that is close: for process 1 the read of process 2 has a distance of 8192 sectors, and its own next
     * read one of 0 from there, so that the mean is 3823, and a read 5000 sectors back is not near. Without the read of process 2 the mean
     * would be 8200.
     */
    @Test
    void aNearReadOfAnotherProcessCountsForTheAwaitedOne() {
        play.readOf(1, 1_000_000);
        assertThat(play.serve()).isEqualTo(1_000_000);
        play.readOf(2, 1_008_200);
        assertThat(play.serve()).isEqualTo(1_008_200);
        play.readOf(1, 1_008_208);
        assertThat(play.serve()).isEqualTo(1_008_208);
        play.readOf(3, 1_003_216);
        assertThat(play.serve()).isEqualTo(-1);
    }

    /**
     * "no samples: true if new_ttime_mean &gt; antic_expire": each first think time of 15 ms counts an eighth, so that the mean is 6 after
     * four processes and 7 after five.
     */
    @ParameterizedTest
    @CsvSource({"4, -1", "5, 50000000"})
    void doesNotWaitForANewProcessIfFirstThinkTimesAreLong(int processes, long served) {
        for (int i = 1; i <= processes; i++) {
            play.at(100 * i);
            play.readOf(i, 1000);
            assertThat(play.serve()).isEqualTo(1000);
            play.at(100 * i + 15);
            play.readOf(i, 1008);
            assertThat(play.serve()).isEqualTo(1008);
        }
        play.at(1000);
        play.readOf(9, 1000);
        assertThat(play.serve()).isEqualTo(1000);
        play.readOf(10, FAR);
        assertThat(play.serve()).isEqualTo(served);
    }

    /** "8192 &lt;&lt; delay if delay &lt;= 20 ms, else close": after 60 ms any read is near. */
    @Test
    void takesAnyReadAfterALongWait() {
        Play patient = new Play(context -> new AnticipatoryFactory()
                .create(
                        new AnticipatoryConfig(
                                Time.ofMillis(125),
                                Time.ofMillis(250),
                                Time.ofMillis(500),
                                Time.ofMillis(125),
                                Time.ofMillis(100),
                                new ProcessTunables(Anonymous.REFUSE, new KernelClock(1000))),
                        context));
        patient.readOf(1, 1000);
        assertThat(patient.serve()).isEqualTo(1000);
        patient.readOf(2, FAR);
        assertThat(patient.serve()).isEqualTo(-1);
        patient.at(60);
        patient.readOf(3, 2 * FAR);
        assertThat(patient.serve()).isEqualTo(FAR);
    }

    /** Two reads of a process that then ends; returns whether the device is left idle for it before another one is served. */
    private boolean waitsAfterTheEnd(int process, long place) {
        play.at(100 * process);
        play.readOf(process, place);
        assertThat(play.serve()).isEqualTo(place);
        play.readOf(process, place + 8);
        assertThat(play.serve()).isEqualTo(place + 8);
        play.end(process);
        play.readOf(1000 + process, FAR / 2);
        boolean waits = play.serve() == -1;
        play.at(100 * process + 6);
        if (waits) {
            assertThat(play.serve()).isEqualTo(FAR / 2);
        }
        return waits;
    }

    /**
     * exit_no_coop falls to seven eighths at a near read after the end of a process: six waits in vain make it 139 of 256, more than half, and a near
     * read makes that 121, so that a process that has ended is waited for again.
     */
    @Test
    void waitsAgainAfterACooperation() {
        for (int i = 1; i <= 6; i++) {
            assertThat(waitsAfterTheEnd(i, i % 2 == 0 ? 1000 : FAR)).isTrue();
        }
        assertThat(waitsAfterTheEnd(7, FAR)).isFalse();
        play.at(800);
        play.readOf(8, 1000, 1008);
        assertThat(play.serve(2)).containsExactly(1000L, 1008L);
        play.end(8);
        play.readOf(9, 2000);
        assertThat(play.serve()).isEqualTo(2000);
        assertThat(waitsAfterTheEnd(10, FAR)).isTrue();
    }

    /**
     * "exit_prob = (7*+256)/8" when the timer fires for a process without samples, also for one that has not ended: with exit_no_coop
     * at 139, above one half of 256² / 139 = 235.7 after 21 waits in vain.
     */
    @Test
    void countsWaitsInVainForNewProcesses() {
        for (int i = 1; i <= 6; i++) {
            assertThat(waitsAfterTheEnd(i, i % 2 == 0 ? 1000 : FAR)).isTrue();
        }
        int waits = 0;
        for (int i = 100; i < 130; i++) {
            play.at(100 * i);
            play.readOf(i, 1000);
            assertThat(play.serve()).isEqualTo(1000);
            play.readOf(1000 + i, FAR);
            if (play.serve() == -1) {
                waits++;
                play.at(100 * i + 6);
                assertThat(play.serve()).isEqualTo(FAR);
            }
        }
        assertThat(waits).isEqualTo(21);
    }

    /** "reads and no writes: current_batch_expires = now + read_batch_expire": the batch lasts until 900, not 500. */
    @Test
    void countsTheTimeOfABatchFromTheLastReadWithoutWrites() {
        play.readOf(1, 1000);
        assertThat(play.serve()).isEqualTo(1000);
        play.at(400);
        play.readOf(1, 1008);
        assertThat(play.serve()).isEqualTo(1008);
        play.at(450);
        play.writeOf(9, FAR);
        play.at(600);
        play.readOf(1, 1016);
        assertThat(play.serve()).isEqualTo(1016);
        play.at(901);
        play.readOf(1, 1024);
        assertThat(play.serve()).isEqualTo(FAR);
    }

    /** "last_check_fifo=now" with the first read of a batch, at 200: the next check is at 325 at the earliest, not at 335. */
    @Test
    void checksDeadlinesFromTheBeginningOfABatchOn() {
        play.writeOf(9, 5000);
        assertThat(play.serve()).isEqualTo(5000);
        play.at(200);
        play.readOf(1, 1000, FAR, 3000, 2000);
        assertThat(play.serve()).isEqualTo(1000);
        play.at(210);
        assertThat(play.serve()).isEqualTo(2000);
        play.at(326);
        assertThat(play.serve(2)).containsExactly(FAR, 3000L);
    }

    /** "write_batch_idled": a batch that had no writes left keeps its number of 12, though it lasted for 400 ms, not 125. */
    @Test
    void keepsTheNumberOfWritesOfABatchThatHadNone() {
        play.writeOf(9, 1000);
        assertThat(play.serve()).isEqualTo(1000);
        assertThat(play.serve()).isEqualTo(-1);
        play.at(400);
        play.readOf(1, 5000);
        assertThat(play.serve()).isEqualTo(5000);
        play.at(420);
        for (int i = 0; i < 20; i++) {
            play.writeOf(9, 1008 + 8 * i);
        }
        assertThat(play.serve()).isEqualTo(1008);
        play.readOf(2, FAR);
        for (int i = 1; i < 12; i++) {
            assertThat(play.serve()).isEqualTo(1008 + 8 * i);
        }
        assertThat(play.serve()).isEqualTo(FAR);
    }

    /**
     * "Batch_expired: false while new_batch; the read time is charged from the first read COMPLETION": the first read of a batch is at the
     * device for 700 ms, longer than the 500 ms of a batch; reads go on for 500 ms after it, and then the write is served.
     */
    @Test
    void countsTheTimeOfABatchOfReadsFromItsFirstCompletion() {
        play.writeOf(9, FAR);
        assertThat(play.serve()).isEqualTo(FAR);
        play.writeOf(9, FAR + 800);
        play.at(130);
        play.readOf(1, 1000);
        Request first = play.take();
        assertThat(first.sector()).isEqualTo(1000);
        play.at(830);
        play.complete(first);
        for (int i = 1; i <= 100; i++) {
            play.at(830 + 5 * i);
            play.readOf(1, 1000 + 8 * i);
            assertThat(play.serve()).as("at %s ms", play.now()).isEqualTo(1000 + 8 * i);
        }
        play.at(1331);
        play.readOf(1, 9000);
        assertThat(play.serve()).isEqualTo(FAR + 800);
    }
}
