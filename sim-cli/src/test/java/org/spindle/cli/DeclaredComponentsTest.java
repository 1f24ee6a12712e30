package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a device of somebody else declares is in every result, without a word about it in Spindle. */
class DeclaredComponentsTest {

    private static final String PLUGIN = """
            package org.example.flash;

            import org.spindle.spi.Contributions;
            import org.spindle.spi.SpindlePlugin;
            import org.spindle.spi.device.DeviceFactory;

            public final class FlashPlugin implements SpindlePlugin {
                @Override
                public void contribute(Contributions to) {
                    to.add(DeviceFactory.KIND, "example.flash", FlashConfig.class, FlashFactory.class);
                }
            }
            """;

    private static final String CONFIG = """
            package org.example.flash;

            import org.spindle.spi.config.Doc;

            @Doc("A toy.")
            public record FlashConfig(@Doc("Capacity.") org.spindle.spi.config.Size capacity) {}
            """;

    /** Serves one request after the other: 100 us to read, each fourth behind 400 us of garbage collection, 10 us more. */
    private static final String DEVICE = """
            package org.example.flash;

            import jakarta.inject.Inject;
            import org.spindle.spi.bus.BusClient;
            import org.spindle.spi.device.*;
            import org.spindle.spi.request.*;
            import org.spindle.spi.sim.EventHandler;

            final class FlashFactory implements DeviceFactory<FlashConfig> {

                @Inject
                FlashFactory() {}

                @Override
                public Device create(FlashConfig config, DeviceContext context) {
                    return new Flash(config.capacity().bytes() / 512, context);
                }

                private static final class Flash implements Device, EventHandler, BusClient {
                    private final long sectors;
                    private final DeviceContext context;
                    private final TimeComponent read;
                    private final TimeComponent stall;
                    private final PlaceComponent channel;
                    private Request current;
                    private int served;

                    Flash(long sectors, DeviceContext context) {
                        this.sectors = sectors;
                        this.context = context;
                        RequestSchema schema = context.requestSchema();
                        read = schema.time("flash-read", "Reading pages.", Stage.DEVICE);
                        stall = schema.time("gc-stall", "Waiting for garbage collection.", Stage.DEVICE);
                        channel = schema.place("channel", "Channel of the first page.");
                    }

                    @Override
                    public long sectors() {
                        return sectors;
                    }

                    @Override
                    public int queueDepth() {
                        return 1;
                    }

                    @Override
                    public void submit(Request request) {
                        context.bus().release();
                        current = request;
                        long stalled = ++served % 4 == 0 ? 400_000 : 0;
                        request.spend(read, 100_000);
                        request.spend(stall, stalled);
                        request.place(channel, request.sector() % 8);
                        context.events().schedule(context.events().now() + 110_000 + stalled, this, 0, 0);
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
            }
            """;

    @TempDir
    private Path directory;

    @Test
    void aFlashDeviceIsExplainedInItsOwnTerms() throws IOException {
        Path jar = plugin().jar(directory.resolve("flash.jar"));
        Path scenario = Files.writeString(directory.resolve("scenario.yaml"), """
                devices:
                  flash0: {type: example.flash, capacity: 1 GB}
                workload:
                  type: random
                  requests: 400
                  arrivals: {type: open, interarrival: {type: poisson, rate: 1000}}
                output: {requests: csv}
                """);
        Path out = directory.resolve("out");
        Cli cli = Cli.spindle("run", scenario, "--plugin", jar, "--out", out);
        assertThat(cli.err()).isEmpty();
        assertThat(cli.exit()).isZero();

        List<JsonNode> metrics = StreamSupport.stream(
                        new JsonMapper()
                                .readTree(Files.readString(out.resolve("result.json")))
                                .get("metrics")
                                .spliterator(),
                        false)
                .filter(metric -> metric.get("component").asString().equals("system")
                        && metric.get("class").asString().equals("all"))
                .toList();
        assertThat(metrics.stream().map(metric -> metric.get("name").asString()))
                .startsWith(
                        "response-time",
                        "queue-time",
                        "service-time",
                        "flash-read-time",
                        "gc-stall-time",
                        "overhead-time",
                        "throughput");
        assertThat(mean(metrics, "flash-read-time")).isEqualTo(0.1);
        assertThat(mean(metrics, "gc-stall-time")).isEqualTo(0.1);
        assertThat(mean(metrics, "overhead-time")).isEqualTo(0.01);
        List<String> lines = Files.readAllLines(out.resolve("requests.csv"));
        assertThat(lines).hasSize(401);
        assertThat(lines.get(0)).endsWith(",buffer,flash_read_ns,gc_stall_ns,channel");
        assertThat(lines.subList(1, 5).stream()
                        .map(line -> line.split(","))
                        .map(cells -> cells[9] + " " + cells[10])
                        .collect(Collectors.joining(", ")))
                .isEqualTo("100000 0, 100000 0, 100000 0, 100000 400000");
        assertThat(out.resolve("report.html"))
                .content()
                .contains("\"flash-read\"", "\"gc-stall\"", "\"overhead\"")
                .doesNotContain("\"seek\"", "\"rotation\"");
    }

    private static double mean(List<JsonNode> metrics, String name) {
        return metrics.stream()
                .filter(metric -> metric.get("name").asString().equals(name))
                .findFirst()
                .orElseThrow()
                .get("mean")
                .asDouble();
    }

    private SourceTree plugin() throws IOException {
        Path main = directory.resolve("source/src/main");
        Path code = Files.createDirectories(main.resolve("java/org/example/flash"));
        Files.writeString(code.resolve("FlashPlugin.java"), PLUGIN);
        Files.writeString(code.resolve("FlashConfig.java"), CONFIG);
        Files.writeString(code.resolve("FlashFactory.java"), DEVICE);
        Path descriptors = Files.createDirectories(main.resolve("resources/META-INF/services"));
        Files.writeString(descriptors.resolve("org.spindle.spi.SpindlePlugin"), "org.example.flash.FlashPlugin\n");
        Files.writeString(
                descriptors.resolveSibling("spindle-plugin.properties"),
                "id=flash\nversion=1.0\nspi=1.0\ndescription=The device example.flash\n");
        return new SourceTree(directory.resolve("source"));
    }
}
