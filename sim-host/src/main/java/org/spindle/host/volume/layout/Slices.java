package org.spindle.host.volume.layout;

/**
 * Another way to address a layout with one address space: as several of equal size, each a slice of it, one after the other.
 */
public final class Slices implements Layout {

    private final Layout below;
    private final int spaces;

    /**
     * @param below with one address space
     * @param spaces at least 1; what remains when its capacity is divided by them is not used
     */
    public Slices(Layout below, int spaces) {
        this.below = below;
        this.spaces = spaces;
    }

    private long whole(int space, long sector) {
        return space * sectors() + sector;
    }

    @Override
    public int spaces() {
        return spaces;
    }

    @Override
    public long sectors() {
        return below.sectors() / spaces;
    }

    @Override
    public int members() {
        return below.members();
    }

    @Override
    public int data() {
        return below.data();
    }

    @Override
    public int checks() {
        return below.checks();
    }

    @Override
    public long stripes() {
        return below.stripes();
    }

    @Override
    public long rows() {
        return below.rows();
    }

    @Override
    public long stripeOf(int space, long sector) {
        return below.stripeOf(0, whole(space, sector));
    }

    @Override
    public int positionOf(int space, long sector) {
        return below.positionOf(0, whole(space, sector));
    }

    @Override
    public long offsetOf(int space, long sector) {
        return below.offsetOf(0, whole(space, sector));
    }

    @Override
    public long unit(long stripe) {
        return below.unit(stripe);
    }

    @Override
    public int member(long stripe, int position) {
        return below.member(stripe, position);
    }

    @Override
    public long sector(long stripe, int position) {
        return below.sector(stripe, position);
    }

    @Override
    public long rowStart(long row) {
        return below.rowStart(row);
    }

    @Override
    public long stripeAt(int member, long row) {
        return below.stripeAt(member, row);
    }

    @Override
    public int positionAt(int member, long row) {
        return below.positionAt(member, row);
    }

    @Override
    public boolean survives(boolean[] lost) {
        return below.survives(lost);
    }
}
