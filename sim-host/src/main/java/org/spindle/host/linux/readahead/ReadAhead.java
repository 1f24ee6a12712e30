package org.spindle.host.linux.readahead;

/**
 * Reads one open file ahead. Whoever reads the file goes through the wanted pages in rising order. It calls {@link #missing} for one
 * that is not in the cache, which then is, or is being read; and {@link #marked} for one that carries a mark, which it takes off
 * before. {@link #accessed} follows for each page.
 */
public interface ReadAhead {

    /** No page. */
    long NONE = -1;

    /**
     * Reads a page that is not in the cache, and others with it.
     *
     * @param page that is wanted
     * @param wanted pages of the same read from this one on, at least 1
     */
    void missing(long page, long wanted);

    /**
     * Reads further pages, because one that was read ahead is accessed.
     *
     * @param page that carried the mark
     * @param wanted pages of the same read from this one on, at least 1
     */
    void marked(long page, long wanted);

    /** Notes that a page has been accessed, up to a byte of the file that is one past the last one accessed. */
    void accessed(long page, long end);
}
