package org.spindle.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.spindle.spi.Parts;
import org.spindle.spi.layout.LayoutContext;
import org.spindle.spi.layout.VolumeLayout;

/**
 * The contract of {@link VolumeLayout}, checked for every sector of small members. A layout's test extends this class and says
 * how to create the layout, with units of at most 256 sectors, over members of 7,717 sectors.
 */
public class LayoutContract extends ComponentContract<LayoutContext, VolumeLayout> {

    private static final long MEMBER_SECTORS = 128 * 60 + 37;

    /** The contract of a component that a test creates; see {@link #create}. */
    protected LayoutContract() {}

    /** The contract of the components of a type; see {@link ComponentContract}. */
    public LayoutContract(Function<LayoutContext, VolumeLayout> maker, Parts parts) {
        super(maker, parts);
    }

    /** The number of members with which the layout is tested. */
    protected int members() {
        return 5;
    }

    private VolumeLayout layout() {
        VolumeLayout layout = create(new LayoutContext(members(), MEMBER_SECTORS));
        assertThat(layout.members()).as("members").isEqualTo(members());
        return layout;
    }

    @Test
    void mapsEverySectorToADistinctPlaceApartFromChecks() {
        VolumeLayout layout = layout();
        assertThat(layout.sectors()).as("capacity").isPositive();
        BitSet taken = new BitSet();
        for (int space = 0; space < layout.spaces(); space++) {
            for (long sector = 0; sector < layout.sectors(); sector++) {
                long stripe = layout.stripeOf(space, sector);
                int position = layout.positionOf(space, sector);
                long offset = layout.offsetOf(space, sector);
                require(stripe >= 0 && stripe < layout.stripes(), "a stripe for sector", sector);
                require(position >= 0 && position < layout.data(), "a data position for sector", sector);
                require(offset >= 0 && offset < layout.unit(stripe), "an offset in its unit for sector", sector);
                long next = sector + layout.unit(stripe) - offset;
                require(layout.next(space, sector) == next, "the next unit after sector", sector);
                take(layout, stripe, position, offset, taken);
            }
        }
        for (long stripe = 0; stripe < layout.stripes(); stripe++) {
            for (int check = layout.data(); check < layout.data() + layout.checks(); check++) {
                for (long offset = 0; offset < layout.unit(stripe); offset++) {
                    take(layout, stripe, check, offset, taken);
                }
            }
        }
    }

    private void take(VolumeLayout layout, long stripe, int position, long offset, BitSet taken) {
        int member = layout.member(stripe, position);
        long sector = layout.sector(stripe, position) + offset;
        require(member >= 0 && member < members(), "a member for stripe", stripe);
        require(sector >= 0 && sector < MEMBER_SECTORS, "a sector within its member for stripe", stripe);
        int place = (int) (member * MEMBER_SECTORS + sector);
        require(!taken.get(place), "a place of its own for stripe", stripe);
        taken.set(place);
    }

    private static void require(boolean isSo, String what, long of) {
        if (!isSo) {
            throw new AssertionError("expected " + what + " " + of);
        }
    }

    @Test
    void keepsTheUnitsOfAStripeOnDifferentMembers() {
        VolumeLayout layout = layout();
        for (long stripe = 0; stripe < layout.stripes(); stripe++) {
            BitSet used = new BitSet();
            for (int position = 0; position < layout.data() + layout.checks(); position++) {
                int member = layout.member(stripe, position);
                assertThat(used.get(member))
                        .as("stripe %s has two units on member %s", stripe, member)
                        .isFalse();
                used.set(member);
            }
        }
    }

    /** A layout may omit this, but not in part. */
    @Test
    void findsEveryUnitAgainWhereItLies() {
        VolumeLayout layout = layout();
        boolean isTold = layout.stripeAt(0, 0) != VolumeLayout.UNKNOWN;
        for (long row = 0; row < layout.rows(); row++) {
            for (int member = 0; member < members(); member++) {
                long stripe = layout.stripeAt(member, row);
                int position = layout.positionAt(member, row);
                assertThat(stripe != VolumeLayout.UNKNOWN && position != VolumeLayout.UNKNOWN)
                        .as("whether the layout tells row %s of member %s", row, member)
                        .isEqualTo(isTold);
                if (isTold) {
                    assertThat(layout.member(stripe, position))
                            .as("member of row %s", row)
                            .isEqualTo(member);
                    assertThat(layout.sector(stripe, position))
                            .as("row %s of member %s", row, member)
                            .isEqualTo(layout.rowStart(row));
                    assertThat(layout.rowStart(row + 1) - layout.rowStart(row))
                            .as("length of row %s", row)
                            .isEqualTo(layout.unit(stripe));
                }
            }
        }
    }

    @Test
    void survivesTheStatedNumberOfLossesButNotAll() {
        VolumeLayout layout = layout();
        assertThat(layout.tolerance()).as("tolerance").isBetween(0, layout.checks());
        for (int lost = 0; lost < 1 << members(); lost++) {
            boolean[] losses = new boolean[members()];
            for (int member = 0; member < losses.length; member++) {
                losses[member] = (lost >> member & 1) != 0;
            }
            boolean survives = layout.survives(losses);
            if (Integer.bitCount(lost) <= layout.tolerance()) {
                assertThat(survives).as("survives the loss of %s", losses).isTrue();
            }
            if (survives) {
                assertThat(mostLost(layout, losses))
                        .as("units of one stripe lost with %s", losses)
                        .isLessThanOrEqualTo(layout.checks());
            }
        }
    }

    private static int mostLost(VolumeLayout layout, boolean[] losses) {
        int most = 0;
        for (long stripe = 0; stripe < layout.stripes(); stripe++) {
            int lost = 0;
            for (int position = 0; position < layout.data() + layout.checks(); position++) {
                lost += losses[layout.member(stripe, position)] ? 1 : 0;
            }
            most = Math.max(most, lost);
        }
        return most;
    }

    /** Results do not depend on earlier queries. */
    @Test
    void answersTheSameInAnyOrder() {
        VolumeLayout upwards = layout();
        VolumeLayout downwards = layout();
        long stripes = upwards.stripes();
        int positions = upwards.data() + upwards.checks();
        long[] places = new long[Math.toIntExact(stripes * positions)];
        for (int i = 0; i < places.length; i++) {
            places[i] = place(upwards, i / positions, i % positions);
        }
        for (int i = places.length - 1; i >= 0; i--) {
            assertThat(place(downwards, i / positions, i % positions))
                    .as("place of stripe %s, position %s", i / positions, i % positions)
                    .isEqualTo(places[i]);
        }
    }

    private static long place(VolumeLayout layout, long stripe, int position) {
        return layout.member(stripe, position) * MEMBER_SECTORS + layout.sector(stripe, position);
    }
}
