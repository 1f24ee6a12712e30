package org.spindle.host.alis;

/** Copies data on the unit below. */
interface Copier {

    /** Returns whether {@link #copyAll} is complete when it returns, and requires that no request is in progress. */
    boolean isInstant();

    /**
     * Copies all pieces of a source.
     *
     * @param then called at the end
     */
    void copyAll(CopySource source, Runnable then);

    /**
     * Returns whether some of these sectors, in addresses of the host, are being copied, or are about to be: they must
     * not be written.
     */
    boolean isCopying(long sector, long end);

    /** Notes that requests of the host are complete. */
    void hostEnded();
}
