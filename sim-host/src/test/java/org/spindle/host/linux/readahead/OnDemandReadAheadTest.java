package org.spindle.host.linux.readahead;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.host.linux.readahead.FileReader.Window;

/** The read-ahead of linux-io.md, section 2.1, "7.0 (folios)", worked by hand. */
class OnDemandReadAheadTest {

    private final FileReader file = new FileReader(100_000);

    private ReadAhead ahead(long most) {
        return new OnDemandReadAhead(file, most, FileReader.PAGE);
    }

    /** A largest window of 33 pages, to which no folio is aligned: [0, 4) with the mark at 1; then twice as many pages at each mark. */
    @Test
    void rampsUpForASequentialReader() {
        ReadAhead ahead = ahead(33);
        for (long page = 0; page < 59; page++) {
            file.readBytes(ahead, page * 4096, 4096);
        }
        assertThat(file.windows())
                .containsExactly(
                        new Window(0, 4), new Window(4, 8), new Window(12, 16), new Window(28, 32), new Window(60, 33));
    }

    /** With folios [12, 28) ends at 16, and [24, 40) at 32. */
    @Test
    void growsMoreSlowlyWhereFoliosEnd() {
        ReadAhead ahead = ahead(32);
        for (long page = 0; page < 25; page++) {
            file.readBytes(ahead, page * 4096, 4096);
        }
        assertThat(file.windows())
                .containsExactly(
                        new Window(0, 4),
                        new Window(4, 8),
                        new Window(12, 4),
                        new Window(16, 8),
                        new Window(24, 8),
                        new Window(32, 16));
    }

    /** Windows end at multiples of the folio size, here of 4, 16, 64 and then 128 pages, because 640 is a multiple of 128. */
    @Test
    void alignsWindowsToFolios() {
        ReadAhead ahead = ahead(640);
        file.readBytes(ahead, 0, 65_536);
        for (long i = 2; i < 200; i++) {
            file.readBytes(ahead, i * 32_768, 32_768);
        }
        assertThat(file.windows())
                .containsExactly(
                        new Window(0, 64),
                        new Window(64, 128),
                        new Window(192, 256),
                        new Window(448, 512),
                        new Window(960, 576),
                        new Window(1536, 640),
                        new Window(2176, 640));
    }

    /** Random reads are not read ahead. */
    @Test
    void doesNotReadAheadForARandomReader() {
        ReadAhead ahead = ahead(32);
        file.readBytes(ahead, 400 * 4096, 8192);
        file.readBytes(ahead, 900 * 4096, 4096);
        file.readBytes(ahead, 100 * 4096, 4096);
        assertThat(file.windows()).containsExactly(new Window(400, 2), new Window(900, 1), new Window(100, 1));
    }

    /** A reader who begins in the middle is sequential from its second read on; [405, 413) ends at 412. */
    @Test
    void noticesASequentialReaderInTheMiddle() {
        ReadAhead ahead = ahead(32);
        file.readBytes(ahead, 400 * 4096, 4096);
        file.readBytes(ahead, 401 * 4096, 4096);
        file.readBytes(ahead, 402 * 4096, 4096);
        assertThat(file.windows()).containsExactly(new Window(400, 1), new Window(401, 4), new Window(405, 7));
    }

    /** More cached pages before the page than requested indicate a sequential stream: as many again are read. */
    @Test
    void takesCachedPagesForHistory() {
        ReadAhead other = ahead(32);
        file.readBytes(other, 400 * 4096, 3 * 4096);
        ReadAhead ahead = ahead(32);
        file.readBytes(ahead, 1000 * 4096, 4096);
        file.readBytes(ahead, 403 * 4096, 4096);
        assertThat(file.windows()).containsExactly(new Window(400, 3), new Window(1000, 1), new Window(403, 4));
    }

    /** A read larger than the largest window: the mark is in the middle of the first, and at the beginning of the others. */
    @Test
    void readsLargeRequestsInWindows() {
        file.readBytes(ahead(32), 0, 100 * 4096);
        assertThat(file.windows())
                .containsExactly(
                        new Window(0, 32),
                        new Window(32, 32),
                        new Window(64, 32),
                        new Window(96, 32),
                        new Window(128, 32));
    }

    @Test
    void endsWithTheFile() {
        FileReader small = new FileReader(3);
        small.readBytes(new OnDemandReadAhead(small, 32, 4096), 0, 4096);
        assertThat(small.windows()).containsExactly(new Window(0, 3));
    }

    /** 1 to 4, 2 to 8, 8 to 16, 9 to 32 pages, of 32. */
    @Test
    void beginsWithTwoToFourTimesTheRead() {
        WindowSize sizes = new WindowSize(32);
        assertThat(new long[] {sizes.initial(1), sizes.initial(2), sizes.initial(8), sizes.initial(9)})
                .containsExactly(4, 4, 16, 32);
        assertThat(new long[] {sizes.next(1), sizes.next(4), sizes.next(16), sizes.next(17)})
                .containsExactly(4, 8, 32, 32);
    }
}
