package org.spindle.host.volume;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.spindle.host.volume.Configs.Faults;
import org.spindle.host.volume.Rebuilding.Order;
import org.spindle.host.volume.Rebuilding.Priority;
import org.spindle.host.volume.layout.BlockDesigns;
import org.spindle.host.volume.layout.CheckRotation;
import org.spindle.host.volume.layout.ColumnLayout;
import org.spindle.host.volume.layout.DeclusteredLayout;
import org.spindle.host.volume.layout.InterleavedLayout;
import org.spindle.host.volume.layout.MemberSpaces;
import org.spindle.host.volume.layout.ParityLayout;
import org.spindle.host.volume.layout.Rows;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layout.VolumeLayout;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.testkit.sim.TestRandom;

/**
 * Under concurrent random requests to the same stripes, with members that fail and are rebuilt meanwhile: the contents of every
 * write can be computed from the data read before, every read yields the data written last, and at the end the contents of every
 * disk are correct. See {@link ContentOracle}.
 */
class ContentTest {

    private static final long UNIT = 4;
    private static final long CAPACITY = UNIT * 18 + 3;
    private static final Rows ROWS = new Rows(UNIT, CAPACITY);
    private static final int REQUESTS = 300;
    private static final int AT_ONCE = 7;

    /** The disks of a case: their number, failures and spares. */
    record Fate(String name, int disks, Faults faults, VolumeLayout layout, Function<LayerContext, Layer> volume) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static Failure at(int disk, int millis) {
        return Configs.failure(disk, millis * VolumeRig.MS);
    }

    private static Faults slowly(int spares, Order order, Failure... failures) {
        return new Faults(
                spares,
                List.of(failures),
                new Rebuilding(new Size(512), null, order, Priority.NONCRITICAL, Time.ofMillis(40)));
    }

    static Stream<Arguments> fates() {
        List<Fate> fates = new ArrayList<>();
        List<Faults> single = List.of(
                Faults.NONE,
                Faults.of(0, at(1, 0)),
                Faults.of(0, at(4, 300)),
                slowly(1, Order.ASCENDING, at(2, 200)),
                slowly(1, Order.DESCENDING, at(0, 200)),
                slowly(2, Order.ASCENDING, at(3, 100), at(5, 400)),
                slowly(2, Order.ASCENDING, at(5, 100), at(3, 200), at(1, 3000)));
        for (Faults faults : single) {
            int disks = 5 + faults.spares();
            String name = faults.fail().size() + " failures, " + faults.spares() + " spares, "
                    + faults.rebuild().order();
            for (boolean readsFirst : new boolean[] {false, true}) {
                ParityWrites writes = new ParityWrites(null, readsFirst);
                for (CheckRotation rotation : CheckRotation.values()) {
                    fates.add(new Fate(
                            "raid-5 " + rotation + " " + name + (readsFirst ? " reads first" : ""),
                            disks,
                            faults,
                            new ParityLayout(5, 1, ROWS, rotation, 2),
                            Configs.raid5(UNIT, 2 * UNIT, rotation, Addressing.VOLUME, writes, faults)));
                }
            }
            fates.add(new Fate(
                    "raid-5 reconstructing " + name,
                    disks,
                    faults,
                    new ParityLayout(5, 1, ROWS, CheckRotation.LEFT_SYMMETRIC, 1),
                    Configs.raid5(
                            UNIT,
                            null,
                            CheckRotation.LEFT_SYMMETRIC,
                            Addressing.VOLUME,
                            new ParityWrites(0.0, false),
                            faults)));
            fates.add(new Fate(
                    "raid-5 of member spaces " + name,
                    disks,
                    faults,
                    new MemberSpaces(new ParityLayout(5, 1, ROWS, CheckRotation.RIGHT_SYMMETRIC, 1), UNIT, 1),
                    Configs.raid5(
                            UNIT,
                            null,
                            CheckRotation.RIGHT_SYMMETRIC,
                            Addressing.MEMBERS,
                            ParityWrites.DEFAULT,
                            faults)));
            fates.add(new Fate(
                    "raid-4 " + name,
                    disks,
                    faults,
                    new ParityLayout(5, 1, ROWS, null, 1),
                    Configs.raid4(UNIT, Addressing.VOLUME, ParityWrites.DEFAULT, faults)));
            fates.add(new Fate(
                    "raid-3 " + name,
                    disks,
                    faults,
                    new InterleavedLayout(4, 1, new Rows(VolumeAssembly.INNER_UNIT, CAPACITY)),
                    Configs.raid3(faults)));
            fates.add(new Fate(
                    "declustered " + name,
                    disks,
                    faults,
                    new DeclusteredLayout(BlockDesigns.of(5, 3), ROWS),
                    Configs.declustered(UNIT, 3, ParityWrites.DEFAULT, faults)));
            fates.add(new Fate(
                    "mirror " + name,
                    disks,
                    faults,
                    new ColumnLayout(1, 5, new Rows(VolumeAssembly.INNER_UNIT, CAPACITY)),
                    Configs.mirror(ReadChoice.RANDOM, faults)));
        }
        for (Faults faults : List.of(
                Faults.NONE,
                Faults.of(0, at(1, 100), at(4, 300)),
                Faults.of(0, at(0, 0), at(5, 0)),
                Faults.of(0, at(3, 200), at(2, 250)),
                slowly(2, Order.ASCENDING, at(2, 200), at(3, 400)),
                slowly(1, Order.DESCENDING, at(1, 200), at(0, 400)))) {
            String name = faults.fail() + " " + faults.spares() + " spares";
            for (CheckRotation rotation : CheckRotation.values()) {
                fates.add(new Fate(
                        "raid-6 " + rotation + " " + name,
                        6 + faults.spares(),
                        faults,
                        new ParityLayout(6, 2, ROWS, rotation, 1),
                        Configs.raid6(UNIT, rotation, ParityWrites.DEFAULT, faults)));
            }
            fates.add(new Fate(
                    "raid-10 " + name,
                    6 + faults.spares(),
                    faults,
                    new ColumnLayout(2, 3, ROWS),
                    Configs.raid10(3, UNIT, ReadChoice.SHORTEST_QUEUE, faults)));
        }
        fates.add(new Fate(
                "striping by bytes",
                4,
                Faults.NONE,
                new InterleavedLayout(4, 0, new Rows(VolumeAssembly.INNER_UNIT, CAPACITY)),
                Configs.striping(0)));
        fates.add(new Fate("striping", 4, Faults.NONE, new ColumnLayout(4, 1, ROWS), Configs.striping(UNIT)));
        return fates.stream().map(Arguments::of);
    }

    @ParameterizedTest
    @MethodSource("fates")
    void keepsEveryByte(Fate fate) {
        for (int seed = 1; seed <= 3; seed++) {
            VolumeRig rig = new VolumeRig(fate.disks, CAPACITY, fate.volume);
            assertThat(rig.volume.sectors(0)).isEqualTo(fate.layout.sectors());
            ContentOracle oracle = new ContentOracle(rig, fate.layout, CAPACITY);
            int members = fate.layout.members();
            List<Integer> spares = new ArrayList<>();
            for (int spare = members; spare < fate.disks; spare++) {
                spares.add(spare);
            }
            for (Failure failure : fate.faults.fail()) {
                int disk = Integer.parseInt(failure.device().substring(4));
                rig.events.schedule(failure.at().nanos(), () -> {
                    boolean isIdleSpare = spares.remove((Integer) disk);
                    oracle.failed(disk, isIdleSpare || spares.isEmpty() ? -1 : spares.remove(0));
                });
            }
            Traffic traffic = new Traffic(rig, oracle, fate.layout, new TestRandom(seed));
            traffic.begin();
            rig.events.run();
            assertThat(traffic.complete).isEqualTo(REQUESTS);
            oracle.verifyDisks();
        }
    }

    /** Concurrent random requests that do not overlap each other. */
    private static final class Traffic {

        private final VolumeRig rig;
        private final ContentOracle oracle;
        private final VolumeLayout layout;
        private final TestRandom random;
        private final List<Request> outstanding = new ArrayList<>();
        private int submitted;
        private int complete;

        Traffic(VolumeRig rig, ContentOracle oracle, VolumeLayout layout, TestRandom random) {
            this.rig = rig;
            this.oracle = oracle;
            this.layout = layout;
            this.random = random;
            rig.service = () -> VolumeRig.MS * (1 + random.nextLong(15));
        }

        void begin() {
            for (int i = 0; i < AT_ONCE; i++) {
                rig.events.schedule(i * VolumeRig.MS, this::next);
            }
        }

        private void next() {
            if (submitted == REQUESTS) {
                return;
            }
            Request request = drawn();
            while (outstanding.stream().anyMatch(other -> overlap(request, other))) {
                draw(request);
            }
            submitted++;
            outstanding.add(request);
            if (request.operation() == Operation.WRITE) {
                oracle.brings(request, submitted);
            }
            request.arrived(rig.events.now());
            request.expect(this::completed);
            rig.volume.submit(request);
        }

        private Request drawn() {
            Request request = new Request();
            draw(request);
            return request;
        }

        private void draw(Request request) {
            long kind = random.nextLong(100);
            int space = (int) random.nextLong(layout.spaces());
            if (kind < 2) {
                request.reset(submitted, space, Operation.FLUSH, 0, 0);
                return;
            }
            long longest = Math.min(layout.sectors(), kind < 60 ? 6 : kind < 90 ? 20 : 60);
            long sectors = 1 + random.nextLong(longest);
            long sector = random.nextLong(layout.sectors() - sectors + 1);
            long choice = random.nextLong(20);
            Operation operation = choice < 11 ? Operation.WRITE : choice < 19 ? Operation.READ : Operation.DISCARD;
            request.reset(submitted, space, operation, sector, sectors);
        }

        private static boolean overlap(Request one, Request other) {
            return one.device() == other.device() && one.sector() < other.end() && other.sector() < one.end();
        }

        private void completed(Request request) {
            complete++;
            outstanding.remove(request);
            oracle.complete(request);
            next();
        }
    }
}
