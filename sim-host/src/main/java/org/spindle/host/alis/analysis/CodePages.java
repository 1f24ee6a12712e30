package org.spindle.host.alis.analysis;

import java.util.Arrays;

/** Small numbers by index, on pages with 1, 2 or 4 bytes per number, as its greatest requires. */
final class CodePages {

    private static final int SHIFT = 12;
    private static final int PAGE = 1 << SHIFT;

    private final byte[][] pages;
    private final byte[] widths;

    private CodePages(byte[][] pages, byte[] widths) {
        this.pages = pages;
        this.widths = widths;
    }

    int get(int index) {
        byte[] page = pages[index >>> SHIFT];
        int width = widths[index >>> SHIFT];
        int at = (index & PAGE - 1) * width;
        int code = page[at] & 0xff;
        if (width > 1) {
            code |= (page[at + 1] & 0xff) << 8;
        }
        if (width > 2) {
            code |= (page[at + 2] & 0xff) << 16 | page[at + 3] << 24;
        }
        return code;
    }

    /** Receives the numbers in order of index, from 0. */
    static final class Builder {

        private byte[][] pages = new byte[1][];
        private byte[] widths = new byte[1];
        private int pageCount;
        private final int[] page = new int[PAGE];
        private int inPage;

        void append(int code) {
            page[inPage++] = code;
            if (inPage == PAGE) {
                endPage();
            }
        }

        private void endPage() {
            int greatest = 0;
            for (int i = 0; i < inPage; i++) {
                greatest |= page[i];
            }
            int width = greatest < 1 << 8 ? 1 : greatest < 1 << 16 ? 2 : 4;
            byte[] packed = new byte[inPage * width];
            for (int i = 0; i < inPage; i++) {
                for (int j = 0; j < width; j++) {
                    packed[i * width + j] = (byte) (page[i] >>> 8 * j);
                }
            }
            if (pageCount == pages.length) {
                pages = Arrays.copyOf(pages, 2 * pageCount);
                widths = Arrays.copyOf(widths, 2 * pageCount);
            }
            pages[pageCount] = packed;
            widths[pageCount++] = (byte) width;
            inPage = 0;
        }

        CodePages build() {
            if (inPage > 0) {
                endPage();
            }
            return new CodePages(Arrays.copyOf(pages, pageCount), Arrays.copyOf(widths, pageCount));
        }
    }
}
