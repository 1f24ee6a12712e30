package org.spindle.analytic.queueing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.analytic.OutOfRangeException;
import org.spindle.analytic.queueing.MultiServerQueue.AllBusy;

/** Identities between the formulas, and comparisons with independent computations. */
class QueueIdentitiesTest {

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.1, 0.5, 0.9, 0.999})
    void oneServerIsTheSameInEveryModel(double rho) {
        MarkovQueue queue = new MarkovQueue(rho / 4, 4);
        for (AllBusy allBusy : AllBusy.values()) {
            assertThat(new MultiServerQueue(rho / 4, 4, 1, allBusy).responseTime())
                    .isCloseTo(queue.responseTime(), within(1e-9));
        }
        assertThat(new GeneralQueue(rho / 4, Service.exponential(4)).responseTime())
                .isCloseTo(queue.responseTime(), within(1e-9));
    }

    /** Kleinrock 1975, equation 5.72: constant service halves the wait. */
    @Test
    void constantServiceHalvesTheWait() {
        assertThat(new GeneralQueue(0.05, Service.constant(10)).queueTime())
                .isCloseTo(new MarkovQueue(0.05, 10).queueTime() / 2, within(1e-12));
    }

    /** Little's law for each model's own figures. */
    @Test
    void littlesLawHolds() {
        MultiServerQueue queue = new MultiServerQueue(7, 0.5, 5);
        assertThat(LittlesLaw.residual(queue.length(), 7, queue.responseTime())).isCloseTo(0, within(1e-12));
        assertThat(queue.length() - queue.queueLength()).as("in service").isCloseTo(3.5, within(1e-12));
        assertThat(LittlesLaw.time(3.5, 7)).isEqualTo(0.5);
        assertThat(LittlesLaw.throughput(3.5, 0.5)).isEqualTo(7);
    }

    /** Erlang's formulas against the state probabilities of the birth-death chain, summed (Kleinrock 1975, 3.5 and 3.6). */
    @ParameterizedTest
    @CsvSource({"1, 0.5", "2, 1.5", "5, 3.5", "25, 23.8", "100, 90"})
    void erlangAgainstTheBirthDeathChain(int servers, double load) {
        double term = 1;
        double upTo = 1;
        for (int k = 1; k <= servers; k++) {
            term *= load / k;
            upTo += term;
        }
        double busy = term / (1 - load / servers);
        assertThat(Erlang.blocking(servers, load)).isCloseTo(term / upTo, within(1e-12));
        assertThat(Erlang.waiting(servers, load)).isCloseTo(busy / (upTo - term + busy), within(1e-12));
    }

    /** The percentile of a response that is exponential with rate mu - lambda, integrated: P(R &gt; t) = e^-(mu - lambda) t. */
    @Test
    void percentilesOfResponseAndWait() {
        MarkovQueue queue = new MarkovQueue(3, 0.2);
        double t = queue.responsePercentile(0.95);
        assertThat(StrictMath.exp(-(5 - 3) * t)).isCloseTo(0.05, within(1e-12));
        double wait = queue.queueTimePercentile(0.95);
        assertThat(0.6 * StrictMath.exp(-(5 - 3) * wait)).isCloseTo(0.05, within(1e-12));
    }

    /** A mixture of two exponentials, its variance integrated term by term: E[T^2] = sum of 2 f m^2. */
    @Test
    void mixturesOfDistributions() {
        Service mixed = Service.mixture(
                List.of(new Service.Part(1, Service.exponential(1)), new Service.Part(3, Service.exponential(5))));
        assertThat(mixed.mean()).isCloseTo(4, within(1e-12));
        assertThat(mixed.secondMoment()).isCloseTo((2 * 1 + 3 * 2 * 25) / 4.0, within(1e-12));
        assertThat(Service.exponential(3).plus(Service.constant(1)).variance()).isCloseTo(9, within(1e-12));
        assertThat(Service.exponential(3).meanResidualLife()).as("memoryless").isCloseTo(3, within(1e-12));
        assertThat(Service.constant(3).meanResidualLife()).isCloseTo(1.5, within(1e-12));
    }

    /** Of M/M/1, D/M/1 and M/D/1 the exact waits lie between the bounds; M/G/1 is where the approximation is exact. */
    @ParameterizedTest
    @ValueSource(doubles = {0.2, 0.5, 0.8, 0.95})
    void boundsOfGeneralArrivals(double rho) {
        for (double scv : new double[] {0, 0.5, 1, 4}) {
            Service service = new Service(1, scv);
            GeneralArrivals poisson = new GeneralArrivals(rho, 1, service);
            double exact = new GeneralQueue(rho, service).queueTime();
            assertThat(poisson.queueTime()).isCloseTo(exact, within(1e-12));
            assertThat(exact).isBetween(poisson.queueTimeAtLeast(), poisson.queueTimeAtMost() + 1e-12);
        }
        GeneralArrivals regular = new GeneralArrivals(rho, 0, Service.exponential(1));
        double sigma = rho;
        for (int i = 0; i < 10_000; i++) {
            sigma = StrictMath.exp(-(1 - sigma) / rho);
        }
        double exact = sigma / (1 - sigma);
        assertThat(exact)
                .as("D/M/1: sigma / (mu (1 - sigma)) with sigma = e^-(mu - mu sigma) / lambda (Kleinrock 1975, 6.4)")
                .isBetween(regular.queueTimeAtLeast(), regular.queueTimeAtMost());
    }

    @Test
    void inputsOutOfRangeAreRefusedWithQuantityAndRange() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new MarkovQueue(10, 0.1))
                .isInstanceOf(OutOfRangeException.class)
                .withMessage(
                        "utilisation (arrival rate x service time) is 1.0; it has to be at least 0 and less than 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new MultiServerQueue(10, 0.1, 0))
                .withMessage("number of servers is 0; it has to be 1 or more");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new GeneralQueue(11, Service.constant(0.1)))
                .withMessageContaining("utilisation");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Service(Double.NaN, 1))
                .withMessage("mean service time is NaN; it has to be greater than 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Service.oneOf(List.of()))
                .withMessage("sum of the frequencies is 0.0; it has to be greater than 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Erlang.waiting(2, 2))
                .withMessageContaining("less than 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new MarkovQueue(1, 0.5).responsePercentile(1))
                .withMessageContaining("greater than 0 and less than 1");
    }
}
