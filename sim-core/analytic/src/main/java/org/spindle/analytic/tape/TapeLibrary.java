package org.spindle.analytic.tape;

import org.spindle.analytic.ValidRange;

/**
 * An automated tape library.
 *
 * @param cartridges 1 or more
 * @param cartridgeBytes greater than 0
 * @param readers 1 or more
 * @param readRate of a reader in bytes per second, greater than 0
 * @param exchangeSeconds to store a cartridge and load another, 0 or more
 * @param exchangesPerHour of the robot, for all readers together, greater than 0
 */
public record TapeLibrary(
        int cartridges,
        double cartridgeBytes,
        int readers,
        double readRate,
        double exchangeSeconds,
        double exchangesPerHour) {

    public TapeLibrary {
        ValidRange.atLeast(1, "number of cartridges", cartridges);
        ValidRange.positive("capacity of a cartridge", cartridgeBytes);
        ValidRange.atLeast(1, "number of readers", readers);
        ValidRange.positive("rate of a reader", readRate);
        ValidRange.notNegative("time of an exchange", exchangeSeconds);
        ValidRange.positive("exchanges per hour", exchangesPerHour);
    }

    /** Returns the bytes in the library. */
    public double capacity() {
        return cartridges * cartridgeBytes;
    }

    /** Returns the seconds between two exchanges of a robot that is always busy. */
    public double secondsPerExchange() {
        return 3600 / exchangesPerHour;
    }

    /** Returns the seconds to load a cartridge and read all of it. */
    public double secondsPerCartridge() {
        return exchangeSeconds + cartridgeBytes / readRate;
    }

    /**
     * Returns the seconds to read all cartridges: the time of the busiest reader, or of the robot if that is longer. Seeks and rewinds are
     * part of {@code exchangeSeconds}.
     */
    public double secondsToReadAll() {
        long each = (cartridges + readers - 1L) / readers;
        return Math.max(each * secondsPerCartridge(), cartridges * secondsPerExchange());
    }
}
