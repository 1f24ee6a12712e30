package org.spindle.host.linux.readahead;

/** Reads what is wanted and no more, as Linux does with {@code read_ahead_kb} 0. */
public final class NoReadAhead implements ReadAhead {

    private final FilePages file;

    public NoReadAhead(FilePages file) {
        this.file = file;
    }

    @Override
    public void missing(long page, long wanted) {
        file.read(page, Math.min(page + wanted, file.pages()), NONE);
    }

    /** There are no marks. */
    @Override
    public void marked(long page, long wanted) {
        throw new IllegalStateException("page " + page + " carries a mark, which nobody has set");
    }

    @Override
    public void accessed(long page, long end) {}
}
