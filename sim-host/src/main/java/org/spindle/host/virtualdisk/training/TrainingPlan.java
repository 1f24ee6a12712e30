package org.spindle.host.virtualdisk.training;

import java.util.Arrays;
import org.spindle.host.virtualdisk.table.TableGeometry;
import org.spindle.spi.request.Operation;
import org.spindle.spi.sim.RandomStream;

/**
 * Chooses the requests of a training. A cell is drawn from all whose distances fit the disk. If the distance cannot be reached from the
 * current position, a request at the end of the disk is inserted first.
 */
final class TrainingPlan {

    private static final int BLOCK = TableGeometry.BLOCK;
    private static final int HIT_COLUMNS = 7;
    private static final int HIT_READS = 8;

    private final TableGeometry geometry;
    private final long capacity;
    private final int samples;
    private final RandomStream random;
    private final int[] counts;
    private int columns;
    private long missing;
    private long lastEnd;
    private int hitReads;
    private int hitCell;

    private long sector;
    private long sectors;
    private long targetGap = -1;

    /**
     * @param capacity sectors of the disk
     * @param samples minimum number of requests for each cell
     */
    TrainingPlan(long capacity, int samples, RandomStream random) {
        geometry = TableGeometry.of(capacity);
        this.capacity = capacity / BLOCK * BLOCK;
        this.samples = samples;
        this.random = random;
        counts = new int[geometry.cells()];
        while (columns < geometry.columns() && TableGeometry.leastGap(columns + 1) <= maxGap()) {
            columns++;
        }
    }

    /** Returns the greatest distance of the largest request, in sectors. */
    private long maxGap() {
        return capacity - (long) TableGeometry.ROWS * BLOCK;
    }

    /** Begins the training of an operation, with no samples. */
    void begin() {
        Arrays.fill(counts, 0);
        missing = (long) columns * TableGeometry.ROWS * samples;
    }

    /** Chooses the next request; returns false if every cell has its samples. */
    boolean next() {
        if (missing == 0) {
            return false;
        }
        if (targetGap < 0) {
            int row = 1 + (int) random.nextLong(TableGeometry.ROWS);
            int column = 1 + (int) random.nextLong(columns);
            sectors = (long) row * BLOCK;
            long least = TableGeometry.leastGap(column);
            long end = Math.min(TableGeometry.endGap(column), maxGap() + 1);
            targetGap = least + random.nextLong((end - least + BLOCK - 1) / BLOCK) * BLOCK;
        }
        boolean isForward = lastEnd + targetGap + sectors <= capacity;
        boolean isBackward = lastEnd >= targetGap;
        if (!isForward && !isBackward) {
            choose(capacity - sectors);
            return true;
        }
        boolean goesForward = isForward && (!isBackward || random.nextLong(2) == 0);
        choose(goesForward ? lastEnd + targetGap : lastEnd - targetGap);
        targetGap = -1;
        return true;
    }

    private void choose(long to) {
        int cell = geometry.cell(TableGeometry.row(sectors), geometry.column(Math.abs(to - lastEnd)));
        if (counts[cell] < samples) {
            counts[cell]++;
            missing--;
        }
        sector = to;
        lastEnd = to + sectors;
    }

    /** Begins the training of reads that hit the drive's cache. */
    void beginHits(int rounds) {
        hitCell = rounds * TableGeometry.ROWS * HIT_COLUMNS;
        hitReads = 0;
    }

    /** Chooses the next read that hits the drive's cache; returns false after all rounds. */
    boolean nextHit() {
        if (hitCell == 0) {
            return false;
        }
        int row = 1 + hitCell % TableGeometry.ROWS;
        int column = 1 + hitCell / TableGeometry.ROWS % HIT_COLUMNS;
        sectors = (long) row * BLOCK;
        long gap = TableGeometry.leastGap(column);
        boolean fits = lastEnd + gap + sectors <= capacity;
        sector = hitReads == 0 || !fits ? random.nextLong((capacity - sectors) / BLOCK + 1) * BLOCK : lastEnd + gap;
        lastEnd = sector + sectors;
        if (++hitReads == HIT_READS) {
            hitReads = 0;
            hitCell--;
        }
        return true;
    }

    long sector() {
        return sector;
    }

    long sectors() {
        return sectors;
    }

    /** The parts of a training, in order. */
    enum Part {
        READS(Operation.READ),
        WRITES(Operation.WRITE),
        HITS(Operation.READ);

        final Operation operation;

        Part(Operation operation) {
            this.operation = operation;
        }
    }
}
