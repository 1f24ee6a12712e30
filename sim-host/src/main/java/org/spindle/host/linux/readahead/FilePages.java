package org.spindle.host.linux.readahead;

/** The cached pages of one file, as read-ahead sees them. Pages are numbered from 0. */
public interface FilePages {

    /** Returns the number of pages of the file. */
    long pages();

    /** Returns whether a page is in the cache, or is being read. */
    boolean isCached(long page);

    /**
     * Reads those pages that are not in the cache.
     *
     * @param from the first page
     * @param to one past the last, at most {@link #pages()} and above {@code from}
     * @param mark the page whose access is to be told to {@link ReadAhead#marked}, if it is one of those that are read now;
     *     {@link ReadAhead#NONE} for none
     * @return how many pages are read
     */
    long read(long from, long to, long mark);
}
