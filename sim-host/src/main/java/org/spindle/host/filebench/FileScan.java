package org.spindle.host.filebench;

import org.spindle.spi.request.Operation;

/** Reads one file in calls of one size, which begin at constant distances, in one or several series. */
final class FileScan implements Program {

    private final long process;
    private final int unit;
    private final long fileBytes;
    private final long callBytes;
    private final long stride;
    private final int series;
    private int done;
    private long offset;

    private FileScan(long process, int unit, long fileBytes, long callBytes, long stride, int series) {
        this.process = process;
        this.unit = unit;
        this.fileBytes = fileBytes;
        this.callBytes = callBytes;
        this.stride = stride;
        this.series = series;
        offset = first();
    }

    /** Returns a scan from the first byte to the last. */
    static FileScan forward(long process, int unit, long fileBytes, long callBytes) {
        return new FileScan(process, unit, fileBytes, callBytes, callBytes, 1);
    }

    /** Returns a scan from the last call to the first. */
    static FileScan backward(long process, int unit, long fileBytes, long callBytes) {
        return new FileScan(process, unit, fileBytes, callBytes, -callBytes, 1);
    }

    /** Returns a scan with gaps; each of the series begins one call later than the previous one. */
    static FileScan strided(long process, int unit, long fileBytes, long callBytes, long stride, int series) {
        return new FileScan(process, unit, fileBytes, callBytes, stride, series);
    }

    private long first() {
        return stride < 0 ? fileBytes - callBytes : done * callBytes;
    }

    @Override
    public boolean next(Step step) {
        if (offset < 0 || offset + callBytes > fileBytes) {
            done++;
            offset = first();
        }
        if (done >= series) {
            step.ended = process;
            return false;
        }
        step.transfer(Operation.READ, unit, offset, callBytes, process);
        offset += stride;
        return true;
    }
}
