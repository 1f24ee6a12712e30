package org.spindle.host.linux.readahead;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.host.linux.readahead.FileReader.Window;

/** The read-ahead of linux-io.md, section 2.1, "2.6.20 (two-window)", worked by hand: 32 pages at most, 4 at least. */
class TwoWindowReadAheadTest {

    private final FileReader file = new FileReader(100_000);
    private final ReadAhead ahead = new TwoWindowReadAhead(file, 32, 4);

    private void read(long from, long to) {
        for (long page = from; page < to; page++) {
            file.readBytes(ahead, page * 4096, 4096);
        }
    }

    /** The first window is read at once, the one ahead at the access to the next page, each further one when the previous is entered. */
    @Test
    void keepsAWindowAhead() {
        read(0, 1);
        assertThat(file.windows()).containsExactly(new Window(0, 4));
        read(1, 2);
        assertThat(file.windows()).endsWith(new Window(4, 8));
        read(2, 5);
        assertThat(file.windows()).endsWith(new Window(12, 16));
        read(5, 13);
        assertThat(file.windows()).endsWith(new Window(28, 32));
        read(13, 29);
        assertThat(file.windows()).endsWith(new Window(60, 32)).hasSize(5);
    }

    /** A read of at least the largest window begins the window ahead at once. */
    @Test
    void readsAheadAtOnceForALargeRead() {
        file.readBytes(ahead, 0, 32 * 4096);
        assertThat(file.windows()).startsWith(new Window(0, 32), new Window(32, 32));
    }

    @Test
    void readsOnlyRequestedPagesForARandomReader() {
        read(0, 3);
        file.readBytes(ahead, 500 * 4096, 3 * 4096);
        file.readBytes(ahead, 900 * 4096, 50 * 4096);
        assertThat(file.windows()).contains(new Window(500, 3), new Window(900, 32));
    }

    /** A missing page that had been read ahead is read alone, and the next window is smaller by two pages. */
    @Test
    void shrinksAfterAMiss() {
        read(0, 14);
        file.evict(20);
        read(14, 29);
        assertThat(file.windows()).contains(new Window(20, 1)).endsWith(new Window(60, 30));
    }

    /** After 256 successive cached pages there is no read-ahead until a page is missing. */
    @Test
    void stopsForACachedFile() {
        file.read(1, 1000, ReadAhead.NONE);
        read(0, 999);
        assertThat(file.windows()).as("nothing beyond 1000").containsExactly(new Window(1, 999), new Window(0, 1));
        read(999, 1002);
        assertThat(file.windows()).endsWith(new Window(1000, 1), new Window(1001, 4));
    }
}
