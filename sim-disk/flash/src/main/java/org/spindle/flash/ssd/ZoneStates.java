package org.spindle.flash.ssd;

import java.util.Arrays;
import java.util.function.Function;

/**
 * The states of zones and their write pointers (NVM Express Zoned Namespace Command Set 1.1, 2.1.1): a zone is empty, open, closed or full;
 * open and closed ones are active. A write opens its zone implicitly, and the drive may close such a zone to open another. A zone that
 * the host has opened stays open.
 */
final class ZoneStates {

    enum State {
        EMPTY,
        IMPLICITLY_OPEN,
        EXPLICITLY_OPEN,
        CLOSED,
        FULL;

        boolean isOpen() {
            return this == IMPLICITLY_OPEN || this == EXPLICITLY_OPEN;
        }

        boolean isActive() {
            return isOpen() || this == CLOSED;
        }
    }

    private final Function<String, RuntimeException> failures;
    private final int maxOpen;
    private final int maxActive;
    private final long zoneSectors;
    private final State[] states;
    /** Sectors written from the start of each zone. */
    private final long[] written;
    /** Number of the last write to each zone. */
    private final long[] lastWrite;

    private long writes;
    private int open;
    private int active;
    private long closings;

    /**
     * @param failures makes the exception for a command that breaks the rules, from a message
     * @param full zones that are full, from the first
     */
    ZoneStates(Function<String, RuntimeException> failures, ZonesConfig config, int zones, int full) {
        this.failures = failures;
        maxOpen = config.maxOpen();
        maxActive = config.maxActive();
        zoneSectors = config.size().sectors();
        states = new State[zones];
        Arrays.fill(states, 0, full, State.FULL);
        Arrays.fill(states, full, zones, State.EMPTY);
        written = new long[zones];
        Arrays.fill(written, 0, full, zoneSectors);
        lastWrite = new long[zones];
    }

    int zones() {
        return states.length;
    }

    /** Returns the sector of the device at which the next write to a zone begins. */
    long pointer(int zone) {
        return zone * zoneSectors + written[zone];
    }

    /** Returns the number of sectors that are left of a zone. */
    long room(int zone) {
        return zoneSectors - written[zone];
    }

    int open() {
        return open;
    }

    int active() {
        return active;
    }

    /** Zones that the drive has closed to open others. */
    long closings() {
        return closings;
    }

    /** Advances the write pointer by a number of sectors, at most to the end of the zone. */
    void write(int zone, long sectors) {
        if (!states[zone].isOpen()) {
            open(zone, State.IMPLICITLY_OPEN, "written");
        }
        lastWrite[zone] = ++writes;
        written[zone] += sectors;
        if (written[zone] == zoneSectors) {
            become(zone, State.FULL);
        }
    }

    /** Executes an action of the host on a zone. */
    void act(ZoneAction action, int zone) {
        switch (action) {
            case OPEN -> openForHost(zone);
            case CLOSE -> close(zone);
            case FINISH -> {
                written[zone] = zoneSectors;
                become(zone, State.FULL);
            }
            case RESET -> {
                written[zone] = 0;
                become(zone, State.EMPTY);
            }
        }
    }

    private void openForHost(int zone) {
        if (states[zone] == State.FULL) {
            throw failures.apply("zone " + zone + " is full and cannot be opened; reset it first");
        }
        if (states[zone].isOpen()) {
            become(zone, State.EXPLICITLY_OPEN);
        } else {
            open(zone, State.EXPLICITLY_OPEN, "opened");
        }
    }

    private void close(int zone) {
        if (!states[zone].isActive()) {
            throw failures.apply("zone " + zone + " is " + (states[zone] == State.FULL ? "full" : "empty")
                    + " and cannot be closed; close zones that are open");
        }
        become(zone, State.CLOSED);
    }

    private void open(int zone, State how, String what) {
        if (states[zone] == State.EMPTY && active == maxActive) {
            throw failures.apply("zone " + zone + " cannot be " + what + " while " + active
                    + " other zones are active; fill, finish or discard one of them, or give a larger zones.maxActive");
        }
        if (open == maxOpen) {
            closeOldest(zone, what);
        }
        become(zone, how);
    }

    private void closeOldest(int zone, String what) {
        int oldest = -1;
        for (int other = 0; other < states.length; other++) {
            if (states[other] == State.IMPLICITLY_OPEN && (oldest < 0 || lastWrite[other] < lastWrite[oldest])) {
                oldest = other;
            }
        }
        if (oldest < 0) {
            throw failures.apply("zone " + zone + " cannot be " + what
                    + " while the host has opened "
                    + open + " others, which the drive does not close; close or finish one of them, or give a larger"
                    + " zones.maxOpen");
        }
        become(oldest, State.CLOSED);
        closings++;
    }

    private void become(int zone, State state) {
        open += count(state.isOpen()) - count(states[zone].isOpen());
        active += count(state.isActive()) - count(states[zone].isActive());
        states[zone] = state;
    }

    private static int count(boolean isCounted) {
        return isCounted ? 1 : 0;
    }
}
