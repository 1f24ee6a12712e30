package org.spindle.analytic.queueing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.analytic.queueing.ClosedNetwork.Load;
import org.spindle.analytic.queueing.ClosedNetwork.Solution;

class ClosedNetworkTest {

    /**
     * Against the product form itself, summed over every state: a centre with n customers weighs D^n / product of
     * min(i, m), thinkers weigh Z^n / n! (Gordon and Newell 1967).
     */
    @ParameterizedTest
    @CsvSource({"1, 0", "2, 0", "5, 3", "8, 10", "12, 0.5"})
    void exactlyTheProductForm(int customers, double think) {
        List<Centre> centres = List.of(new Centre("cpu", 2, 1), new Centre("disks", 5, 3), new Centre("bus", 0.7, 1));
        ClosedNetwork network = new ClosedNetwork(centres, think);
        Solution solution = network.solve(customers);
        double whole = constant(centres, think, customers);
        assertThat(solution.throughput()).isCloseTo(constant(centres, think, customers - 1) / whole, within(1e-10));
        for (int i = 0; i < centres.size(); i++) {
            double number = 0;
            List<Centre> others = new ArrayList<>(centres);
            Centre centre = others.remove(i);
            for (int n = 1; n <= customers; n++) {
                number += n * weight(centre, n) * constant(others, think, customers - n) / whole;
            }
            Load load = solution.queues().get(i);
            assertThat(load.number()).isCloseTo(number, within(1e-9));
            assertThat(load.utilisation())
                    .isCloseTo(solution.throughput() * centre.demand() / centre.servers(), within(1e-12));
        }
        assertThat(solution.throughput() * (solution.responseTime() + think))
                .as("V-14: X = N / (R + Z)")
                .isCloseTo(customers, within(1e-9));
        assertThat(solution.throughput()).isLessThanOrEqualTo(network.throughputAtMost(customers) + 1e-12);
    }

    private static double constant(List<Centre> centres, double think, int customers) {
        if (centres.isEmpty()) {
            double weight = 1;
            for (int i = 1; i <= customers; i++) {
                weight *= think / i;
            }
            return weight;
        }
        double sum = 0;
        for (int n = 0; n <= customers; n++) {
            sum += weight(centres.get(0), n) * constant(centres.subList(1, centres.size()), think, customers - n);
        }
        return sum;
    }

    private static double weight(Centre centre, int customers) {
        double weight = 1;
        for (int i = 1; i <= customers; i++) {
            weight *= centre.demand() / Math.min(i, centre.servers());
        }
        return weight;
    }

    /** Without thinking a single server is never idle: X = 1 / D, R = N D. */
    @Test
    void oneCentreIsAlwaysBusy() {
        Solution solution = new ClosedNetwork(List.of(new Centre("disk", 4)), 0).solve(7);
        assertThat(solution.throughput()).isCloseTo(0.25, within(1e-12));
        assertThat(solution.responseTime()).isCloseTo(28, within(1e-12));
        assertThat(solution.queues().get(0).utilisation()).isCloseTo(1, within(1e-12));
    }

    /** Machine repair: N thinkers, one server, p(n) proportional to N! / (N - n)! (D / Z)^n (Kleinrock 1975, 3.8). */
    @Test
    void theMachineRepairModel() {
        int customers = 6;
        double term = 1;
        double sum = 1;
        for (int n = 1; n <= customers; n++) {
            term *= (customers - n + 1) * 2.0 / 9;
            sum += term;
        }
        Solution solution = new ClosedNetwork(List.of(new Centre("disk", 2)), 9).solve(customers);
        assertThat(solution.queues().get(0).utilisation()).isCloseTo(1 - 1 / sum, within(1e-12));
    }

    /** Balanced centres: X = N / (D (N + K - 1)) (Lazowska et al. 1984, section 5.4). */
    @Test
    void balancedCentres() {
        ClosedNetwork network = new ClosedNetwork(
                List.of(new Centre("a", 3), new Centre("b", 3), new Centre("c", 3), new Centre("d", 3)), 0);
        assertThat(network.solve(5).throughput()).isCloseTo(5 / (3.0 * 8), within(1e-12));
    }

    /** With one customer the approximation is exact; with many, the bottleneck alone determines the throughput. */
    @Test
    void theApproximationIsExactAtBothEndsAndNearBetween() {
        ClosedNetwork network =
                new ClosedNetwork(List.of(new Centre("cpu", 2), new Centre("disk", 3), new Centre("bus", 0.5)), 4);
        assertThat(network.approximate(1).throughput())
                .isCloseTo(network.solve(1).throughput(), within(1e-9));
        assertThat(network.approximate(2000).throughput()).isCloseTo(1.0 / 3, within(1e-3));
        for (int n = 2; n < 40; n++) {
            double exact = network.solve(n).throughput();
            assertThat(network.approximate(n).throughput()).isCloseTo(exact, within(0.05 * exact));
        }
    }

    @Test
    void manyServersAndManyCustomersStayStable() {
        Solution solution =
                new ClosedNetwork(List.of(new Centre("disks", 10, 16), new Centre("bus", 0.5)), 0).solve(400);
        assertThat(solution.throughput()).isCloseTo(1.6, within(1e-6));
        assertThat(solution.queues())
                .allSatisfy(load -> assertThat(load.utilisation()).isBetween(0.0, 1.0 + 1e-9));
    }

    @Test
    void refusals() {
        List<Centre> one = List.of(new Centre("disk", 1));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ClosedNetwork(List.of(), 1))
                .withMessage("number of centres is 0; it has to be 1 or more");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ClosedNetwork(one, -1))
                .withMessage("think time is -1.0; it has to be 0 or more");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ClosedNetwork(one, 1).solve(0))
                .withMessage("number of customers is 0; it has to be 1 or more");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ClosedNetwork(List.of(new Centre("disk", 0)), 0))
                .withMessageContaining("total of think time and service demands");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Centre("disk", 1, 0))
                .withMessage("number of servers of disk is 0; it has to be 1 or more");
    }

    /**
     * The residual time of service, Reiser 1979. Two users, centres of 3 and 1, C = 0 and 4: by hand the fixed point of
     * R1 = 3 (1 + (Q1 - U1 / 2) / 2), R2 = 1 + (Q2 + 3 U2 / 2) / 2.
     */
    @Test
    void serviceThatIsNotExponential() {
        ClosedNetwork network = new ClosedNetwork(List.of(new Centre("disk", 3), new Centre("bus", 1)), 2);
        Solution solution = network.approximate(2, List.of(0.0, 4.0));
        Load disk = solution.queues().get(0);
        Load bus = solution.queues().get(1);
        assertThat(disk.residenceTime())
                .isCloseTo(3 * (1 + (disk.number() - disk.utilisation() / 2) / 2), within(1e-9));
        assertThat(bus.residenceTime()).isCloseTo(1 + (bus.number() + 1.5 * bus.utilisation()) / 2, within(1e-9));
        assertThat(solution.throughput() * (solution.responseTime() + 2)).isCloseTo(2, within(1e-9));
        assertThat(network.approximate(2, List.of(1.0, 1.0))).isEqualTo(network.approximate(2));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> network.approximate(2, List.of(1.0)))
                .withMessageContaining("number of coefficients of variation");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> network.approximate(2, List.of(1.0, -1.0)))
                .withMessageContaining("squared coefficient of variation");
    }
}
