package org.spindle.host.volume.layout;

/**
 * Bytes dealt out over all data members, so that every request is everyone's (RAID 3): a line of one sector on each data member
 * holds as many sectors of the volume as there are data members, each of them spread over all. A stripe is a number of
 * consecutive lines, with parity after the data.
 */
public final class InterleavedLayout implements StripePerRow {

    private final int data;
    private final int checks;
    private final Rows rows;

    /**
     * @param checks 0 or 1
     * @param rows of as many lines as one stripe shall have
     */
    public InterleavedLayout(int data, int checks, Rows rows) {
        this.data = data;
        this.checks = checks;
        this.rows = rows;
    }

    /** The line, that is the sector on every member, in which a sector of the volume lies. */
    public long line(long sector) {
        return sector / data;
    }

    @Override
    public Rows cut() {
        return rows;
    }

    @Override
    public int members() {
        return data + checks;
    }

    @Override
    public int data() {
        return data;
    }

    @Override
    public int checks() {
        return checks;
    }

    @Override
    public long stripeOf(int space, long sector) {
        return line(sector) / rows.unit();
    }

    /** Every member has its share of every sector; the first stands for all. */
    @Override
    public int positionOf(int space, long sector) {
        return 0;
    }

    @Override
    public long offsetOf(int space, long sector) {
        return line(sector) % rows.unit();
    }

    @Override
    public long next(int space, long sector) {
        return rows.start(stripeOf(space, sector) + 1) * data;
    }

    @Override
    public int member(long stripe, int position) {
        return position;
    }

    @Override
    public int positionAt(int member, long row) {
        return member;
    }
}
