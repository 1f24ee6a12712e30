package org.spindle.workload.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.spindle.testkit.sim.TestRandom;

class AddressMapTest {

    private static final long SOURCE = 1_000_003;
    private static final long SMALL = 70_001;
    private static final long LARGE = 9_000_017;

    static Stream<Arguments> maps() {
        return Stream.of(
                Arguments.of("identity", LARGE, (Supplier<AddressMap>) () -> new IdentityMap(LARGE)),
                Arguments.of("wrap into less", SMALL, (Supplier<AddressMap>) () -> new WrapMap(SMALL)),
                Arguments.of("wrap into more", LARGE, (Supplier<AddressMap>) () -> new WrapMap(LARGE)),
                Arguments.of("shrink", SMALL, (Supplier<AddressMap>) () -> new ScaleMap(SOURCE, SMALL)),
                Arguments.of("stretch", LARGE, (Supplier<AddressMap>) () -> new ScaleMap(SOURCE, LARGE)),
                Arguments.of("compact", LARGE, (Supplier<AddressMap>) () -> new CompactMap(LARGE)));
    }

    /** Every request within the traced device is placed within the simulated one, and at the same address the second time. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("maps")
    void placesAreWithinTheDeviceAndDeterministic(String name, long capacity, Supplier<AddressMap> maker) {
        AddressMap map = maker.get();
        AddressMap twin = maker.get();
        TestRandom random = new TestRandom(name.hashCode());
        Map<Long, Long> placed = new HashMap<>();
        for (int i = 0; i < 4_000; i++) {
            long sectors = 1 + random.nextLong(i % 10 == 0 ? 5_000 : 64);
            long sector = i % 7 == 0 ? SOURCE - sectors : random.nextLong(SOURCE - sectors + 1);
            long place = map.place(sector, sectors);
            assertThat(place).isBetween(0L, capacity - sectors);
            assertThat(twin.place(sector, sectors)).isEqualTo(place);
            Long before = placed.put(sector << 13 | sectors, place);
            assertThat(before == null || before == place).isTrue();
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("maps")
    void alignedRequestsStayAligned(String name, long capacity, Supplier<AddressMap> maker) {
        AddressMap map = maker.get();
        TestRandom random = new TestRandom(3);
        for (int i = 0; i < 5_000; i++) {
            long place = map.place(8 * random.nextLong(SOURCE / 8 - 8), 8 * (1 + random.nextLong(8)));
            assertThat(place % 8).isZero();
        }
    }

    /** Scaling keeps the order of requests of equal length; scaling up keeps the order of all. */
    @Test
    void scalingKeepsTheOrder() {
        TestRandom random = new TestRandom(5);
        AddressMap shrink = new ScaleMap(SOURCE, SMALL);
        AddressMap stretch = new ScaleMap(SOURCE, LARGE);
        for (int i = 0; i < 4_000; i++) {
            long a = random.nextLong(SOURCE - 64);
            long b = a + random.nextLong(SOURCE - 64 - a + 1);
            assertThat(shrink.place(a, 64)).isLessThanOrEqualTo(shrink.place(b, 64));
            assertThat(stretch.place(a, 1 + random.nextLong(64)))
                    .isLessThanOrEqualTo(stretch.place(b, 1 + random.nextLong(64)));
        }
    }

    /** By hand: 1,000 onto 2,000 sectors doubles, aligned down to 8; 1,000 onto 500 halves, and the last request fits. */
    @Test
    void scalingIsLinear() {
        AddressMap twice = new ScaleMap(1_000, 2_000);
        assertThat(twice.place(0, 8)).isZero();
        assertThat(twice.place(101, 8)).isEqualTo(200);
        assertThat(twice.place(992, 8)).isEqualTo(1_984);
        AddressMap half = new ScaleMap(1_000, 500);
        assertThat(half.place(100, 8)).isEqualTo(48);
        assertThat(half.place(900, 100)).isEqualTo(400);
        assertThat(half.place(992, 8)).isEqualTo(488);
        assertThat(half.place(993, 8)).isEqualTo(AddressMap.REFUSED);
        assertThat(half.refusal(993, 8)).contains("sectors 993 to 1000", "1000 sectors given by map.from");
        assertThat(half.place(0, 501)).isEqualTo(AddressMap.REFUSED);
        assertThat(half.refusal(0, 501)).contains("longer than the device, which has 500");
    }

    /** By hand: 96 is the greatest multiple of 8 within 103 sectors. */
    @Test
    void wrappingIsModulo() {
        AddressMap wrap = new WrapMap(103);
        assertThat(wrap.place(95, 1)).isEqualTo(95);
        assertThat(wrap.place(96, 8)).isZero();
        assertThat(wrap.place(96 * 5 + 17, 8)).isEqualTo(17);
        assertThat(wrap.place(92, 8)).isEqualTo(88);
        assertThat(wrap.place(0, 96)).isZero();
        assertThat(wrap.place(0, 97)).isEqualTo(AddressMap.REFUSED);
        assertThat(wrap.refusal(0, 97)).contains("97 sectors is longer");
    }

    @Test
    void identityRefusesRequestsBeyondTheEnd() {
        AddressMap identity = new IdentityMap(100);
        assertThat(identity.place(92, 8)).isEqualTo(92);
        assertThat(identity.place(93, 8)).isEqualTo(AddressMap.REFUSED);
        assertThat(identity.refusal(93, 8))
                .isEqualTo("sectors 93 to 100 lie beyond the device's 100 sectors; use a larger device, or map:"
                        + " {type: wrap}, scale or compact");
    }

    /** By hand: regions of 2,048 sectors are placed side by side in order of first access. */
    @Test
    void compactingPlacesRegionsInOrderOfFirstTouch() {
        AddressMap compact = new CompactMap(3 * 2048 + 5);
        assertThat(compact.place(10_000_000L * 2048 + 7, 8)).isEqualTo(7);
        assertThat(compact.place(5 * 2048 + 2047, 2)).isEqualTo(2048 + 2047);
        assertThat(compact.place(10_000_000L * 2048, 8)).isZero();
        assertThat(compact.place(6 * 2048, 8)).isEqualTo(2 * 2048);
        assertThat(compact.place(7 * 2048, 8)).isEqualTo(AddressMap.REFUSED);
        assertThat(compact.refusal(7 * 2048, 8)).contains("more regions of 1 MiB than the 3 that fit on the device");
        assertThat(compact.place(6 * 2048 + 100, 8)).isEqualTo(2 * 2048 + 100);
    }

    /** A request across a boundary is not split even if its second region is placed elsewhere. */
    @Test
    void compactingKeepsRequestsWhole() {
        AddressMap compact = new CompactMap(2 * 2048);
        assertThat(compact.place(8 * 2048, 8)).isZero();
        assertThat(compact.place(7 * 2048 + 2040, 16)).isEqualTo(2 * 2048 - 16);
        assertThat(new CompactMap(2047).place(0, 1)).isEqualTo(AddressMap.REFUSED);
    }
}
