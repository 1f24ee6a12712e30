package org.spindle.host.filecache;

/** A process that accesses the file cache; implemented by the host. */
public interface CacheUser {

    /** Returns the number of the process. */
    long process();

    /** Returns its priority for schedulers, 0 the most urgent. */
    int level();

    /** Called when an access is over for which the process has waited; not called for an access that was over immediately. */
    void resume();
}
