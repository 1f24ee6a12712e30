package org.spindle.host.volume.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.spindle.spi.layout.VolumeLayout;

/** Every layout is one-to-one, places the units of a stripe on different members, uses members evenly, and agrees with recorded mappings. */
class LayoutTest {

    private static final Rows WHOLE = new Rows(4, 4 * 60);
    private static final Rows SHORTER = new Rows(4, 4 * 60 + 3);

    static Stream<Arguments> layouts() {
        List<Arguments> all = new ArrayList<>();
        for (Rows rows : List.of(WHOLE, SHORTER)) {
            add(all, new ColumnLayout(1, 3, rows), rows);
            add(all, new ColumnLayout(5, 1, rows), rows);
            add(all, new ColumnLayout(4, 2, rows), rows);
            add(all, new ParityLayout(5, 1, rows, null, 1), rows);
            for (CheckRotation rotation : CheckRotation.values()) {
                add(all, new ParityLayout(5, 1, rows, rotation, 1), rows);
                add(all, new ParityLayout(4, 1, rows, rotation, 3), rows);
                add(all, new ParityLayout(5, 2, rows, rotation, 1), rows);
                add(all, new ParityLayout(6, 2, rows, rotation, 2), rows);
                add(all, new MemberSpaces(new ParityLayout(5, 1, rows, rotation, 3), 4, 3), rows);
            }
            add(all, new MemberSpaces(new ParityLayout(5, 1, rows, null, 1), 4, 0), rows);
            add(all, new Slices(new ParityLayout(5, 1, rows, CheckRotation.LEFT_SYMMETRIC, 1), 4), rows);
            add(all, new DeclusteredLayout(BlockDesigns.of(7, 3), rows), rows);
            add(all, new DeclusteredLayout(BlockDesigns.of(6, 4), rows), rows);
        }
        return all.stream();
    }

    private static void add(List<Arguments> all, VolumeLayout layout, Rows rows) {
        all.add(Arguments.of(layout, rows));
    }

    @ParameterizedTest
    @MethodSource("layouts")
    void mapsEverySectorToADistinctPlaceApartFromChecks(VolumeLayout layout, Rows rows) {
        Set<Long> taken = new HashSet<>();
        for (int space = 0; space < layout.spaces(); space++) {
            for (long sector = 0; sector < layout.sectors(); sector++) {
                long stripe = layout.stripeOf(space, sector);
                int position = layout.positionOf(space, sector);
                long offset = layout.offsetOf(space, sector);
                assertThat(position).isBetween(0, layout.data() - 1);
                assertThat(offset).isBetween(0L, layout.unit(stripe) - 1);
                long next = layout.next(space, sector);
                assertThat(next).isEqualTo(sector + layout.unit(stripe) - offset);
                long there = layout.sector(stripe, position) + offset;
                assertThat(there).isLessThan(rows.capacity());
                assertThat(taken.add(there * layout.members() + layout.member(stripe, position)))
                        .as("sector %s of space %s has a place of its own", sector, space)
                        .isTrue();
            }
        }
        for (long stripe = 0; stripe < layout.stripes(); stripe++) {
            for (int check = layout.data(); check < layout.data() + layout.checks(); check++) {
                for (long offset = 0; offset < layout.unit(stripe); offset++) {
                    long there = layout.sector(stripe, check) + offset;
                    assertThat(taken.add(there * layout.members() + layout.member(stripe, check)))
                            .as("check %s of stripe %s lies apart", check, stripe)
                            .isTrue();
                }
            }
        }
        assertThat((long) taken.size())
                .as("every sector of the rows in use")
                .isEqualTo(layout.rowStart(layout.rows()) * layout.members());
    }

    @ParameterizedTest
    @MethodSource("layouts")
    void keepsTheUnitsOfAStripeOnDifferentMembersAndFindsThemAgain(VolumeLayout layout, Rows rows) {
        for (long stripe = 0; stripe < layout.stripes(); stripe++) {
            Set<Integer> members = new HashSet<>();
            for (int position = 0; position < layout.data() + layout.checks(); position++) {
                int member = layout.member(stripe, position);
                assertThat(members.add(member))
                        .as("stripe %s position %s", stripe, position)
                        .isTrue();
                long row = layout.sector(stripe, position) / rows.unit();
                assertThat(layout.rowStart(row)).isEqualTo(layout.sector(stripe, position));
                assertThat(layout.rowStart(row + 1) - layout.rowStart(row)).isEqualTo(layout.unit(stripe));
                assertThat(layout.stripeAt(member, row)).isEqualTo(stripe);
                assertThat(layout.positionAt(member, row)).isEqualTo(position);
            }
        }
    }

    /** Over 60 rows, a multiple of every cycle here, each member has equally many checks if they rotate. */
    @ParameterizedTest
    @MethodSource("layouts")
    void spreadsChecksEvenlyWhereTheyMove(VolumeLayout layout, Rows rows) {
        boolean isFixed = layout.member(0, layout.data() + layout.checks() - 1) == layout.members() - 1
                        && layout.member(layout.stripes() - 1, 0) == 0
                        && layout.member(layout.stripes() / 2, 0) == 0
                || layout instanceof ColumnLayout;
        if (isFixed || layout.rows() != 60 || layout instanceof DeclusteredLayout) {
            return;
        }
        int[] checks = new int[layout.members()];
        for (long stripe = 0; stripe < layout.stripes(); stripe++) {
            for (int check = layout.data(); check < layout.data() + layout.checks(); check++) {
                checks[layout.member(stripe, check)]++;
            }
        }
        assertThat(checks).containsOnly((int) (layout.stripes() * layout.checks() / layout.members()));
    }

    /** Holland and Gibson 1992, section 4.1: parity is balanced over a full table of as many tables as a stripe has units. */
    @ParameterizedTest
    @CsvSource({"7,3", "13,4", "21,5", "11,5", "10,4", "8,3", "23,7", "12,5", "6,6", "5,2"})
    void declustersParityAndRebuildWorkEvenly(int members, int stripeUnits) {
        BlockDesign design = BlockDesigns.of(members, stripeUnits);
        int rows = design.replication() * stripeUnits;
        VolumeLayout layout = new DeclusteredLayout(design, new Rows(4, 4L * rows));
        assertThat(layout.rows()).isEqualTo(rows);
        int[] checks = new int[members];
        int[] with = new int[members];
        for (long stripe = 0; stripe < layout.stripes(); stripe++) {
            checks[layout.member(stripe, layout.data())]++;
            List<Integer> units = new ArrayList<>();
            for (int position = 0; position < stripeUnits; position++) {
                units.add(layout.member(stripe, position));
            }
            if (units.contains(0)) {
                units.forEach(member -> with[member]++);
            }
        }
        assertThat(checks).containsOnly(design.replication());
        with[0] = with[1];
        assertThat(with).as("units read of each survivor to rebuild member 0").containsOnly(with[1]);
        assertThat(with[1] * (members - 1)).isEqualTo(rows * (stripeUnits - 1));
    }

    private static String row(VolumeLayout layout, long stripe) {
        StringBuilder text = new StringBuilder();
        for (int position = 0; position < layout.data() + layout.checks(); position++) {
            text.append(position == layout.data() ? "|" : "").append(layout.member(stripe, position));
        }
        return text.toString();
    }

    private static String rows(VolumeLayout layout, int number) {
        List<String> rows = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            rows.add(row(layout, i));
        }
        return String.join(" ", rows);
    }

    private static ParityLayout five(@Nullable CheckRotation rotation, int rowsPerTurn) {
        return new ParityLayout(5, 1, new Rows(64, 64 * 100), rotation, rowsPerTurn);
    }

    /** The reference's section 12.4, measured with DiskSim: five members, unit 64, parity unit 64 and 128. */
    @Test
    void agreesWithDiskSimOnLeftSymmetricParity() {
        assertThat(rows(five(CheckRotation.LEFT_SYMMETRIC, 1), 5)).isEqualTo("0123|4 4012|3 3401|2 2340|1 1234|0");
        assertThat(rows(five(CheckRotation.LEFT_SYMMETRIC, 2), 4)).isEqualTo("0123|4 0123|4 4012|3 4012|3");
    }

    /** Lee and Katz 1991: the other placements, by their definitions. */
    @Test
    void placesParityAsTheirDefinitionsSay() {
        assertThat(rows(five(CheckRotation.LEFT_ASYMMETRIC, 1), 5)).isEqualTo("0123|4 0124|3 0134|2 0234|1 1234|0");
        assertThat(rows(five(CheckRotation.RIGHT_ASYMMETRIC, 1), 5)).isEqualTo("1234|0 0234|1 0134|2 0124|3 0123|4");
        assertThat(rows(five(CheckRotation.RIGHT_SYMMETRIC, 1), 5)).isEqualTo("1234|0 2340|1 3401|2 4012|3 0123|4");
        assertThat(rows(five(null, 1), 2)).isEqualTo("0123|4 0123|4");
        assertThat(rows(new ParityLayout(5, 2, WHOLE, CheckRotation.LEFT_ASYMMETRIC, 1), 5))
                .isEqualTo("123|40 012|34 014|23 034|12 234|01");
        assertThat(rows(new ParityLayout(5, 2, WHOLE, CheckRotation.LEFT_SYMMETRIC, 1), 5))
                .isEqualTo("123|40 012|34 401|23 340|12 234|01");
    }

    /** Hennessy and Patterson, figure 6.28: block 8 is on the first disk with parity on the third, block 5 on the second, fourth. */
    @Test
    void agreesWithTheFigureInHennessyAndPatterson() {
        VolumeLayout layout = new ParityLayout(5, 1, new Rows(1, 100), CheckRotation.LEFT_ASYMMETRIC, 1);
        assertThat(layout.member(layout.stripeOf(0, 8), layout.positionOf(0, 8)))
                .isZero();
        assertThat(layout.member(layout.stripeOf(0, 8), 4)).isEqualTo(2);
        assertThat(layout.member(layout.stripeOf(0, 5), layout.positionOf(0, 5)))
                .isEqualTo(1);
        assertThat(layout.member(layout.stripeOf(0, 5), 4)).isEqualTo(3);
    }

    /** The reference's section 12.4, measured with DiskSim: four members, unit 64, parity interleaved into each member. */
    @ParameterizedTest
    @CsvSource({"3,0,64", "2,64,128", "1,128,192", "0,0,0", "3,64,128", "0,191,191", "0,192,256"})
    void agreesWithDiskSimOnParityWithinMembers(int member, long sector, long local) {
        VolumeLayout layout = new MemberSpaces(
                new ParityLayout(4, 1, new Rows(64, 64 * 100), CheckRotation.LEFT_SYMMETRIC, 1), 64, 1);
        long stripe = layout.stripeOf(member, sector);
        int position = layout.positionOf(member, sector);
        assertThat(layout.member(stripe, position)).isEqualTo(member);
        assertThat(layout.sector(stripe, position) + layout.offsetOf(member, sector))
                .isEqualTo(local);
    }

    /** The reference's section 12.2: with a capacity of 100 and unit 64, units of the last row have 100 mod 64 = 36 sectors. */
    @ParameterizedTest
    @CsvSource({"255,3,63", "256,0,64", "291,0,99", "292,1,64", "399,3,99"})
    void givesTheLastRowShorterUnits(long sector, int member, long local) {
        VolumeLayout layout = new ColumnLayout(4, 1, new Rows(64, 100));
        assertThat(layout.sectors()).isEqualTo(400);
        long stripe = layout.stripeOf(0, sector);
        assertThat(layout.member(stripe, 0)).isEqualTo(member);
        assertThat(layout.sector(stripe, 0) + layout.offsetOf(0, sector)).isEqualTo(local);
    }

    @Test
    void survivesAMirrorsLossesAsLongAsEveryColumnHasACopy() {
        VolumeLayout layout = new ColumnLayout(2, 2, WHOLE);
        assertThat(layout.survives(new boolean[] {true, true, false, false})).isTrue();
        assertThat(layout.survives(new boolean[] {true, false, false, true})).isTrue();
        assertThat(layout.survives(new boolean[] {true, false, true, false})).isFalse();
    }
}
