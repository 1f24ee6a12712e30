package org.spindle.host.volume;

import org.spindle.spi.layout.VolumeLayout;

/**
 * Plans transfers of volumes with parity. Writes are planned row by row. A row is the part of a stripe that one request writes:
 * successive units, of which only the first and the last may be written partially.
 *
 * <p>Parity is written from the lowest to the highest offset that is written in any unit; this range is the row's extent. The methods and
 * their reads:
 *
 * <ul>
 *   <li>read-modify-write: the old data in the written ranges, and the old parity;
 *   <li>reconstruct-write: the extent of every other data unit, and the parts of the extent that are not written in the first and last
 *       unit;
 *   <li>decoding: all units that are not lost; always possible in degraded mode, unlike the others;
 *   <li>no reads, if all data units are written completely, or if all parity is lost.
 * </ul>
 *
 * <p>{@link ParityWrites} determines the method. If both have equally many reads, read-modify-write is preferred, as it uses fewer members.
 */
final class StripePlanner implements Planner {

    private enum Method {
        READ_MODIFY_WRITE,
        RECONSTRUCT_WRITE,
        DECODE,
        NO_READS
    }

    private final VolumeLayout layout;
    private final Members members;
    private final int threshold;
    private final boolean isPartialFull;
    private final boolean splitsPairs;
    private final VolumeMetrics metrics;

    /** Identifies a row in a plan: twice the stripe, plus one for the second of two rows of one stripe. */
    private long row;

    // The current row: units from the first position on, and the accessed ranges of the first and the last.
    private long stripe;
    private int first;
    private int touched;
    private long firstFrom;
    private long lastTo;
    /** Extent. */
    private long low;

    private long high;
    /** End of the row in the address space. */
    private long rowEnd;

    // The losses of the current row.
    private int lostData;
    private int lostTouched;
    private int checksLeft;

    /**
     * @param threshold number of written data units from which reconstruct-write is used, or {@link ParityWrites#FEWEST_READS}
     * @param isPartialFull {@link ParityCompat#PARTIAL_ROWS_AS_FULL}
     * @param splitsPairs {@link ParityCompat#SPLIT_PAIRS}
     */
    StripePlanner(
            VolumeLayout layout,
            Members members,
            int threshold,
            boolean isPartialFull,
            boolean splitsPairs,
            VolumeMetrics metrics) {
        this.layout = layout;
        this.members = members;
        this.threshold = threshold;
        this.isPartialFull = isPartialFull;
        this.splitsPairs = splitsPairs;
        this.metrics = metrics;
    }

    @Override
    public boolean isComputed(int space, long sector, long sectors) {
        if (members.isIntact()) {
            return false;
        }
        long end = sector + sectors;
        for (long at = sector; at < end; at = layout.next(space, at)) {
            if (place(layout.stripeOf(space, at), layout.positionOf(space, at)) == Members.LOST) {
                return true;
            }
        }
        return false;
    }

    private int place(long ofStripe, int position) {
        return members.place(layout.member(ofStripe, position), layout.sector(ofStripe, position));
    }

    @Override
    public void read(int space, long sector, long sectors, Plan plan) {
        long end = sector + sectors;
        for (long at = sector; at < end; at = rowEnd) {
            setRow(space, at, end);
            if (lostTouched == 0) {
                readTouched(plan);
            } else {
                metrics.degradedRead();
                readComputed(plan);
            }
        }
    }

    @Override
    public void write(int space, long sector, long sectors, Plan plan) {
        long end = sector + sectors;
        for (long at = sector; at < end; at = rowEnd) {
            setRow(space, at, end);
            boolean isAlone = at == sector && rowEnd == end;
            if (splitsPairs && isAlone && touched == 2 && lastTo < firstFrom) {
                long middle = layout.next(space, at);
                setRow(space, at, middle);
                writeRow(plan);
                setRow(space, middle, end);
                row++;
            }
            writeRow(plan);
        }
    }

    @Override
    public void discard(int space, long sector, long sectors, Plan plan) {
        long end = sector + sectors;
        for (long at = sector; at < end; at = rowEnd) {
            setRow(space, at, end);
            // Reads of discarded data may return anything, so parity would become invalid: only a complete stripe is
            // discarded,
            // including its parity.
            if (touched == layout.data() && isAllTouchedInFull()) {
                for (int position = 0; position < layout.data() + layout.checks(); position++) {
                    writeAt(position, 0, layout.unit(stripe), position >= layout.data(), plan);
                }
            }
        }
    }

    @Override
    public void recover(int member, long firstRow, long endRow, int spare, Plan plan) {
        for (long at = firstRow; at < endRow; at++) {
            stripe = layout.stripeAt(member, at);
            row = 2 * stripe;
            long length = layout.unit(stripe);
            int missing = layout.data();
            for (int position = 0; missing > 0; position++) {
                missing -= readAt(position, 0, length, plan) ? 1 : 0;
            }
            plan.write(spare, layout.rowStart(at), length, row, true);
        }
    }

    /** Sets the current row to the one that begins at a sector. */
    private void setRow(int space, long from, long end) {
        stripe = layout.stripeOf(space, from);
        row = 2 * stripe;
        first = layout.positionOf(space, from);
        firstFrom = layout.offsetOf(space, from);
        touched = 0;
        long at = from;
        do {
            rowEnd = Math.min(layout.next(space, at), end);
            lastTo = layout.offsetOf(space, at) + rowEnd - at;
            touched++;
            at = rowEnd;
        } while (at < end && layout.stripeOf(space, at) == stripe);
        low = touched == 1 ? firstFrom : 0;
        high = touched == 1 ? lastTo : layout.unit(stripe);
        countLost();
    }

    private void countLost() {
        lostData = 0;
        lostTouched = 0;
        checksLeft = layout.checks();
        if (members.isIntact()) {
            return;
        }
        for (int position = 0; position < layout.data() + layout.checks(); position++) {
            if (place(stripe, position) == Members.LOST) {
                if (position >= layout.data()) {
                    checksLeft--;
                } else {
                    lostData++;
                    lostTouched += isTouched(position) ? 1 : 0;
                }
            }
        }
    }

    private boolean isTouched(int position) {
        return position >= first && position < first + touched;
    }

    private long from(int position) {
        return position == first ? firstFrom : 0;
    }

    private long to(int position) {
        return position == first + touched - 1 ? lastTo : layout.unit(stripe);
    }

    private boolean isTouchedOverExtent(int position) {
        return from(position) == low && to(position) == high;
    }

    private boolean isAllTouchedInFull() {
        return firstFrom == 0 && lastTo == layout.unit(stripe);
    }

    /** Adds a read unless the position is lost; returns whether it was added. */
    private boolean readAt(int position, long from, long to, Plan plan) {
        long start = layout.sector(stripe, position);
        int place = members.place(layout.member(stripe, position), start);
        if (place == Members.LOST) {
            return false;
        }
        plan.read(place, start + from, to - from, row);
        return true;
    }

    private void writeAt(int position, long from, long to, boolean isCheck, Plan plan) {
        long start = layout.sector(stripe, position);
        int place = members.place(layout.member(stripe, position), start);
        if (place != Members.LOST) {
            plan.write(place, start + from, to - from, row, isCheck);
        }
    }

    private void readTouched(Plan plan) {
        for (int position = first; position < first + touched; position++) {
            readAt(position, from(position), to(position), plan);
        }
    }

    /** Reads the accessed units that are not lost, and of all remaining units the ranges needed to compute the lost ones. */
    private void readComputed(Plan plan) {
        long from = Long.MAX_VALUE;
        long to = 0;
        for (int position = first; position < first + touched; position++) {
            if (place(stripe, position) == Members.LOST) {
                from = Math.min(from, from(position));
                to = Math.max(to, to(position));
            }
        }
        for (int position = 0; position < layout.data(); position++) {
            if (isTouched(position) && (to(position) < from || from(position) > to)) {
                readAt(position, Math.min(from, from(position)), Math.min(to, to(position)), plan);
                readAt(position, Math.max(from, from(position)), Math.max(to, to(position)), plan);
            } else if (isTouched(position)) {
                readAt(position, Math.min(from, from(position)), Math.max(to, to(position)), plan);
            } else {
                readAt(position, from, to, plan);
            }
        }
        readChecks(lostData, from, to, plan);
    }

    /** Reads a number of check units that are not lost. */
    private void readChecks(int number, long from, long to, Plan plan) {
        int missing = number;
        for (int position = layout.data(); missing > 0; position++) {
            missing -= readAt(position, from, to, plan) ? 1 : 0;
        }
    }

    private void writeRow(Plan plan) {
        boolean isDegraded = lostData > 0 || checksLeft < layout.checks();
        if (isDegraded) {
            metrics.degradedWrite();
        }
        switch (method(isDegraded)) {
            case NO_READS -> {
                if (touched == layout.data()) {
                    metrics.fullStripeWrite();
                }
            }
            case READ_MODIFY_WRITE -> {
                metrics.readModifyWrite();
                readTouched(plan);
                readChecks(checksLeft, low, high, plan);
            }
            case RECONSTRUCT_WRITE -> {
                metrics.reconstructWrite();
                readRest(plan);
            }
            case DECODE -> {
                metrics.decodingWrite();
                for (int position = 0; position < layout.data(); position++) {
                    readAt(position, low, high, plan);
                }
                readChecks(lostData, low, high, plan);
            }
        }
        for (int position = first; position < first + touched; position++) {
            writeAt(position, from(position), to(position), false, plan);
        }
        for (int check = 0; check < layout.checks(); check++) {
            writeAt(layout.data() + check, low, high, true, plan);
        }
    }

    private void readRest(Plan plan) {
        for (int position = 0; position < layout.data(); position++) {
            if (!isTouched(position)) {
                readAt(position, low, high, plan);
            } else if (from(position) > low) {
                readAt(position, low, from(position), plan);
            } else if (to(position) < high) {
                readAt(position, to(position), high, plan);
            }
        }
    }

    private Method method(boolean isDegraded) {
        boolean isFull = touched == layout.data() && (isPartialFull || isAllTouchedInFull());
        if (isFull || checksLeft == 0) {
            return Method.NO_READS;
        }
        if (threshold != ParityWrites.FEWEST_READS && !isDegraded) {
            return touched < threshold ? Method.READ_MODIFY_WRITE : Method.RECONSTRUCT_WRITE;
        }
        int rest = restReads();
        if (lostTouched == 0 && (rest == IMPOSSIBLE || touched + checksLeft <= rest)) {
            return Method.READ_MODIFY_WRITE;
        }
        return rest == IMPOSSIBLE ? Method.DECODE : Method.RECONSTRUCT_WRITE;
    }

    private static final int IMPOSSIBLE = -1;

    /** Returns the number of reads of a reconstruct-write, or {@link #IMPOSSIBLE} if it needs a lost unit. */
    private int restReads() {
        int reads = 0;
        for (int position = 0; position < layout.data(); position++) {
            if (isTouched(position) && isTouchedOverExtent(position)) {
                continue;
            }
            if (place(stripe, position) == Members.LOST) {
                return IMPOSSIBLE;
            }
            reads++;
        }
        return reads;
    }
}
