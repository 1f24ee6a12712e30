package org.spindle.disk.mechanics;

/**
 * DiskSim's arithmetic: the drive stores an angle and the time at which it held, advances both from sector to sector in
 * steps of 2<sup>-24</sup> revolutions that round down, and turns in steps of 2<sup>-20</sup>. All rounding loses time,
 * so the medium lags by about 0.3 ns per sector read.
 */
public final class TruncatedRotation implements Rotation {

    private final int rpm;
    private final long period;
    private int angle;
    private long stampNanos;
    private int stampPicos;
    private long arrivalNanos = -1;
    private int arrivalPicos;

    /** The turn during the time of the last sector: the next one mostly takes as long. */
    private int lastTurn;

    private long lastElapsed;

    /** @param rpm revolutions per minute; the period is truncated to whole picoseconds */
    public TruncatedRotation(int rpm) {
        this.rpm = rpm;
        period = (long) (1e9 * (1000.0 / (rpm / 60.0)));
    }

    @Override
    public long periodPicos() {
        return period;
    }

    @Override
    public int angleAt(long nanos, int picos) {
        return angle + turned(sinceStamp(nanos, picos));
    }

    @Override
    public long turnPicos(int from, int to) {
        long units = Integer.toUnsignedLong(to - from);
        return (units >>> 12) * period >>> 20;
    }

    @Override
    public long passPicos(long nanos, int picos, int end, int width) {
        return turnPicos(0, width);
    }

    /** The sum is exact; the bound leaves room for a clock that rounds each time. */
    @Override
    public long leastPassPicos(long nanos, int picos, int end, int width, int slots) {
        return slots * turnPicos(0, width) - 20;
    }

    /** Ends at least one slot before the limit, which leaves room for a clock that rounds each time. */
    @Override
    public void passRun(
            long nanos, int picos, long elapsed, int firstEnd, int width, int most, long limit, SlotRun run) {
        run.clear();
        long slotPicos = turnPicos(0, width);
        int slots = (int) Math.min(most, limit / slotPicos - 1);
        if (slots <= 0) {
            return;
        }
        sectorBegins(nanos, picos, elapsed);
        if (slots > 1) {
            angle += (slots - 1) * turnedIn(slotPicos);
        }
        run.pass(slots, slotPicos);
    }

    @Override
    public boolean passesEvenly() {
        return true;
    }

    @Override
    public void arrived(long nanos, int picos) {
        arrivalNanos = nanos;
        arrivalPicos = picos;
    }

    @Override
    public void sectorBegins(long nanos, int picos, long elapsed) {
        if (arrivalNanos >= 0) {
            angle += turned(sinceStamp(arrivalNanos, arrivalPicos));
            arrivalNanos = -1;
        }
        angle += turnedIn(elapsed);
        stampNanos = nanos;
        stampPicos = picos;
    }

    private int turnedIn(long elapsed) {
        if (elapsed != lastElapsed) {
            lastElapsed = elapsed;
            lastTurn = turned(elapsed % period);
        }
        return lastTurn;
    }

    /** Returns the picoseconds since the stamp, modulo the period. */
    private long sinceStamp(long nanos, int picos) {
        long whole = (nanos - stampNanos) % period * 1000 % period;
        return Math.floorMod(whole + picos - stampPicos, period);
    }

    private int turned(long picos) {
        return (int) ((picos << 24) / period << 8);
    }

    @Override
    public Rotation copy() {
        TruncatedRotation copy = new TruncatedRotation(rpm);
        copy.angle = angle;
        copy.stampNanos = stampNanos;
        copy.stampPicos = stampPicos;
        copy.arrivalNanos = arrivalNanos;
        copy.arrivalPicos = arrivalPicos;
        return copy;
    }
}
