package org.spindle.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.spindle.run.Doubles.MS;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.result.Metric;
import org.spindle.result.RunResult;
import org.spindle.run.Runner.Companion;
import org.spindle.run.Runner.Job;
import org.spindle.run.TestDevices.Fixed;
import org.spindle.scenario.Scenario;
import org.spindle.scenario.Scenario.LayerSpec;
import org.spindle.scenario.Scenario.Output;
import org.spindle.scenario.Scenario.RequestOutput;
import org.spindle.scenario.Sections;
import org.spindle.spi.bus.BusClient;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.PlaceComponent;
import org.spindle.spi.request.QuantityComponent;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestAttribute;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.request.Stage;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;

/** Results report the times and quantities that the components of a stack declare, for every kind of device. */
class DeclaredComponentsTest {

    @TempDir
    private Path place;

    /** Serves a request in 5 ms: 2 ms to read, 1 ms behind garbage collection, which moves 3 pages, 2 ms of overhead. */
    record Flash(List<Long> files) implements Doubles.DeviceConfig {
        @Override
        public Device make(DeviceContext context) {
            return new FlashDevice(context, files);
        }
    }

    private static final class FlashDevice implements Device, EventHandler, BusClient {

        private final DeviceContext context;
        private final List<Long> files;
        private final TimeComponent read;
        private final TimeComponent stall;
        private final QuantityComponent relocated;
        private final PlaceComponent channel;
        private Request current = new Request();

        FlashDevice(DeviceContext context, List<Long> files) {
            this.context = context;
            this.files = files;
            read = context.requestSchema().time("flash-read", "Reading pages.", Stage.DEVICE);
            stall = context.requestSchema().waiting("gc-stall", "Waiting for garbage collection.", Stage.DEVICE);
            relocated = context.requestSchema().quantity("relocated", "pages", "Pages moved.");
            channel = context.requestSchema().place("channel", "Channel of the first page.");
        }

        @Override
        public long sectors() {
            return 100;
        }

        @Override
        public int queueDepth() {
            return 1;
        }

        @Override
        public void submit(Request request) {
            context.bus().release();
            current = request;
            files.add(request.attribute(RequestAttribute.FILE));
            request.spend(read, 2 * MS);
            request.spend(stall, MS);
            request.quantity(relocated, 3);
            request.place(channel, request.sector() % 4);
            context.events().schedule(context.events().now() + 5 * MS, this, 0, 0);
        }

        @Override
        public void handle(int op, long arg) {
            context.bus().acquire(this);
        }

        @Override
        public void busGranted() {
            context.bus().release();
            current.complete(context.events().now());
        }
    }

    /** Reads a sector of each device at time 0, after half a millisecond of its own work. */
    record Both() implements Doubles.WorkloadConfig {
        @Override
        public Workload make(WorkloadContext context) {
            RequestAttribute file = context.requestSchema().attribute(RequestAttribute.FILE);
            TimeComponent cpu = context.requestSchema().time("cpu", "Work of the host.", Stage.SUBMISSION);
            return new Workload() {
                @Override
                public void start() {
                    for (int i = 0; i < context.devices().size(); i++) {
                        Request request = context.newRequest().reset(i, i, Operation.READ, 12 - 6 * i, 1);
                        request.spend(cpu, MS / 2);
                        request.attribute(file, 70 + i);
                        context.submit(request, done -> {});
                    }
                }

                @Override
                public void close() {}
            };
        }
    }

    /** The disk takes 10 ms, 1 ms of that a seek over 2 cylinders; the flash device takes the times that it documents. */
    @Test
    void aDiskAndAFlashDeviceWorkedByHand() throws IOException {
        Scenario plain =
                Doubles.scenario(Doubles.devices(new Fixed(10 * MS, 100), new Flash(new ArrayList<>())), new Both());
        RunResult result = record(plain.with(Sections.OUTPUT, new Output(RequestOutput.CSV, 10)));

        assertThat(result.metrics().stream()
                        .filter(metric -> metric.component().equals("system"))
                        .filter(metric -> metric.requestClass().equals("all"))
                        .filter(metric -> metric.value() instanceof Metric.Distribution)
                        .map(DeclaredComponentsTest::shown))
                .containsExactly(
                        "response-time 2 x 7.5 ms",
                        "queue-time 2 x 0.0 ms",
                        "service-time 2 x 7.5 ms",
                        "waiting-time 2 x 0.5 ms",
                        "cpu-time 2 x 0.5 ms",
                        "bus-wait-time 2 x 0.0 ms",
                        "bus-transfer-time 2 x 0.0 ms",
                        "seek-time 2 x 0.5 ms",
                        "flash-read-time 2 x 1.0 ms",
                        "gc-stall-time 2 x 0.5 ms",
                        "unaccounted-time 2 x 5.0 ms",
                        "seek-distance 1 x 2.0 cylinders",
                        "relocated 1 x 3.0 pages");
        assertThat(result.metrics().stream()
                        .filter(metric -> metric.name().equals("waiting-time"))
                        .map(Metric::doc))
                .containsOnly("Sum of the waits: bus-wait, gc-stall.");
        assertThat(place.resolve("r/requests.csv"))
                .hasContent("arrival_ns,dispatch_ns,completion_ns,device,op,sector,sectors,criticality,buffer,"
                        + "cpu_ns,bus_wait_ns,bus_transfer_ns,seek_ns,flash_read_ns,gc_stall_ns,seek_cylinders,relocated_pages,channel,file\r\n"
                        + "0,0,5000000,disk1,read,6,1,critical,miss,500000,0,0,0,2000000,1000000,,3,2,71\r\n"
                        + "0,0,10000000,disk0,read,12,1,critical,miss,500000,0,0,1000000,0,0,2,,,70\r\n");
    }

    /** A request addresses the layer, not the device below it, whose sectors are others. */
    @Test
    void theLogNamesTheUnitThatARequestAddresses() throws IOException {
        Scenario plain = Doubles.scenario(Doubles.devices(new Flash(new ArrayList<>())), new Both());
        record(plain.with(
                        Sections.LAYERS,
                        Map.of("one", new LayerSpec(List.of("disk0"), Doubles.of(new LayerTest.Everywhere()))))
                .with(Sections.OUTPUT, new Output(RequestOutput.CSV, 10)));
        List<String> lines = Files.readAllLines(place.resolve("r/requests.csv"));
        assertThat(lines).hasSizeGreaterThan(1);
        assertThat(lines.subList(1, lines.size())).allMatch(line -> line.split(",", -1)[3].equals("one"));
    }

    @Test
    void whatTheIssuerSaysReachesTheDeviceAndWhatThatTellsComesBack() {
        List<Long> files = new ArrayList<>();
        List<Long> stalls = new ArrayList<>();
        Scenario plain = Doubles.scenario(Doubles.devices(new Flash(files)), new Both());
        Scenario layered = plain.with(
                Sections.LAYERS,
                Map.of("one", new LayerSpec(List.of("disk0"), Doubles.of(new LayerTest.Everywhere()))));
        RunObserver observer = new RunObserver() {
            private List<TimeComponent> times = List.of();

            @Override
            public void begin(RequestSchema schema) {
                times = schema.times();
            }

            @Override
            public void completed(Request request) {
                times.forEach(time -> stalls.add(request.spent(time)));
            }
        };
        TestRuns.assembled(new Doubles(), new RunSetup(layered, 0, List.of(observer), null))
                .run();
        assertThat(files).containsExactly(70L);
        assertThat(stalls)
                .as(
                        "flash-read and gc-stall of the part, whose time is that of the whole and counts once: no cpu time is left")
                .containsExactly(0L, 0L, 0L, 0L, 2 * MS, MS);
    }

    private RunResult record(Scenario scenario) {
        return new Runner(new RunAssembly(new Doubles(), Doubles.noTraces()), GZIPOutputStream::new, "9", List.of())
                .record(new Job(scenario, 0, "", List.of()), "", place.resolve("r"), Companion.NONE);
    }

    private static String shown(Metric metric) {
        Metric.Distribution values = (Metric.Distribution) metric.value();
        return metric.name() + " " + values.count() + " x " + values.mean() + " " + metric.unit();
    }
}
