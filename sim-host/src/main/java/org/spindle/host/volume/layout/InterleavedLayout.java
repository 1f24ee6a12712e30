package org.spindle.host.volume.layout;

/**
 * Bytes interleaved over all data members, so that every request accesses every member (RAID 3). A line consists of one sector on each
 * data member; it holds as many sectors of the volume as there are data members, each of them spread over all. A stripe is a number of
 * successive lines, with parity after the data.
 */
public final class InterleavedLayout implements StripePerRow {

    private final int data;
    private final int checks;
    private final Rows rows;

    /**
     * @param checks 0 or 1
     * @param rows rows with as many lines as a stripe has
     */
    public InterleavedLayout(int data, int checks, Rows rows) {
        this.data = data;
        this.checks = checks;
        this.rows = rows;
    }

    /** Returns the line that contains a sector of the volume, which is the sector number on every member. */
    public long line(long sector) {
        return sector / data;
    }

    @Override
    public Rows memberRows() {
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

    /** {@inheritDoc} Every member has a share of every sector; the first represents all. */
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
