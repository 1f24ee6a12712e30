package org.spindle.testkit.contract;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.spindle.spi.layout.LayoutContext;
import org.spindle.spi.layout.VolumeLayout;

/** The contract must catch layouts that break it. Each layout here is correct except for one fault. */
class LayoutContractTest {

    private static final long UNIT = 100;

    /** Data in the upper half of each member, copies in the lower half of the next. */
    private static class Sound implements VolumeLayout {

        final int members;
        final long half;

        Sound(LayoutContext context) {
            members = context.members();
            half = context.memberSectors() / UNIT / 2;
        }

        @Override
        public int members() {
            return members;
        }

        @Override
        public int data() {
            return 1;
        }

        @Override
        public int checks() {
            return 1;
        }

        @Override
        public long stripes() {
            return half * members;
        }

        @Override
        public long unit(long stripe) {
            return UNIT;
        }

        @Override
        public int member(long stripe, int position) {
            return (int) ((stripe + position) % members);
        }

        @Override
        public long sector(long stripe, int position) {
            return (stripe / members + position * half) * UNIT;
        }

        @Override
        public long stripeAt(int member, long row) {
            return row < half ? row * members + member : (row - half) * members + (member + members - 1) % members;
        }

        @Override
        public int positionAt(int member, long row) {
            return row < half ? 0 : 1;
        }
    }

    private static LayoutContract contract(Function<LayoutContext, VolumeLayout> make) {
        return new LayoutContract() {
            @Override
            protected VolumeLayout create(LayoutContext context) {
                return make.apply(context);
            }
        };
    }

    @Test
    void acceptsASoundLayout() {
        LayoutContract contract = contract(Sound::new);
        assertThatCode(() -> {
                    contract.mapsEverySectorToADistinctPlaceApartFromChecks();
                    contract.keepsTheUnitsOfAStripeOnDifferentMembers();
                    contract.findsEveryUnitAgainWhereItLies();
                    contract.survivesTheStatedNumberOfLossesButNotAll();
                    contract.answersTheSameInAnyOrder();
                })
                .doesNotThrowAnyException();
    }

    @Test
    void catchesChecksOverData() {
        assertThatThrownBy(contract(context -> new Sound(context) {
                    @Override
                    public long sector(long stripe, int position) {
                        return super.sector(stripe, 0);
                    }
                })::mapsEverySectorToADistinctPlaceApartFromChecks)
                .hasMessageContaining("place of its own");
    }

    @Test
    void catchesUnitsPastTheEndOfAMember() {
        assertThatThrownBy(contract(context -> new Sound(context) {
                    @Override
                    public long stripes() {
                        return super.stripes() + members;
                    }
                })::mapsEverySectorToADistinctPlaceApartFromChecks)
                .isInstanceOf(AssertionError.class);
    }

    @Test
    void catchesACopyOnTheMemberOfItsData() {
        assertThatThrownBy(contract(context -> new Sound(context) {
                    @Override
                    public int member(long stripe, int position) {
                        return super.member(stripe, 0);
                    }
                })::keepsTheUnitsOfAStripeOnDifferentMembers)
                .hasMessageContaining("two units on member");
    }

    @Test
    void catchesAWrongInverse() {
        assertThatThrownBy(contract(context -> new Sound(context) {
                    @Override
                    public long stripeAt(int member, long row) {
                        return row * members + member;
                    }
                })::findsEveryUnitAgainWhereItLies)
                .isInstanceOf(AssertionError.class);
    }

    @Test
    void catchesAPromiseToSurviveTheLossOfNeighbours() {
        assertThatThrownBy(contract(context -> new Sound(context) {
                    @Override
                    public boolean survives(boolean[] lost) {
                        return VolumeLayout.atMost(2, lost);
                    }
                })::survivesTheStatedNumberOfLossesButNotAll)
                .hasMessageContaining("units of one stripe lost");
    }

    @Test
    void catchesMemory() {
        assertThatThrownBy(contract(context -> new Sound(context) {
                    private long asked;

                    @Override
                    public int member(long stripe, int position) {
                        return super.member(asked++ / 2, position);
                    }
                })::answersTheSameInAnyOrder)
                .hasMessageContaining("place of stripe");
    }
}
