package org.spindle.host.linux.readahead;

/**
 * The read-ahead of one open file. The reader of the file accesses the requested pages in ascending order. It calls {@link #missing}
 * for a page that is not in the cache, which afterwards is cached or being read; it removes the mark of a marked page and then calls
 * {@link #marked}. {@link #accessed} follows for each page.
 */
public interface ReadAhead {

    /** No page. */
    long NONE = -1;

    /**
     * Reads a page that is not in the cache, and others with it as the window requires.
     *
     * @param page the requested page
     * @param wanted number of pages of the same read from this one on, at least 1
     */
    void missing(long page, long wanted);

    /**
     * Reads further pages when a marked page, which was read ahead, is accessed.
     *
     * @param page the page that was marked
     * @param wanted number of pages of the same read from this one on, at least 1
     */
    void marked(long page, long wanted);

    /** Records an access to a page; {@code end} is one past the last accessed byte of the file. */
    void accessed(long page, long end);
}
