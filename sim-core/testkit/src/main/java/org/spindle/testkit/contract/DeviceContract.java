package org.spindle.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.spindle.spi.Parts;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.device.RequestMix;
import org.spindle.spi.device.ServiceForecast;
import org.spindle.spi.request.Operation;
import org.spindle.spi.sim.RandomStream;
import org.spindle.testkit.property.Property;

/**
 * The contract of {@link Device}, checked with random requests over a bus, or over queue pairs for a {@link
 * org.spindle.spi.device.QueuePairDevice}. A device's test extends this class and says how to create the device. The bus and the
 * queue pairs of the kit reject violations of their rules.
 */
public class DeviceContract extends ComponentContract<DeviceContext, Device> {

    private record Mix(double reads, double sequential, long endSector) implements RequestMix {

        @Override
        public double meanSectors() {
            return 8;
        }

        @Override
        public double meanSquaredSectors() {
            return 64;
        }

        @Override
        public long firstSector() {
            return 0;
        }
    }

    /** The contract of a component that a test creates; see {@link #create}. */
    protected DeviceContract() {}

    /** The contract of the components of a type; see {@link ComponentContract}. */
    public DeviceContract(Function<DeviceContext, Device> maker, Parts parts) {
        super(maker, parts);
    }

    /** Whether requests take any time. */
    protected boolean takesTime() {
        return true;
    }

    /** Whether it serves requests of any length at any sector, and rejects none. */
    protected boolean servesAnySectors() {
        return true;
    }

    @Test
    void hasACapacityAndAQueue() {
        DeviceRun run = run(List.of(), 1);
        assertThat(run.device().sectors()).as("capacity in sectors").isPositive();
        assertThat(run.device().queueDepth()).as("queue depth").isPositive();
    }

    @Test
    void servesEveryRequestOnce() {
        check(steps -> requireAll(run(steps, Integer.MAX_VALUE)));
    }

    @Test
    void servesOneRequestAtATimeToo() {
        check(steps -> requireAll(run(steps, 1)));
    }

    /** No request is complete before it is submitted; a completion is reported when it happens. */
    @Test
    void completesRequestsAtTheReportedTime() {
        check(steps -> {
            for (DeviceRun.Completion completion : run(steps, Integer.MAX_VALUE).completions()) {
                assertThat(completion.told())
                        .as("time in the request, of %s", completion)
                        .isEqualTo(completion.at());
                assertThat(completion.at())
                        .as("completion of %s", completion)
                        .isGreaterThanOrEqualTo(completion.submitted());
            }
        });
    }

    @Test
    void servesTheFirstAndTheLastSectors() {
        requireAll(run(
                List.of(
                        new DeviceRun.Step(0, Operation.READ, 0, 1),
                        new DeviceRun.Step(0, Operation.WRITE, 1, 1),
                        new DeviceRun.Step(0, Operation.READ, 1, 8),
                        new DeviceRun.Step(0, Operation.WRITE, 0, 8)),
                Integer.MAX_VALUE));
    }

    @Test
    void releasesTheBus() {
        check(steps -> {
            DeviceRun run = run(steps, Integer.MAX_VALUE);
            assertThat(run.leavesTheBusIdle())
                    .as("whether the bus is idle at the end")
                    .isTrue();
        });
    }

    @Test
    void actsAlikeForTheSameRequests() {
        check(steps -> assertThat(run(steps, Integer.MAX_VALUE).completions())
                .as("completions of the same requests")
                .isEqualTo(run(steps, Integer.MAX_VALUE).completions()));
    }

    /** It may reject the mix by an IllegalArgumentException, and may provide no forecast. */
    @Test
    void forecastsPossibleTimes() {
        Device device = run(List.of(), 1).device();
        for (double reads : new double[] {0, 0.5, 1}) {
            try {
                ServiceForecast forecast = device.forecast(new Mix(reads, 0, Math.max(1, device.sectors() / 2)));
                if (forecast != null) {
                    assertThat(forecast.meanNanos()).as("mean").isBetween(0.0, Double.MAX_VALUE);
                    assertThat(forecast.scv())
                            .as("squared coefficient of variation")
                            .isBetween(0.0, Double.MAX_VALUE);
                    assertThat(forecast.servers()).as("servers").isPositive();
                }
            } catch (IllegalArgumentException refused) {
                assertThat(refused.getMessage()).as("why no time can be told").isNotBlank();
            }
        }
    }

    @TestFactory
    Stream<DynamicTest> hasItsDeclaredCapabilities() {
        return new CapabilityTests()
                .add(takesTime(), "takes time", this::worksForRequests)
                .add(
                        servesAnySectors(),
                        "serves any sectors",
                        () -> check(steps -> assertThat(
                                        run(steps, Integer.MAX_VALUE).refused())
                                .as("requests refused")
                                .isZero()))
                .tests();
    }

    void worksForRequests() {
        List<DeviceRun.Step> steps = List.of(
                new DeviceRun.Step(0, Operation.READ, 0.5, 8),
                new DeviceRun.Step(1_000_000_000, Operation.READ, 0.9, 8));
        assertThat(run(steps, 1).completions())
                .anySatisfy(done -> assertThat(done.at()).as("completion").isGreaterThan(done.submitted()));
    }

    private static void requireAll(DeviceRun run) {
        assertThat(run.completions())
                .extracting(DeviceRun.Completion::id)
                .as("requests served")
                .doesNotHaveDuplicates()
                .hasSize(run.submitted());
    }

    private DeviceRun run(List<DeviceRun.Step> steps, int most) {
        return new DeviceRun(steps, most, this::create, parts());
    }

    private static void check(Consumer<List<DeviceRun.Step>> statement) {
        Property.ofLists(DeviceContract::draw).tries(40).longest(60).check(statement);
    }

    private static DeviceRun.Step draw(RandomStream random) {
        Operation operation = Operation.values()[(int) random.nextLong(3)];
        return new DeviceRun.Step(
                random.nextLong(3) == 0 ? 0 : random.nextLong(20_000_000),
                operation,
                random.nextDouble(),
                operation == Operation.FLUSH ? 0 : 1 + random.nextLong(32));
    }
}
