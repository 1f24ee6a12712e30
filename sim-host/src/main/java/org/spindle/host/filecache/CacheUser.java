package org.spindle.host.filecache;

/** A process that accesses the file cache; implemented by the host. */
public interface CacheUser {

    /** Number of the process. */
    long process();

    /** Its priority for schedulers, 0 the most urgent. */
    int level();

    /** Its access is over, for which it has waited. Not called for an access that was over at once. */
    void resume();
}
