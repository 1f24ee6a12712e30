package org.spindle.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.spindle.run.Doubles.MS;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.spindle.scenario.Scenario;
import org.spindle.scenario.Scenario.LayerSpec;
import org.spindle.scenario.Sections;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.Stage;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;

/**
 * Layers above devices and other layers: requests pass down through them, and their completions pass up with the times and
 * quantities of their parts.
 */
class LayerTest {

    /** Sends each request to every unit below; a request is complete with its last part. */
    record Everywhere() implements Doubles.LayerConfig {
        @Override
        public Layer make(LayerContext context) {
            return new Copies(context);
        }
    }

    private record Copies(LayerContext context) implements Layer, CompletionListener {

        @Override
        public long sectors(int unit) {
            return context.below().get(0).sectors();
        }

        @Override
        public void submit(Request whole) {
            List<Request> parts = new ArrayList<>();
            context.below()
                    .forEach(
                            unit -> parts.add(context.part(whole, whole.operation(), whole.sector(), whole.sectors())));
            for (int i = 0; i < parts.size(); i++) {
                parts.get(i).expect(this);
                context.below().get(i).submit(parts.get(i));
            }
        }

        @Override
        public void completed(Request part) {
            Request whole = part.parent();
            if (context.finish(part) && whole != null) {
                whole.complete(context.events().now());
            }
        }
    }

    /** The completions that the workload receives. */
    record Seen(int device, long sector, long response, long seek) {}

    /** Sends one request to each unit at time 0 and stores the completions. */
    record OneEach(List<Seen> seen, List<String> names) implements Doubles.WorkloadConfig {
        @Override
        public Workload make(WorkloadContext context) {
            names.addAll(context.devices());
            TimeComponent seek = context.requestSchema().time("seek", "Seeks.", Stage.DEVICE);
            return new Workload() {
                @Override
                public void start() {
                    for (int i = 0; i < names.size(); i++) {
                        Request request = context.newRequest().reset(i, i, Operation.READ, 8 + i, 8);
                        context.submit(
                                request,
                                done -> seen.add(
                                        new Seen(done.device(), done.sector(), done.responseTime(), done.spent(seek))));
                    }
                }

                @Override
                public void close() {}
            };
        }
    }

    private static Scenario scenario(Map<String, LayerSpec> layers, OneEach workload) {
        Scenario plain = Doubles.scenario(
                Doubles.devices(
                        new TestDevices.Fixed(3 * MS, 1000),
                        new TestDevices.Fixed(5 * MS, 1000),
                        new TestDevices.Fixed(2 * MS, 1000)),
                workload);
        return plain.with(Sections.LAYERS, layers);
    }

    private static LayerSpec over(String... names) {
        return new LayerSpec(List.of(names), Doubles.of(new Everywhere()));
    }

    @Test
    void takesPartsDownAndTheSlowestOfThemUp() {
        OneEach workload = new OneEach(new ArrayList<>(), new ArrayList<>());
        Map<String, LayerSpec> layers = new LinkedHashMap<>();
        layers.put("top", over("both", "disk2"));
        layers.put("both", over("disk0", "disk1"));
        TestRuns.assembled(new Doubles(), new RunSetup(scenario(layers, workload), 0, List.of(), null))
                .run();
        assertThat(workload.names).containsExactly("top");
        assertThat(workload.seen).containsExactly(new Seen(0, 8, 5 * MS, MS / 2));
    }

    @Test
    void offersLayersFirstThenWhatNothingStandsOver() {
        OneEach workload = new OneEach(new ArrayList<>(), new ArrayList<>());
        TestRuns.assembled(
                        new Doubles(),
                        new RunSetup(scenario(Map.of("pair", over("disk2", "disk0")), workload), 0, List.of(), null))
                .run();
        assertThat(workload.names).containsExactly("pair", "disk1");
        assertThat(workload.seen).containsExactly(new Seen(0, 8, 3 * MS, 3 * MS / 10), new Seen(1, 9, 5 * MS, MS / 2));
    }
}
