package org.spindle.host.volume;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.spindle.host.volume.layout.CheckRotation;
import org.spindle.host.volume.layout.StripeUnit;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;

/** Rules that concern several keys of a volume. */
class VolumeConfigTest {

    private static final Size UNIT = Size.ofSectors(128);
    private static final Capacity ANY = new Capacity(false);
    private static final List<Failure> FAILS = List.of(new Failure("0", Time.ZERO));

    private static Raid5Config raid5(Size unit, @Nullable Size parityUnit, List<Failure> fail, ParityCompat... compat) {
        return new Raid5Config(
                new StripeUnit(unit),
                parityUnit,
                CheckRotation.LEFT_SYMMETRIC,
                new ParityVolume(
                        Addressing.VOLUME,
                        new CheckedVolume(ParityWrites.DEFAULT, new Protection(0, fail, Rebuilding.DEFAULT), ANY),
                        List.of(compat)));
    }

    private static StripingConfig striping(long bytes, Addressing addressing, InterleavedCompat... compat) {
        return new StripingConfig(new Size(bytes), addressing, ANY, List.of(compat));
    }

    private static Raid10Config raid10(Addressing addressing) {
        return new Raid10Config(
                2, new StripeUnit(UNIT), addressing, ReadChoice.PRIMARY, Protection.NONE, ANY, List.of());
    }

    private static Raid3Config raid3(List<Failure> fail, InterleavedCompat... compat) {
        return new Raid3Config(new Protection(0, fail, Rebuilding.DEFAULT), ANY, List.of(compat));
    }

    static Stream<Arguments> configs() {
        return Stream.of(
                Arguments.of(raid5(UNIT, null, FAILS), ""),
                Arguments.of(raid5(UNIT, Size.ofSectors(256), List.of(), ParityCompat.DISKSIM), ""),
                Arguments.of(raid5(UNIT, Size.ofSectors(200), List.of()), "parityUnit"),
                Arguments.of(raid5(UNIT, new Size(0), List.of()), "parityUnit"),
                Arguments.of(new StripeUnit(new Size(1000)), "unit"),
                Arguments.of(raid5(UNIT, null, FAILS, ParityCompat.NO_LOCKS).volume(), "compat"),
                Arguments.of(raid5(UNIT, null, FAILS, ParityCompat.DISKSIM).volume(), "compat"),
                Arguments.of(raid5(UNIT, null, FAILS, ParityCompat.SPLIT_PAIRS), ""),
                Arguments.of(striping(0, Addressing.VOLUME, InterleavedCompat.LENGTH_ONLY), ""),
                Arguments.of(striping(65536, Addressing.SLICES), ""),
                Arguments.of(striping(0, Addressing.SLICES), "addressing"),
                Arguments.of(striping(65536, Addressing.MEMBERS), "addressing"),
                Arguments.of(striping(65536, Addressing.VOLUME, InterleavedCompat.LENGTH_ONLY), "compat"),
                Arguments.of(raid10(Addressing.SLICES), ""),
                Arguments.of(raid10(Addressing.MEMBERS), "addressing"),
                Arguments.of(raid3(FAILS), ""),
                Arguments.of(raid3(FAILS, InterleavedCompat.LENGTH_ONLY), "compat"));
    }

    @ParameterizedTest
    @MethodSource("configs")
    void refusesContradictions(Validated config, String keys) {
        List<String> reported = new ArrayList<>();
        config.validate((key, problem, remedy) -> reported.add(key));
        assertThat(String.join(",", reported)).isEqualTo(keys);
    }
}
