package org.spindle.disk.mechanics;

/**
 * A rotation of constant speed: the angle is a function of time alone. Angle 0 is under the
 * heads at time 0.
 */
public final class SteadyRotation implements Rotation {

    private static final long NANOS_PER_MINUTE = 60_000_000_000L;

    /**
     * A revolution in scaled units: the picoseconds of a minute; times are multiplied by the revolutions per minute.
     */
    private static final long TURN_OF_MINUTE = NANOS_PER_MINUTE * 1000;

    private static final double TURN = 4294967296.0;
    private static final double PICOS_PER_MINUTE = NANOS_PER_MINUTE * 1e3;

    /**
     * A wait for an angle that passed less than this share of a revolution ago (45 ns at 5400 rpm) is rounding, not a lost
     * revolution: sectors that follow each other logically must be reached in one pass.
     */
    private static final long JUST_PASSED = (long) (TURN * 4e-6);

    /**
     * A slot whose leading edge passed so many picoseconds from a border between two units of angle is passed by {@link
     * #passPicos}: floating-point numbers may have either unit. Their errors, also those of a sum over a track, are
     * below a hundredth of this.
     */
    private static final double CLOSE = 1e-4;

    /** Parts that a cycle of delays is divided into: as fine as the errors of the floating-point numbers, and a power of two. */
    private static final long CYCLE = 1L << 48;

    /** Cycles whose parts can be counted. */
    private static final long MOST_CYCLES = 1L << 14;

    private final int rpm;
    private final double picosPerUnit;

    /**
     * Start of the minute of the last angle, and the whole turns since then, which mostly apply to the next angle too.
     */
    private long minute;

    private long wholeTurns;

    public SteadyRotation(int rpm) {
        this.rpm = rpm;
        picosPerUnit = PICOS_PER_MINUTE / rpm / TURN;
    }

    @Override
    public long periodPicos() {
        return Math.round(PICOS_PER_MINUTE / rpm);
    }

    @Override
    public int angleAt(long nanos, int picos) {
        return (int) (long) exactAngle(nanos, picos);
    }

    private double exactAngle(long nanos, int picos) {
        long inMinute = nanos - minute;
        if (inMinute < 0 || inMinute >= NANOS_PER_MINUTE) {
            inMinute = nanos % NANOS_PER_MINUTE;
            minute = nanos - inMinute;
        }
        long turns = (inMinute * 1000 + picos) * rpm;
        long turned = turns - wholeTurns;
        if (turned < 0 || turned >= TURN_OF_MINUTE) {
            turned = turns % TURN_OF_MINUTE;
            wholeTurns = turns - turned;
        }
        return turned * (TURN / PICOS_PER_MINUTE);
    }

    @Override
    public long turnPicos(int from, int to) {
        long units = Integer.toUnsignedLong(to - from);
        return units > (1L << 32) - JUST_PASSED ? 0 : (long) Math.ceil(units * picosPerUnit);
    }

    /** An angle that passed shortly before that time counts as reached; angles and times are rounded by less than a unit. */
    @Override
    public long leastTurnPicos(int from, int to, long atLeast) {
        int margin = (int) JUST_PASSED + 2;
        double picos = (Integer.toUnsignedLong(to - from + margin) - margin) * picosPerUnit;
        double missed = atLeast - picos - margin * picosPerUnit;
        if (missed > 0) {
            picos += Math.ceil(missed / (picosPerUnit * TURN)) * (picosPerUnit * TURN);
        }
        return Math.max(atLeast, (long) (picos - 2 * picosPerUnit));
    }

    @Override
    public long passPicos(long nanos, int picos, int end, int width) {
        return turnPicos(angleAt(nanos, picos), end);
    }

    /** At each edge {@link #passPicos} is at most two units and a picosecond late. */
    @Override
    public long leastPassPicos(long nanos, int picos, int end, int width, int slots) {
        long units = Integer.toUnsignedLong(end - angleAt(nanos, picos));
        return (long) ((units - 1) * picosPerUnit) - 1;
    }

    /**
     * A slot begins up to some picoseconds after its edge is under the heads, as its time is a whole number of
     * picoseconds. If that is less than a unit of angle, the slot takes the time of its width; if it is one unit, that
     * of a unit less.
     */
    @Override
    public void passRun(
            long nanos, int picos, long elapsed, int firstEnd, int width, int most, long limit, SlotRun run) {
        run.clear();
        double angle = exactAngle(nanos, picos);
        int unitsLate = (int) (long) angle - (firstEnd - width);
        if (unitsLate < 0 || unitsLate > 1 || width < 2 * JUST_PASSED) {
            return;
        }
        double late = (unitsLate + angle - (long) angle) * picosPerUnit;
        double slotPicos = width * picosPerUnit;
        long whole = (long) Math.ceil(slotPicos);
        long unitLess = (long) Math.ceil((width - 1) * picosPerUnit);
        while (run.slots < most && run.picos + 2 * whole < limit) {
            int before = run.slots;
            long fitting = Math.min(most - before, (limit - 2 * whole - run.picos - 1) / whole + 1);
            late = passCycles(late, slotPicos, whole, unitLess, fitting, run);
            if (run.slots > before) {
                continue;
            }
            long next;
            if (late > CLOSE && late < picosPerUnit - CLOSE) {
                next = whole;
            } else if (late > picosPerUnit + CLOSE && late < 2 * picosPerUnit - CLOSE) {
                next = unitLess;
            } else {
                long since = picos + run.picos;
                next = turnPicos(angleAt(nanos + since / 1000, (int) (since % 1000)), firstEnd + run.slots * width);
            }
            late += next - slotPicos;
            run.pass(next);
        }
    }

    /**
     * Passes slots, at most a number of them, until one begins close to a border between units.
     *
     * <p>A slot of the whole width adds {@code drift} to the delay of the next one, a slot of a unit less {@code drift - cycle}. So a
     * delay between {@code least} and {@code least + cycle} stays in that range: with each slot it advances by {@code drift}, modulo
     * {@code cycle}, which is a whole number of picoseconds.
     *
     * @return the delay of the slot behind them, in picoseconds
     */
    private double passCycles(double late, double slotPicos, long whole, long unitLess, long most, SlotRun run) {
        double drift = whole - slotPicos;
        double least = unitLess - slotPicos + picosPerUnit;
        long cycle = whole - unitLess;
        if (drift > picosPerUnit - CLOSE || late < least + CLOSE || late > least + cycle - CLOSE) {
            return late;
        }
        long step = (long) (drift / cycle * CYCLE);
        long close = (long) (CLOSE / cycle * CYCLE);
        long advanced = (long) ((late - least) / cycle * CYCLE);
        long atMost = Math.min(most, MOST_CYCLES);
        int slots = 0;
        while (slots < atMost && (advanced + step + close & CYCLE - 1) >= 2 * close) {
            advanced += step;
            slots++;
        }
        if (slots > 0) {
            int cycles = (int) (advanced / CYCLE);
            run.pass(slots - cycles, whole);
            run.pass(cycles, unitLess);
            run.lastPicos = (advanced - step) / CYCLE < cycles ? unitLess : whole;
        }
        return least + (double) (advanced & CYCLE - 1) / CYCLE * cycle;
    }

    @Override
    public boolean passesEvenly() {
        return false;
    }

    @Override
    public void arrived(long nanos, int picos) {}

    @Override
    public void sectorBegins(long nanos, int picos, long elapsed) {}

    @Override
    public Rotation copy() {
        return this;
    }
}
