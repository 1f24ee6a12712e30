package org.spindle.flash.ssd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.spindle.flash.FlashRig.response;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.flash.FlashRig;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.PriorityClass;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.RandomStream;
import org.spindle.testkit.sim.TestRandom;

/** Every command of a random load is completed, the parts of its time sum to its response time, and the counts of pages agree. */
class RandomInputTest {

    private static final String SMALL = """
            link: conversation
            queueDepth: 4096
            geometry: {channels: 2, chips: 1, dies: 2, planes: 2, blocks: 24, pages: 8, page: 4 KiB}
            overProvisioning: 0.6
            garbageCollection: {threshold: 0.15}
            flash: {read: [20 us, 30 us], program: [100 us, 300 us], erase: 1 ms}
            """;

    private static final PriorityClass[] CLASSES = PriorityClass.values();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "precondition={state: sequential}",
                "precondition={state: steady}",
                "precondition={state: written, fill: 0.9, overwrites: 2}",
                "garbageCollection={threshold: 0.15, policy: d-choices, copyback: true, copies: 1}",
                "garbageCollection={threshold: 0.15, policy: random, staticWear: 3}",
                "garbageCollection={threshold: 0.15, policy: fifo, dynamicWear: false}",
                "garbageCollection={threshold: 0.15, policy: cost-benefit}",
                "garbageCollection={threshold: 0.15, readDisturb: 20}",
                "defects={factory: 0.05, endurance: 1000}",
                "placement={by: turn, order: PDWC}",
                "scheduling={order: arrival, preemptible: false, multiPlane: false, dieInterleaving: false}",
                "flash.suspension={program: true, programTime: 10 us, programLeft: 20 us, eraseTime: 50 us, times: 3}",
                "map={cache: 64 B}",
                "map={cache: 2 KiB, entry: 4 B}",
                "cache={size: 64 KiB}",
                "cache={size: 64 KiB, dirty: 0.7, reads: false, access: 100 ns}",
                "cache={size: 64 KiB, dirty: 1}",
                "cache={size: 64 KiB, writes: false}",
                "cache={size: 64 KiB, dirty: 0.3, powerLossProtection: true}",
                "slcCache={fixed: 2}",
                "slcCache={dynamic: 20}",
                "slcCache={dynamic: 20, whenFull: fold}",
                "slcCache={fixed: 2, dynamic: 4, whenFull: fold, foldBelow: 1}",
                "slcCache={fixed: 3, whenFull: fold, idle: 1 ms}",
                "slcCache={dynamic: 1, foldBelow: 0.5, idle: 0 us}",
                "duplex=false"
            })
    void nothingIsLost(String setting) {
        nothingIsLost(setting, "scheduling.priorities=false");
        nothingIsLost(setting, "scheduling.priorities=true");
    }

    private static void nothingIsLost(String... sets) {
        FlashRig rig = new FlashRig(new SsdFactory(), FlashRig.config(SsdConfig.class, SMALL, sets));
        RandomStream random = new TestRandom(17);
        RandomStream classes = new TestRandom(18);
        long capacity = rig.device().sectors();
        List<Request> sent = new ArrayList<>();
        double at = 0;
        for (int i = 0; i < 4_000; i++) {
            at += random.nextLong(i % 200 == 0 ? 50_000 : 120);
            Operation operation = i % 20 == 0
                    ? Operation.values()[(int) random.nextLong(4)]
                    : random.nextLong(3) == 0 ? Operation.READ : Operation.WRITE;
            long sectors = operation == Operation.FLUSH ? 0 : 1 + random.nextLong(i % 50 == 0 ? 100 : 16);
            long sector = random.nextLong(capacity - sectors);
            Request request = i % 37 == 0 && operation == Operation.WRITE
                    ? rig.forcedWriteAt(at, sector, sectors)
                    : rig.submitAt(at, rig.requests.request(operation, sector, sectors));
            CLASSES[(int) classes.nextLong(CLASSES.length)].assign(request, 0);
            sent.add(request);
        }
        rig.run();
        assertThat(rig.done).hasSize(sent.size());
        assertThat(sent)
                .allSatisfy(request -> assertThat(rig.sumOfParts(request)).isEqualTo(response(request)));
        assertThat(rig.measured.count("blocks-erased")).isPositive();
        assertThat(rig.measured.levels("dies-busy")).endsWith(0.0);
        assertThat(rig.measured.levels("channels-busy")).endsWith(0.0);
    }
}
