package org.spindle.analytic.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.analytic.tape.TapeLibrary;

/** Processor, user and tape in Hennessy and Patterson 1996, chapter 6. */
class TextbookHostTest {

    private static final TapeLibrary POWDER_HORN = new TapeLibrary(6000, 10_000e6, 10, 9e6, 30, 350);

    /** P-5: 6000 cartridges of 10,000 MB, 350 exchanges per hour. */
    @Test
    void p5PowderHorn() {
        assertThat(POWDER_HORN.capacity()).isEqualTo(60e12);
        assertThat(POWDER_HORN.secondsPerExchange()).isCloseTo(10.29, within(0.005));
    }

    /** P-6: a page of 60 lines of 80 characters; a block of 2048 words. */
    @Test
    void p6Interrupts() {
        assertThat(InterruptCount.programmed(60 * 80)).isEqualTo(4800);
        assertThat(InterruptCount.programmed(60 * 80) - InterruptCount.processor(1))
                .isEqualTo(4799);
        assertThat(InterruptCount.programmedInstructions(2048)).isEqualTo(2048 + 2048);
    }

    /** P-7: the book prints 5 and 10. */
    @Test
    void p7Amdahl() {
        assertThat(Amdahl.speedUp(0.9, 10)).isCloseTo(5.263, within(0.0005));
        assertThat(Amdahl.speedUp(0.9, 100)).isCloseTo(9.174, within(0.0005));
    }

    /** P-25: the book rounds the blocks missed again, 243.2, up to 244. */
    @Test
    void p25CacheInterference() {
        CacheInterference io = new CacheInterference(16_384, 64, 0.5, 0.95, 1e6, 15_000, 30, 30);
        assertThat(io.blocks()).isEqualTo(256);
        assertThat(io.writeBackCycles()).isEqualTo(3840);
        assertThat(io.laterMisses()).isCloseTo(243.2, within(1e-9));
        assertThat(io.extraCycles(Math.ceil(io.laterMisses()))).as("book").isEqualTo(18_480);
        assertThat(io.extraCycles()).isCloseTo(18_432, within(1e-6));
        assertThat(io.baseCycles()).isEqualTo(1_675_000);
        assertThat(io.slowdown()).isCloseTo(0.01100, within(0.000005));
        assertThat(18_480 / io.baseCycles()).as("book").isCloseTo(0.01103, within(0.000005));
    }

    /** P-27: figure 6.24. */
    @ParameterizedTest
    @CsvSource({"10, 1000, 0.1", "100, 10000, 1", "1000, 100000, 10", "10000, 1000000, 100"})
    void p27TransactionScaling(double tps, double tellers, double gigabytes) {
        assertThat(BenchmarkScale.tpcTellers(tps)).isEqualTo(tellers);
        assertThat(BenchmarkScale.tpcAccountGigabytes(tps)).isCloseTo(gigabytes, within(1e-12));
    }

    /** P-28: savings of 4.9 s and 34 %, 2.0 s and 70 %; SFS users are a tenth of the peak. */
    @Test
    void p28Savings() {
        assertThat(InteractiveTransaction.timeFromSaving(4.9, 0.34)).isCloseTo(14.4, within(0.05));
        assertThat(InteractiveTransaction.timeFromSaving(2.0, 0.70)).isCloseTo(2.86, within(0.005));
        assertThat(BenchmarkScale.sfsUsers(7020)).isCloseTo(702, within(1e-9));
        assertThat(BenchmarkScale.sfsUsers(2830)).isCloseTo(283, within(1e-9));
        assertThat(BenchmarkScale.sfsGigabytes(100)).isEqualTo(1);
    }

    /** Doherty and Kelisky: a second less of response time saves a second of think time; Little's law for the users. */
    @Test
    void thinkingFollowsTheResponse() {
        InteractiveTransaction slow = new InteractiveTransaction(4, 1, 9.4);
        InteractiveTransaction fast = slow.withResponse(0.3);
        assertThat(slow.time()).isCloseTo(14.4, within(1e-12));
        assertThat(fast.think()).isCloseTo(8.7, within(1e-12));
        assertThat(slow.time() - fast.time()).isCloseTo(1.4, within(1e-12));
        assertThat(slow.productivity()).isCloseTo(250, within(1e-9));
        assertThat(slow.throughput(144)).isCloseTo(10, within(1e-9));
        assertThat(new InteractiveTransaction(0.25, 2, 0.5).withResponse(1).think())
                .isZero();
    }

    private static TransactionSystem transactions(double instructions, int disks, double diskRate) {
        return new TransactionSystem(instructions, 15_000, 40_000, 4, 100, 1000e6, disks, diskRate);
    }

    /** P-34: exercise 6.5 (a), (b); a gigabyte is 1000 MB here, with 1024 MB it would be 21 and 9 disks. */
    @Test
    void p34SmallAndBigDisks() {
        assertThat(TransactionSystem.disksFor(10_000, 500)).isEqualTo(20);
        assertThat(TransactionSystem.disksFor(10_000, 1250)).isEqualTo(8);
        assertThat(TransactionSystem.disksFor(10_240, 500)).isEqualTo(21);
        assertThat(TransactionSystem.disksFor(10_240, 1250)).isEqualTo(9);
        TransactionSystem small = transactions(800e6, 20, 30);
        TransactionSystem big = transactions(800e6, 8, 30);
        assertThat(small.instructions()).isEqualTo(100_000);
        assertThat(small.throughput()).isCloseTo(150, within(1e-9));
        assertThat(big.throughput()).isCloseTo(60, within(1e-9));
        assertThat(small.processorLimit()).isCloseTo(8000, within(1e-6));
        assertThat(small.busLimit()).isCloseTo(2.5e6, within(1e-3));
        double cost = 50_000 + 20 * 100;
        assertThat(cost).isEqualTo(50_000 + 8 * 250);
        assertThat(cost / small.throughput()).isCloseTo(346.67, within(0.005));
        assertThat(cost / big.throughput()).isCloseTo(866.67, within(0.005));
    }

    /** P-35: exercise 6.5 (c), (d). */
    @Test
    void p35ProcessorForTheBus() {
        TransactionSystem system = transactions(800e6, 20, 30);
        assertThat(system.busLimit() * system.instructions() / 1e6).isCloseTo(250_000, within(1e-6));
        TransactionSystem shorter = new TransactionSystem(800e6, 15_000, 0, 4, 100, 1000e6, 20, 30);
        assertThat(system.instructions() / shorter.instructions()).isCloseTo(1.667, within(0.0005));
        assertThat(shorter.processorLimit() * system.instructions() / 1e6).isCloseTo(1333, within(0.5));
    }

    /** P-36: exercise 6.5 (e), (f). */
    @Test
    void p36DisksForTheProcessor() {
        TransactionSystem system = transactions(1600e6, 2134, 30);
        assertThat(system.processorLimit()).isCloseTo(16_000, within(1e-6));
        double ios = system.processorLimit() * 4;
        assertThat(ios).isCloseTo(64_000, within(1e-6));
        assertThat(Math.ceil(ios / 30)).isEqualTo(2134);
        assertThat(50_000 + 2134 * 100).isEqualTo(263_400);
        assertThat(ios / 20).isCloseTo(3200, within(1e-6));
    }

    /** P-37: exercise 6.19. */
    @Test
    void p37ReadingTheWholeLibrary() {
        assertThat(POWDER_HORN.secondsPerCartridge()).isCloseTo(1141.1, within(0.05));
        assertThat(POWDER_HORN.secondsToReadAll()).isCloseTo(684_667, within(0.5));
        assertThat(POWDER_HORN.secondsToReadAll() / 86_400).isCloseTo(7.92, within(0.005));
    }

    /** With enough readers the robot is the bottleneck: 6000 exchanges at 350 per hour. */
    @Test
    void theRobotLimitsManyReaders() {
        TapeLibrary library = new TapeLibrary(6000, 10_000e6, 6000, 9e6, 30, 350);
        assertThat(library.secondsToReadAll()).isCloseTo(6000 * 3600 / 350.0, within(1e-6));
    }

    @Test
    void notification() {
        Notification processor = new Notification(50e6);
        assertThat(processor.polling(30, 400)).isCloseTo(30 * 400 / 50e6, within(1e-15));
        assertThat(processor.interrupts(1000, 500)).isCloseTo(0.01, within(1e-12));
        assertThat(processor.clockedPolling(100, 1000, 8, 125)).isCloseTo(0.004, within(1e-12));
        assertThat(processor.directMemoryAccess(500, 1000, 500)).isCloseTo(0.015, within(1e-12));
    }

    @Test
    void writeBack() {
        assertThat(new WriteBack(0.36).diskBytes(100)).isCloseTo(64, within(1e-12));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new WriteBack(1.1))
                .withMessage("fraction of dead bytes is 1.1; it has to be between 0 and 1");
    }

    @Test
    void refusals() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new TapeLibrary(1, 1, 0, 1, 0, 1))
                .withMessage("number of readers is 0; it has to be 1 or more");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Amdahl.speedUp(1.5, 2))
                .withMessage("fraction that becomes faster is 1.5; it has to be between 0 and 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BenchmarkScale.tpcTellers(0))
                .withMessage("transactions per second is 0.0; it has to be greater than 0");
    }
}
