package org.spindle.host.volume;

import org.spindle.spi.layout.VolumeLayout;

/**
 * Plans for volumes with parity. Writes are planned row by row, a row being what one request writes of one stripe: units that
 * follow each other, of which only the first and the last may be written in part.
 *
 * <p>Parity is written from the lowest to the highest offset that is written in any unit, the row's extent. What must be read for it:
 *
 * <ul>
 *   <li>read-modify-write: the old data of what is written, and the old parity;
 *   <li>reconstruct-write: the extent of every other data unit, and what is not written of the first and last;
 *   <li>decoding: everything that is left; in degraded mode always possible, the others not;
 *   <li>nothing, if all data units are written in full, or if no parity is left.
 * </ul>
 *
 * <p>Which one: see {@link ParityWrites}. Read-modify-write is preferred among equals, since it keeps fewer members busy.
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

    /** What tells the rows of a plan apart: twice the stripe, and one more for the second of two rows of one stripe. */
    private long row;

    // The row at hand: units from the first position on, and what is touched of the first and the last.
    private long stripe;
    private int first;
    private int touched;
    private long firstFrom;
    private long lastTo;
    /** Extent. */
    private long low;

    private long high;
    /** Where the row ends in the address space. */
    private long rowEnd;

    // What is left of the row at hand.
    private int lostData;
    private int lostTouched;
    private int checksLeft;

    /**
     * @param threshold data units from which a row is reconstructed, or {@link ParityWrites#FEWEST_READS}
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
        if (members.isWhole()) {
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
            cut(space, at, end);
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
            cut(space, at, end);
            boolean isAlone = at == sector && rowEnd == end;
            if (splitsPairs && isAlone && touched == 2 && lastTo < firstFrom) {
                long middle = layout.next(space, at);
                cut(space, at, middle);
                writeRow(plan);
                cut(space, middle, end);
                row++;
            }
            writeRow(plan);
        }
    }

    @Override
    public void discard(int space, long sector, long sectors, Plan plan) {
        long end = sector + sectors;
        for (long at = sector; at < end; at = rowEnd) {
            cut(space, at, end);
            // What is discarded may read as anything: a stripe keeps its parity only if all of it goes, parity
            // included.
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

    /** Takes the row that begins at a sector. */
    private void cut(int space, long from, long end) {
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
        if (members.isWhole()) {
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

    /** Adds a read if the position is not lost; says whether it is not. */
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

    /** Reads what is touched and left, and of everything that is left what the lost units need. */
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

    /** Reads as many checks as are asked for, of those that are left. */
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

    /** Reads of a reconstruct-write, which cannot do without any unit that is lost. */
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
