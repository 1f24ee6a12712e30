package org.spindle.host.volume.layout;

import org.jspecify.annotations.Nullable;

/**
 * One stripe per row, over all members. The checks either stay on the last members (RAID 4) or move from turn to turn (RAID 5 and 6); a
 * second check unit is on the member after the first, with wraparound.
 */
public final class ParityLayout implements StripePerRow {

    private final int members;
    private final int checks;
    private final Rows rows;
    private final @Nullable CheckRotation rotation;
    private final long rowsPerTurn;

    /**
     * @param checks 1 or 2, fewer than members
     * @param rotation null if the checks stay on the last members
     * @param rowsPerTurn number of rows after which the checks move, at least 1
     */
    public ParityLayout(int members, int checks, Rows rows, @Nullable CheckRotation rotation, long rowsPerTurn) {
        this.members = members;
        this.checks = checks;
        this.rows = rows;
        this.rotation = rotation;
        this.rowsPerTurn = rowsPerTurn;
    }

    @Override
    public Rows memberRows() {
        return rows;
    }

    @Override
    public int members() {
        return members;
    }

    @Override
    public int data() {
        return members - checks;
    }

    @Override
    public int checks() {
        return checks;
    }

    @Override
    public long stripeOf(int space, long sector) {
        return rows.unitOf(sector, data()) / data();
    }

    @Override
    public int positionOf(int space, long sector) {
        return (int) (rows.unitOf(sector, data()) % data());
    }

    @Override
    public long offsetOf(int space, long sector) {
        return rows.offsetOf(sector, data());
    }

    @Override
    public int member(long stripe, int position) {
        if (rotation == null) {
            return position;
        }
        int first = rotation.firstCheck(stripe / rowsPerTurn, members);
        if (position >= data()) {
            return (first + position - data()) % members;
        }
        if (rotation.isSymmetric()) {
            return (first + checks + position) % members;
        }
        // The checks occupy first to first + checks - 1, or both ends when they wrap around the last member.
        int wrapped = Math.max(0, first + checks - members);
        int member = position + wrapped;
        return member < first ? member : member + checks;
    }

    @Override
    public int positionAt(int member, long row) {
        if (rotation == null) {
            return member;
        }
        int first = rotation.firstCheck(row / rowsPerTurn, members);
        int fromFirst = Math.floorMod(member - first, members);
        if (fromFirst < checks) {
            return data() + fromFirst;
        }
        if (rotation.isSymmetric()) {
            return fromFirst - checks;
        }
        int wrapped = Math.max(0, first + checks - members);
        return (member < first ? member : member - checks) - wrapped;
    }
}
