package org.spindle.host.linux.pagecache;

/** Makes writes wait for write-backs. */
interface WriteThrottle {

    /** Continues writes that have waited. */
    interface Writes {
        void resume(FileJob first);
    }

    /** Returns whether a write has to wait now; it continues later, and this is called again. */
    boolean holds(FileJob job);

    /** Notifies that a write has made a page dirty. */
    void dirtied(FileJob job);

    /** Notifies that pages have been written back. */
    void written(long pages);

    /** Notifies that a process has ended. */
    void ended(long process);
}
