package org.spindle.disk.fixed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.spindle.distribution.ConstantTime;
import org.spindle.distribution.ExponentialTime;
import org.spindle.distribution.UniformTime;
import org.spindle.plugin.PluginOptions;
import org.spindle.plugin.Plugins;
import org.spindle.plugin.Registry;
import org.spindle.spi.Component;
import org.spindle.spi.Parts;
import org.spindle.spi.bus.BusClient;
import org.spindle.spi.bus.BusPort;
import org.spindle.spi.bus.BusPort.Message;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.distribution.TimeDistribution;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.scheduler.PositionOracle;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.trace.TraceException;
import org.spindle.testkit.oracle.PlainScheduler;
import org.spindle.testkit.sim.Requests;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestMetrics;
import org.spindle.testkit.sim.TestRandom;

/** Queues worked by hand: the times of service, in milliseconds. */
class FixedDeviceTest {

    private static final Registry REGISTRY = Plugins.load(PluginOptions.NONE);

    private static final Component TEN = constant(10);

    private final Host host = new Host();
    private final Requests requests = new Requests();
    private final List<String> done = new ArrayList<>();

    private FixedDevice device(int servers, Integer depth, @Nullable Component writes) {
        FixedConfig config = new FixedConfig(
                Size.ofSectors(1000),
                TEN,
                null,
                writes,
                null,
                null,
                servers,
                depth,
                new Fcfs("fcfs", null),
                FixedLink.CONVERSATION);
        return (FixedDevice) new FixedFactory().create(config, host);
    }

    private static Component constant(double millis) {
        return Component.of("constant", new ConstantTime(Time.ofMillis(millis)));
    }

    private record Fcfs(String type, @Nullable Record settings) implements Component {
        @Override
        public Record config() {
            return this;
        }
    }

    private void submitAt(FixedDevice device, double millis, Operation operation) {
        Request request = requests.request(operation, 0, 1);
        host.events.schedule(
                Math.round(millis * 1e6),
                (op, arg) -> {
                    host.owned = true;
                    request.expect(r -> done.add("#" + r.id() + " " + host.events.now() / 1e6));
                    device.submit(request);
                    assertThat(host.owned).as("the bus is given back at once").isFalse();
                },
                0,
                0);
    }

    @Test
    void oneServerTakesOneRequestAfterTheOther() {
        FixedDevice device = device(1, 3, null);
        submitAt(device, 0, Operation.READ);
        submitAt(device, 1, Operation.READ);
        submitAt(device, 25, Operation.READ);
        host.events.run();
        assertThat(done).containsExactly("#1 10.0", "#2 20.0", "#3 35.0");
        assertThat(host.metrics.values("server-time")).containsExactly(10_000_000L, 10_000_000L, 10_000_000L);
        assertThat(host.metrics.levels("requests-waiting")).contains(1.0);
    }

    @Test
    void twoServersWorkSideBySide() {
        FixedDevice device = device(2, 3, null);
        submitAt(device, 0, Operation.READ);
        submitAt(device, 1, Operation.READ);
        submitAt(device, 2, Operation.READ);
        host.events.run();
        assertThat(done).containsExactly("#1 10.0", "#2 11.0", "#3 20.0");
        assertThat(host.metrics.levels("utilisation")).containsExactly(0.5, 1.0, 0.5, 1.0, 0.5, 0.0);
    }

    @Test
    void operationsMayHaveTimesOfTheirOwn() {
        FixedDevice device = device(1, 4, constant(3));
        submitAt(device, 0, Operation.WRITE);
        submitAt(device, 0, Operation.READ);
        submitAt(device, 0, Operation.FLUSH);
        host.events.run();
        assertThat(done).containsExactly("#1 3.0", "#2 13.0", "#3 23.0");
    }

    @Test
    void aRequestOfNoTimeIsCompleteAtOnce() {
        FixedDevice device = device(1, 2, constant(0));
        submitAt(device, 1, Operation.WRITE);
        submitAt(device, 1, Operation.WRITE);
        host.events.run();
        assertThat(done).containsExactly("#1 1.0", "#2 1.0");
    }

    @Test
    void theDepthIsThatOfTheServersUnlessMoreMayWaitInside() {
        assertThat(device(4, null, null).queueDepth()).isEqualTo(4);
        assertThat(new Host().device(4, 9).queueDepth()).isEqualTo(9);
        assertThat(new Host().device(1, 1).sectors()).isEqualTo(1000);
    }

    @Test
    void aDepthBelowTheServersIsRefused() {
        List<String> problems = new ArrayList<>();
        new FixedConfig(
                        Size.ofSectors(1),
                        TEN,
                        null,
                        null,
                        null,
                        null,
                        4,
                        3,
                        new Fcfs("fcfs", null),
                        FixedLink.CONVERSATION)
                .validate((key, problem, remedy) -> problems.add(key + ": " + problem));
        assertThat(problems)
                .containsExactly("queueDepth: 4 servers are never all busy with at most 3 requests at the device");
    }

    /** Mean 10 and variance (18 - 2)^2 / 12 for uniform; mean 10 and variance 100 for exponential; 5 standard errors. */
    @Test
    void theDistributionsHaveTheirMoments() {
        int n = 200_000;
        TimeDistribution uniform = new UniformTime(Time.ofMillis(2), Time.ofMillis(18));
        TimeDistribution exponential = new ExponentialTime(Time.ofMillis(10));
        assertThat(moments(uniform, n)[0]).isBetween(10 - 0.052, 10 + 0.052);
        assertThat(moments(uniform, n)[1]).isBetween(21.33 * 0.98, 21.33 * 1.02);
        assertThat(moments(exponential, n)[0]).isBetween(10 - 0.112, 10 + 0.112);
        assertThat(moments(exponential, n)[1]).isBetween(97.0, 103.0);
    }

    private static double[] moments(TimeDistribution of, int n) {
        RandomStream random = new TestRandom(7);
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < n; i++) {
            double value = of.draw(random) / 1e6;
            sum += value;
            squares += value * value;
        }
        double mean = sum / n;
        return new double[] {mean, squares / n - mean * mean};
    }

    /** A bus that the device owns whenever a request is submitted. */
    private static final class Host implements DeviceContext, BusPort {

        private final TestEventLoop events = new TestEventLoop();
        private final RequestSchema schema = new RequestSchema();
        private final TestMetrics metrics = new TestMetrics();
        private boolean owned;

        FixedDevice device(int servers, int depth) {
            return (FixedDevice) new FixedFactory()
                    .create(
                            new FixedConfig(
                                    Size.ofSectors(1000),
                                    TEN,
                                    null,
                                    null,
                                    null,
                                    null,
                                    servers,
                                    depth,
                                    new Fcfs("fcfs", null),
                                    FixedLink.CONVERSATION),
                            this);
        }

        @Override
        public String name() {
            return "server";
        }

        @Override
        public RequestSchema requestSchema() {
            return schema;
        }

        @Override
        public EventLoop events() {
            return events;
        }

        @Override
        public BusPort bus() {
            return this;
        }

        @Override
        public Metrics metrics() {
            return metrics;
        }

        @Override
        public Parts parts() {
            return REGISTRY::make;
        }

        @Override
        public RandomStream random() {
            return new TestRandom(1);
        }

        @Override
        public RequestScheduler scheduler(Component scheduler, long sectors, @Nullable PositionOracle positions) {
            assertThat(positions).isNull();
            return PlainScheduler.fcfs();
        }

        @Override
        public boolean isOwned() {
            return owned;
        }

        @Override
        public void acquire(BusClient client) {
            throw new AssertionError("a fixed device never asks for its bus");
        }

        @Override
        public void release() {
            owned = false;
        }

        @Override
        public long answerTime(Message message) {
            return 0;
        }

        @Override
        public long deliveryTime() {
            return 0;
        }

        @Override
        public long sectorTimePicos(boolean read) {
            return 0;
        }
    }

    /** The configured time, of either kind, comes from the request's trace, and its absence is an error. */
    @Test
    void recordedTimesAreTakenFromTheRequest() {
        Request request = new Request().reset(1, 0, Operation.READ, 0, 8);
        assertThatThrownBy(() -> RecordedTime.SERVICE.of(request))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("has no recorded service time");
        request.recorded(300, 500);
        assertThat(RecordedTime.SERVICE.of(request)).isEqualTo(300);
        assertThat(RecordedTime.RESPONSE.of(request)).isEqualTo(500);
    }
}
