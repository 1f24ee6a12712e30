package org.spindle.spi.layout;

/**
 * Where the sectors of a volume lie on its members. Members are divided into rows, from 0; what one member holds in one row
 * is a unit. Units of different members form stripes: {@link #data} units of the volume's data and {@link #checks} units from
 * which, and from the rest, as many lost ones can be computed. Position 0 to {@code data - 1} of a stripe are data, those
 * after them checks. With one data unit in a stripe, the checks are its copies.
 *
 * <p>Six methods describe a layout whose units are equally long: {@link #members}, {@link #data}, {@link #stripes}, {@link
 * #unit}, {@link #member} and {@link #sector}. By default the data units of stripe after stripe are one address space, nothing
 * is redundant, and nothing can be rebuilt. A layout that also has {@link #checks}, {@link #stripeAt} and {@link #positionAt}
 * lets members fail and be rebuilt.
 *
 * <p>A layout is arithmetic: it has no state, draws nothing at random after its creation, schedules nothing, and never
 * allocates. No two positions share a sector of a member. Sectors are of 512 bytes.
 *
 * <p>An example, without redundancy, with units of 64 KiB:
 *
 * <pre>{@code
 * record Striped(int members, long stripes) implements VolumeLayout {
 *     Striped(LayoutContext context) {
 *         this(context.members(), context.memberSectors() / 128);
 *     }
 *
 *     public int data() {
 *         return members;
 *     }
 *
 *     public long unit(long stripe) {
 *         return 128;
 *     }
 *
 *     public int member(long stripe, int position) {
 *         return position;
 *     }
 *
 *     public long sector(long stripe, int position) {
 *         return stripe * 128;
 *     }
 * }
 * }</pre>
 */
public interface VolumeLayout {

    /** Stands for the stripe and the position of a unit for which a layout does not define them. */
    int UNKNOWN = -1;

    /** Returns how many address spaces the volume presents, at least 1. */
    default int spaces() {
        return 1;
    }

    /** Returns the capacity of each address space. */
    default long sectors() {
        return stripes() * data() * unit(0);
    }

    /** Returns the number of members that hold data or checks; spares are not counted. */
    int members();

    /** Returns the number of stripe units with data in a stripe, at least 1. */
    int data();

    /** Returns the number of stripe units with checks in a stripe, at most 2 with several data units. */
    default int checks() {
        return 0;
    }

    /** Returns the stripes in use, at least 1. */
    long stripes();

    /** Returns the rows of a member that are in use. */
    default long rows() {
        return stripes() * (data() + checks()) / members();
    }

    /** Returns the stripe in which a sector of an address space lies. */
    default long stripeOf(int space, long sector) {
        return sector / unit(0) / data();
    }

    /** Returns the data position within its stripe of a sector of an address space. */
    default int positionOf(int space, long sector) {
        return (int) (sector / unit(0) % data());
    }

    /** Returns how far a sector of an address space lies from the beginning of its unit. */
    default long offsetOf(int space, long sector) {
        return sector % unit(0);
    }

    /** Returns where the unit after that of a sector begins in the address space. */
    default long next(int space, long sector) {
        return sector + unit(stripeOf(space, sector)) - offsetOf(space, sector);
    }

    /** Returns the number of sectors of each stripe unit of a stripe; only those of a last, shorter row are shorter. */
    long unit(long stripe);

    /** Returns the member that holds a position of a stripe, from 0; a different one for each position. */
    int member(long stripe, int position);

    /** Returns where on its member a position of a stripe begins: at the start of a row. */
    long sector(long stripe, int position);

    /** Returns where on each member a row begins; for {@link #rows} the end of what is in use. */
    default long rowStart(long row) {
        return row * unit(0);
    }

    /**
     * Returns the stripe to which a member's unit in a row belongs.
     *
     * @return {@link #UNKNOWN}, for every unit, if the layout does not define it; then no member of the volume can fail
     */
    default long stripeAt(int member, long row) {
        return UNKNOWN;
    }

    /** Returns the position that a member's unit in a row has in its stripe; {@link #UNKNOWN} as of {@link #stripeAt}. */
    default int positionAt(int member, long row) {
        return UNKNOWN;
    }

    /**
     * Returns whether all data can be computed from the remaining members when these members are lost; called with an
     * entry for each member.
     */
    default boolean survives(boolean[] lost) {
        return atMost(tolerance(), lost);
    }

    /** Returns how many losses it survives whichever members are lost. */
    default int tolerance() {
        return checks();
    }

    /** Returns whether at most {@code limit} members are lost. */
    static boolean atMost(int limit, boolean[] lost) {
        int count = 0;
        for (boolean isLost : lost) {
            count += isLost ? 1 : 0;
        }
        return count <= limit;
    }
}
