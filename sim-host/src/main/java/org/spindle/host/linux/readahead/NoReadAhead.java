package org.spindle.host.linux.readahead;

/** No read-ahead: reads only the requested pages, as Linux does with {@code read_ahead_kb} 0. */
public final class NoReadAhead implements ReadAhead {

    private final FilePages file;

    public NoReadAhead(FilePages file) {
        this.file = file;
    }

    @Override
    public void missing(long page, long wanted) {
        file.read(page, Math.min(page + wanted, file.pages()), NONE);
    }

    /** Never called, as no page is marked. */
    @Override
    public void marked(long page, long wanted) {
        throw new IllegalStateException("page " + page + " is marked, although this read-ahead sets no marks");
    }

    @Override
    public void accessed(long page, long end) {}
}
