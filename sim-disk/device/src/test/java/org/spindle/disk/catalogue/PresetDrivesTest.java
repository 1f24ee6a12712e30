package org.spindle.disk.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.spindle.disk.datasheet.DataSheetLayout;
import org.spindle.disk.geometry.Layout;
import org.spindle.disk.geometry.Track;
import org.spindle.disk.hdd.HddFactory;
import org.spindle.disk.hdd.spec.DataSheetGeometry;
import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.spi.Component;
import org.spindle.spi.bus.BusClient;
import org.spindle.spi.bus.BusPort;
import org.spindle.spi.bus.BusPort.Message;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.scheduler.PositionOracle;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;
import org.spindle.testkit.oracle.PlainScheduler;
import org.spindle.testkit.sim.Requests;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestMetrics;
import org.spindle.testkit.sim.TestRandom;

/** Presets as running drives. */
class PresetDrivesTest {

    private static final int TRACKS = 60;

    static List<String> presets() {
        return Presets.ofDataSheets();
    }

    /** A drive alone on a bus without cost. */
    private static final class Bench implements DeviceContext, BusPort {

        private final TestEventLoop events = new TestEventLoop();
        private final RequestSchema schema = new RequestSchema();
        private final TestMetrics metrics = new TestMetrics();
        private final Deque<Runnable> waiting = new ArrayDeque<>();
        private boolean owned = true;
        private boolean granting;

        @Override
        public String name() {
            return "drive";
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
        public RandomStream random() {
            return new TestRandom(1);
        }

        @Override
        public RequestScheduler scheduler(Component scheduler, long sectors, @Nullable PositionOracle positions) {
            return PlainScheduler.sptf(positions);
        }

        @Override
        public boolean isOwned() {
            return owned;
        }

        @Override
        public void acquire(BusClient client) {
            await(client::busGranted);
        }

        /** One request after another, with the overheads of drive and commands. */
        void await(Runnable owner) {
            waiting.add(owner);
            grant();
        }

        private void grant() {
            if (owned || granting || waiting.isEmpty()) {
                return;
            }
            granting = true;
            Runnable owner = waiting.remove();
            events.schedule(events.now(), () -> {
                granting = false;
                owned = true;
                owner.run();
            });
        }

        @Override
        public void release() {
            owned = false;
            grant();
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

    /**
     * Turns and skews of the tracks, and besides less than two turns for overheads, seek and first latency: an access over
     * many tracks loses no revolution at any of them (Worthington, Ganger and Patt 1994, section 2.2.2).
     */
    @ParameterizedTest
    @MethodSource("presets")
    void aLongSequentialAccessTakesTheTracksTurnsAndSkews(String name) {
        HddConfig config = Presets.config(name);
        Layout layout =
                DataSheetLayout.derive((DataSheetGeometry) config.geometry(), config.mechanics(), config.sectorSize());
        double revolution = 60e9 / config.mechanics().rotation().rpm();
        double least = TRACKS * revolution;
        Track before = new Track();
        Track after = new Track();
        layout.track(0, 0, after);
        long sectors = TRACKS * after.slots * config.sectorSize().bytes() / 512;
        for (int i = 1; i < TRACKS; i++) {
            layout.track(
                    (i - 1) / layout.dimensions().surfaces(),
                    (i - 1) % layout.dimensions().surfaces(),
                    before);
            layout.track(
                    i / layout.dimensions().surfaces(), i % layout.dimensions().surfaces(), after);
            least += Integer.toUnsignedLong(after.zeroAngle - before.zeroAngle) * 0x1p-32 * revolution;
        }
        for (Operation operation : List.of(Operation.READ, Operation.WRITE)) {
            assertThat((double) nanos(config, operation, sectors))
                    .as(operation.toString())
                    .isBetween(least, least + 2 * revolution);
        }
    }

    static List<String> cachedWriters() {
        return presets().stream()
                .filter(name -> Presets.config(name).buffer().writeReporting().early())
                .toList();
    }

    /**
     * One user writes a file, 1 MiB at a time: with its write cache a drive writes on without a pause, so that the medium sets the
     * pace. At most a tenth of the time is lost to revolutions when all segments are full.
     */
    @ParameterizedTest
    @MethodSource("cachedWriters")
    void aSingleSequentialWriterIsHardlySlowerThanOneLongWrite(String name) {
        HddConfig config = Presets.config(name);
        int writes = 400;
        long sectors = 2048;
        Bench bench = new Bench();
        Device drive = new HddFactory().create(config, bench);
        Requests requests = new Requests();
        int[] sent = {0};
        Runnable[] next = {() -> {}};
        next[0] = () -> {
            Request request = requests.request(Operation.WRITE, sent[0]++ * sectors, sectors);
            request.expect(finished -> {
                if (sent[0] < writes) {
                    bench.await(next[0]);
                }
            });
            drive.submit(request);
        };
        next[0].run();
        bench.events.run();

        assertThat(sent[0]).isEqualTo(writes);
        assertThat((double) bench.events.now()).isLessThan(nanos(config, Operation.WRITE, writes * sectors) / 0.9);
    }

    /** Until a read is complete, or all of a write is on the medium. */
    private static long nanos(HddConfig config, Operation operation, long sectors) {
        Bench bench = new Bench();
        Device drive = new HddFactory().create(config, bench);
        long[] complete = {-1};
        Request request = new Requests().request(operation, 0, sectors);
        request.expect(finished -> complete[0] = bench.events.now());
        drive.submit(request);
        bench.events.run();
        assertThat(complete[0]).isPositive();
        return operation == Operation.READ ? complete[0] : bench.events.now();
    }
}
