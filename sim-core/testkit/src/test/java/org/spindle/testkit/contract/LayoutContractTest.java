package org.spindle.testkit.contract;

import java.util.List;
import java.util.function.Function;
import org.spindle.spi.layout.LayoutContext;
import org.spindle.spi.layout.VolumeLayout;

class LayoutContractTest implements SuiteTest {

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

    @Override
    public List<Object> sound() {
        return List.of(contract(Sound::new));
    }

    @Override
    public Mutants faulty() {
        return new Mutants()
                .add(
                        "checks over data",
                        contract(context -> new Sound(context) {
                            @Override
                            public long sector(long stripe, int position) {
                                return super.sector(stripe, 0);
                            }
                        }),
                        "maps every sector to a distinct place apart from checks",
                        "a place of its own")
                .add(
                        "more stripes than there are rows",
                        contract(context -> new Sound(context) {
                            @Override
                            public long stripes() {
                                return super.stripes() + members;
                            }
                        }),
                        "maps every sector to a distinct place apart from checks",
                        "a place of its own")
                .add(
                        "units past the end of a member",
                        contract(context -> new Sound(context) {
                            @Override
                            public long sector(long stripe, int position) {
                                return super.sector(stripe, position) + 2 * UNIT;
                            }
                        }),
                        "maps every sector to a distinct place apart from checks",
                        "a sector within its member")
                .add(
                        "a copy on the member of its data",
                        contract(context -> new Sound(context) {
                            @Override
                            public int member(long stripe, int position) {
                                return super.member(stripe, 0);
                            }
                        }),
                        "keeps the units of a stripe on different members",
                        "two units on member")
                .add(
                        "a wrong inverse",
                        contract(context -> new Sound(context) {
                            @Override
                            public long stripeAt(int member, long row) {
                                return row * members + member;
                            }
                        }),
                        "finds every unit again where it lies",
                        "row")
                .add(
                        "a promise to survive the loss of neighbours",
                        contract(context -> new Sound(context) {
                            @Override
                            public boolean survives(boolean[] lost) {
                                return VolumeLayout.atMost(2, lost);
                            }
                        }),
                        "survives the stated number of losses but not all",
                        "units of one stripe lost")
                .add(
                        "memory",
                        contract(context -> new Sound(context) {
                            private long asked;

                            @Override
                            public int member(long stripe, int position) {
                                return super.member(asked++ / 2, position);
                            }
                        }),
                        "answers the same in any order",
                        "place of stripe")
                .add(
                        "an inverse of half the rows",
                        contract(context -> new Sound(context) {
                            @Override
                            public long stripeAt(int member, long row) {
                                return row < half ? super.stripeAt(member, row) : UNKNOWN;
                            }
                        }),
                        "finds every unit again where it lies",
                        "whether the layout tells row")
                .add(
                        "more losses tolerated than there are checks",
                        contract(context -> new Sound(context) {
                            @Override
                            public int tolerance() {
                                return 2;
                            }
                        }),
                        "survives the stated number of losses but not all",
                        "tolerance")
                .add(
                        "a loss that it tolerates and does not survive",
                        contract(context -> new Sound(context) {
                            @Override
                            public boolean survives(boolean[] lost) {
                                return VolumeLayout.atMost(0, lost);
                            }
                        }),
                        "survives the stated number of losses but not all",
                        "survives the loss of")
                .add(
                        "another member than there are",
                        contract(context -> new Sound(context) {
                            @Override
                            public int members() {
                                return members + 1;
                            }
                        }),
                        "maps every sector to a distinct place apart from checks",
                        "members");
    }
}
