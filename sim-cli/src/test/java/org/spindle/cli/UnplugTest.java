package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.plugin.PluginOptions;
import org.spindle.spi.Component;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerFactory;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestLayerContext;
import org.spindle.testkit.sim.TestUnit;

/**
 * A host that begins to wait for a page unplugs the device ({@code BlockTarget.unplug}): the call passes every layer to all units below,
 * since the page may be on any of them.
 */
class UnplugTest {

    private static final long SECTORS = 1 << 20;

    private static final SpindleProcess SPINDLE = SpindleProcess.start(PluginOptions.NONE);

    /** A layer over some units. */
    private record Case(String type, int units, String keys) {

        @Override
        public String toString() {
            return type + " {" + keys + "} over " + units;
        }
    }

    private static final List<Case> CASES = List.of(
            new Case("alis", 1, ""),
            new Case("cache", 2, "size: 512 KiB"),
            new Case("cache", 2, "size: 0 KiB"),
            new Case("concatenation", 3, ""),
            new Case("declustered", 4, "stripeUnits: 3"),
            new Case("device-cache", 2, ""),
            new Case("device-cache", 3, "fast: unit0, slow: unit2"),
            new Case("device-cache", 2, "size: 1 MiB, compat: [identity-mapping]"),
            new Case(
                    "emulator",
                    2,
                    "largestRequest: 128 KiB, sectorTime: 0.0002 ms, lateness: {type: constant, time: 0 ms}"),
            new Case("file-system", 1, "contents: {format: ext2, dataFiles: 2, dataSize: 64 KiB}"),
            new Case("mirror", 2, ""),
            new Case("queue-depth", 2, "depth: 2"),
            new Case("raid-10", 4, ""),
            new Case("raid-3", 3, ""),
            new Case("raid-4", 3, ""),
            new Case("raid-5", 3, ""),
            new Case("raid-6", 4, ""),
            new Case("redcap", 1, ""),
            new Case("scatter", 3, ""),
            new Case("striping", 2, ""),
            new Case("volume", 4, "layout: {type: striped, unit: 64 KiB, copies: 2}"));

    @TestFactory
    Stream<DynamicTest> reachesAllUnitsBelow() {
        return CASES.stream()
                .map(each -> dynamicTest(each.toString(), () -> {
                    List<TestUnit> units = new ArrayList<>();
                    make(each, units).unplug();
                    assertThat(units).extracting(TestUnit::unplugs).containsOnly(1);
                }));
    }

    /** A layer that is added needs a case. */
    @Test
    void coversAllLayers() {
        List<String> registered = SPINDLE.registry().types(LayerFactory.KIND).stream()
                .map(type -> type.type())
                .toList();
        assertThat(CASES.stream().map(Case::type).distinct()).containsExactlyInAnyOrderElementsOf(registered);
    }

    private static Layer make(Case of, List<TestUnit> units) {
        TestEventLoop events = new TestEventLoop();
        TestLayerContext context = new TestLayerContext(events, 1, SPINDLE.registry()::make);
        for (int i = 0; i < of.units; i++) {
            TestUnit unit = new TestUnit(events, "unit" + i, SECTORS, request -> 1);
            units.add(unit);
            context.over(unit);
        }
        Class<? extends Record> config = SPINDLE.registry().types(LayerFactory.KIND).stream()
                .filter(type -> type.type().equals(of.type))
                .findFirst()
                .orElseThrow()
                .config();
        Record keys = SPINDLE.configs()
                .load("keys", "{" + of.keys + "}", Path.of(""), List.of(), config)
                .value();
        return SPINDLE.registry().make(LayerFactory.KIND, Component.of(of.type, keys), context);
    }
}
