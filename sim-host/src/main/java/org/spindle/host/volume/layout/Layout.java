package org.spindle.host.volume.layout;

/**
 * Where the sectors of a volume lie on its members. Members are divided into rows, from 0; what one member holds in one row
 * is a unit. Units of different members form stripes: {@link #data} units of the volume's data and {@link #checks} units from
 * which, and from the rest, as many lost ones can be computed. Position 0 to {@code data - 1} of a stripe are data, those
 * after them checks.
 *
 * <p>A layout never allocates. Sectors are of 512 bytes.
 */
public interface Layout {

    /** How many address spaces the volume presents, at least 1. */
    default int spaces() {
        return 1;
    }

    /** Capacity of each address space. */
    long sectors();

    /** How many units below hold data or checks, spares not counted. */
    int members();

    /** Data units in a stripe, at least 1. */
    int data();

    /** Check units in a stripe. */
    int checks();

    long stripes();

    /** Rows of a member that are in use. */
    long rows();

    /** The stripe in which a sector of an address space lies. */
    long stripeOf(int space, long sector);

    /** The data position within its stripe of a sector of an address space. */
    int positionOf(int space, long sector);

    /** How far a sector of an address space lies from the beginning of its unit. */
    long offsetOf(int space, long sector);

    /** Where in an address space the unit after that of a sector begins. */
    default long next(int space, long sector) {
        return sector + unit(stripeOf(space, sector)) - offsetOf(space, sector);
    }

    /** Sectors in each unit of a stripe; only those of a last, shorter row have fewer than the others. */
    long unit(long stripe);

    /** The member that holds a position of a stripe. */
    int member(long stripe, int position);

    /** Where on its member a position of a stripe begins. */
    long sector(long stripe, int position);

    /** Where on each member a row begins; for {@link #rows} the end of what is in use. */
    long rowStart(long row);

    /** The stripe to which a member's unit in a row belongs. */
    long stripeAt(int member, long row);

    /** The position that a member's unit in a row has in its stripe. */
    int positionAt(int member, long row);

    /** Whether everything can be computed from what is left when these members are lost. */
    boolean survives(boolean[] lost);

    /** How many losses it survives whichever members they strike. */
    default int tolerance() {
        return checks();
    }

    /** Whether no more than {@code most} members are lost. */
    static boolean atMost(int most, boolean[] lost) {
        int count = 0;
        for (boolean isLost : lost) {
            count += isLost ? 1 : 0;
        }
        return count <= most;
    }
}
