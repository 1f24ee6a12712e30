package org.spindle.analytic.queueing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.analytic.distribution.RuleOfThumb;
import org.spindle.analytic.queueing.MultiServerQueue.AllBusy;

/** The worked queues of Hennessy and Patterson 1996, sections 6.4 and 6.7; times in seconds unless named otherwise. */
class TextbookQueuesTest {

    private static final Offset<Double> PRINTED = within(0.005);

    /** P-8: 10 I/Os per second of 50 ms each keep a server that can do 20 per second busy half of the time. */
    @Test
    void p8UtilisationOfOneServer() {
        assertThat(1 / 0.050).isCloseTo(20, within(1e-12));
        assertThat(new MarkovQueue(10, 0.050).utilisation()).isCloseTo(0.50, within(1e-12));
    }

    /** P-9: 200 requests per second of 50 ms each keep 10 servers busy. */
    @Test
    void p9RequestsInService() {
        assertThat(LittlesLaw.number(200, 0.050)).isCloseTo(10, within(1e-12));
    }

    /** P-10: 10 I/Os per second, 20 ms. The book's 90th percentile of the wait, 2.3 x 5 ms, is not that percentile. */
    @Test
    void p10TwentyMilliseconds() {
        MarkovQueue queue = new MarkovQueue(10, 20e-3);
        assertThat(queue.utilisation()).isCloseTo(0.2, within(1e-12));
        assertThat(queue.queueTime() * 1e3).isCloseTo(5, within(1e-9));
        assertThat(queue.responseTime() * 1e3).isCloseTo(25, within(1e-9));
        assertThat(RuleOfThumb.of(1).ninetiethOverMean() * queue.queueTime() * 1e3)
                .as("book: an atom of 0.8 at zero is forgotten")
                .isCloseTo(11.5, within(1e-9));
        assertThat(queue.queueTimePercentile(0.9) * 1e3).isCloseTo(17.33, PRINTED);
        assertThat(queue.responsePercentile(0.9) * 1e3).isCloseTo(57.56, PRINTED);
    }

    /** P-11: the same with 10 ms. 90 % do not wait at all, so that the true percentile is 0 where the book has 2.56 ms. */
    @Test
    void p11TenMilliseconds() {
        MarkovQueue queue = new MarkovQueue(10, 10e-3);
        assertThat(queue.utilisation()).isCloseTo(0.1, within(1e-12));
        assertThat(queue.queueTime() * 1e3).isCloseTo(1.11, PRINTED);
        assertThat(queue.responseTime() * 1e3).isCloseTo(11.11, PRINTED);
        assertThat(RuleOfThumb.of(1).ninetiethOverMean() * 1.11).as("book").isCloseTo(2.56, within(0.01));
        assertThat(queue.queueTimePercentile(0.9)).isCloseTo(0, within(1e-12));
        assertThat(queue.responsePercentile(0.9) * 1e3).isCloseTo(25.58, PRINTED);
        assertThat(new MarkovQueue(10, 20e-3).responseTime() / queue.responseTime())
                .isCloseTo(2.25, within(1e-9));
    }

    /** P-12: exercise 6.16, the lengths that go with P-10 and P-11. */
    @Test
    void p12Lengths() {
        assertThat(new MarkovQueue(10, 20e-3).queueLength()).isCloseTo(0.05, within(1e-12));
        assertThat(new MarkovQueue(10, 20e-3).length()).isCloseTo(0.25, within(1e-12));
        assertThat(new MarkovQueue(10, 10e-3).queueLength()).isCloseTo(0.0111, within(0.00005));
        assertThat(new MarkovQueue(10, 10e-3).length()).isCloseTo(0.1111, within(0.00005));
    }

    /** P-13: exercise 6.17, the same with hyperexponential service, C = 2. */
    @Test
    void p13Hyperexponential() {
        GeneralQueue slow = new GeneralQueue(10, new Service(20e-3, 2));
        GeneralQueue fast = new GeneralQueue(10, new Service(10e-3, 2));
        double ninetieth = RuleOfThumb.of(2).ninetiethOverMean();
        assertThat(slow.queueTime() * 1e3).isCloseTo(7.5, within(1e-9));
        assertThat(slow.responseTime() * 1e3).isCloseTo(27.5, within(1e-9));
        assertThat(ninetieth * slow.queueTime() * 1e3).isCloseTo(21, within(1e-9));
        assertThat(fast.queueTime() * 1e3).isCloseTo(1.667, within(0.0005));
        assertThat(fast.responseTime() * 1e3).isCloseTo(11.667, within(0.0005));
        assertThat(ninetieth * fast.queueTime() * 1e3).isCloseTo(4.67, PRINTED);
        assertThat(slow.responseTime() / fast.responseTime()).isCloseTo(2.357, within(0.0005));
    }

    /**
     * P-17: figure 6.32, 25 pooled disks of 8 + 4.16667 + 16384/6e6 s = 14.89733 ms. The book uses the utilisation as the
     * probability that all are busy; for M/M/25 it follows from Erlang's C formula.
     */
    @ParameterizedTest
    @CsvSource({
        "1000, 60, 15.8, 15.78, 14.914, 0.0115",
        "1100, 66, 16.0, 16.03, 14.954, 0.0328",
        "1200, 72, 16.4, 16.39, 15.060, 0.0779",
        "1300, 77, 16.9, 16.946, 15.320, 0.1599",
        "1400, 83, 17.9, 17.90, 15.946, 0.2916",
        "1500, 89, 19.9, 19.91, 17.615, 0.4842",
        "1550, 92, 22.1, 22.10, 19.625, 0.6059",
        "1600, 95, 27.1, 27.10, 24.434, 0.7453",
        "1625, 97, 33.1, 33.12, 30.360, 0.8219",
        "1650, 98, 49.8, 49.82, 46.975, 0.9031",
        "1670, 100, 137.0, 136.96, 134.039, 0.9713"
    })
    void p17PooledDisks(double rate, double percent, double book, double asUtilisation, double exact, double waits) {
        double service = 8e-3 + 0.5 / 120 + 16384 / 6e6;
        assertThat(service * 1e3).isCloseTo(14.89733, within(0.000005));
        MultiServerQueue printed = new MultiServerQueue(rate, service, 25, AllBusy.UTILISATION);
        MultiServerQueue queue = new MultiServerQueue(rate, service, 25);
        assertThat(printed.utilisation() * 100).isCloseTo(percent, within(0.55));
        assertThat(printed.responseTime() * 1e3).isCloseTo(book, within(0.05));
        assertThat(printed.responseTime() * 1e3).isCloseTo(asUtilisation, within(0.0051));
        assertThat(queue.responseTime() * 1e3).isCloseTo(exact, within(0.0005));
        assertThat(queue.waitProbability()).isCloseTo(waits, within(0.00005));
    }

    /** P-23: a SCSI string with 100 reads per second, a command of 1 ms and a reply of 16 KB in 1.8 ms. */
    @Test
    void p23OneReply() {
        Service service = Service.oneOf(List.of(new Service.Share(0.5, 1.0), new Service.Share(0.5, 1.8)));
        GeneralQueue string = new GeneralQueue(0.200, service);
        assertThat(service.mean()).isCloseTo(1.4, within(1e-12));
        assertThat(service.variance()).isCloseTo(0.16, within(1e-12));
        assertThat(service.scv()).isCloseTo(0.082, within(0.0005));
        assertThat(string.utilisation()).isCloseTo(0.28, within(1e-12));
        assertThat(string.queueTime())
                .as("the book prints 0.16 for the utilisation in the denominator and computes with 0.28")
                .isCloseTo(0.294, within(0.0005));
    }

    /** P-24: the same with four replies of 4 KB in 1.2 ms; the book prints 0.0016 s where it computes with 0.00116 s. */
    @Test
    void p24FourReplies() {
        Service service = Service.oneOf(List.of(new Service.Share(0.2, 1.0), new Service.Share(0.8, 1.2)));
        GeneralQueue string = new GeneralQueue(0.500, service);
        assertThat(service.mean()).isCloseTo(1.16, within(1e-12));
        assertThat(service.variance()).as("book 0.006").isCloseTo(0.0064, within(1e-12));
        assertThat(service.scv()).as("book 0.005").isCloseTo(0.0048, within(0.00005));
        assertThat(string.utilisation()).isCloseTo(0.58, within(1e-12));
        assertThat(string.queueTime()).isCloseTo(0.805, within(0.0005));
    }
}
