package org.spindle.host.linux.readahead;

/** The cached pages of one file, as used by read-ahead. Pages are numbered from 0. */
public interface FilePages {

    /** Returns the number of pages of the file. */
    long pages();

    /** Returns whether a page is in the cache or being read. */
    boolean isCached(long page);

    /**
     * Reads the pages of a range that are not in the cache.
     *
     * @param from the first page
     * @param to one past the last, at most {@link #pages()} and above {@code from}
     * @param mark the page whose access is reported to {@link ReadAhead#marked}, if it is one of the pages read now;
     * {@link ReadAhead#NONE} for none
     * @return the number of pages that are read
     */
    long read(long from, long to, long mark);
}
