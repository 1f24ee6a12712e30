package org.spindle.host.redcap;

/** Determines the interval between checks in reads, and how many checks change the state (section 2.3.3). */
final class CheckInterval {

    private final ChecksConfig config;
    private int length;
    private int good;
    private int bad;

    CheckInterval(ChecksConfig config) {
        this.config = config;
        length = config.interval();
    }

    /** Returns the number of reads from one check to the next. */
    int length() {
        return length;
    }

    /**
     * Processes the result of a check while the cache is active.
     *
     * @return whether the cache must be turned off
     */
    boolean turnsOff(boolean isGood) {
        if (isGood) {
            bad = 0;
            good++;
            if (good == config.goodToDouble()) {
                length = (int) Math.min(config.most(), 2L * length);
                if (config.countAnew()) {
                    good = 0;
                }
            }
            return false;
        }
        good = 0;
        bad++;
        if (bad >= config.badToTurnOff()) {
            restart(config.inactiveInterval());
            return true;
        }
        if (bad == 1 || config.halveEachTime()) {
            length = Math.max(config.least(), length / 2);
        }
        return false;
    }

    /**
     * Processes the result of a check while the cache is inactive.
     *
     * @return whether the cache must be turned on
     */
    boolean turnsOn(boolean isGood) {
        good = isGood ? good + 1 : 0;
        if (good < config.goodToTurnOn()) {
            return false;
        }
        restart(config.interval());
        return true;
    }

    private void restart(int interval) {
        length = interval;
        good = 0;
        bad = 0;
    }
}
