package org.spindle.host.alis;

/** Copies data on the unit below. */
interface Copier {

    /** Whether {@link #copyAll} is over when it returns, and nothing may be in progress when it is called. */
    boolean isInstant();

    /**
     * Copies all that a source says.
     *
     * @param then what to do when it is done
     */
    void copyAll(CopySource source, Runnable then);

    /** Whether some of these sectors, as the host knows them, are being copied, or are about to be: they may not be written. */
    boolean isCopying(long sector, long end);

    /** Notes that requests of the host have come to an end. */
    void hostEnded();
}
