package org.spindle.flash.store;

import java.util.Arrays;
import org.spindle.flash.medium.FlashGeometry;

/** The page map and its inverse: the page with the newest copy of each logical page, and the logical page of each such page. */
final class PageMap {

    private final int planes;
    private final int hostPages;
    private final int pagesPerPlane;
    /** Of the host's pages, those of one plane together, so that one plane after the other can be filled; then of the map's. */
    private final PageNumbers[] pageOfLogical;
    /** By plane. */
    private final PageNumbers[] logicalOfPage;

    /**
     * @param hostPages logical pages of the host, which come first
     * @param mapPages logical pages of the map, which follow
     */
    PageMap(FlashGeometry geometry, int hostPages, int mapPages) {
        this.hostPages = hostPages;
        planes = geometry.allPlanes();
        pagesPerPlane = geometry.pagesPerPlane();
        pageOfLogical = new PageNumbers[planes + 1];
        Arrays.setAll(pageOfLogical, i -> new PageNumbers((hostPages + planes - 1) / planes, pagesPerPlane, 1));
        pageOfLogical[planes] = new PageNumbers(mapPages, pagesPerPlane, 1);
        logicalOfPage = new PageNumbers[planes];
        Arrays.setAll(logicalOfPage, i -> new PageNumbers(pagesPerPlane, 1, planes));
    }

    int pageOf(int logical) {
        return logical < hostPages
                ? pageOfLogical[logical % planes].get(logical / planes)
                : pageOfLogical[planes].get(logical - hostPages);
    }

    int logicalOf(int page) {
        int plane = page / pagesPerPlane;
        return logicalOfPage[plane].get(page - plane * pagesPerPlane);
    }

    void put(int plane, int page, int logical) {
        int row = logical / planes;
        int pageOfPlane = page - plane * pagesPerPlane;
        if (logical < hostPages) {
            put(plane, pageOfPlane, logical - row * planes, row);
        } else {
            logicalOfPage[plane].set(pageOfPlane, logical - row * planes, row);
            pageOfLogical[planes].set(logical - hostPages, plane, pageOfPlane);
        }
    }

    /**
     * Enters a logical page of the host.
     *
     * @param pageOfPlane number of the page within its plane
     * @param turn remainder of the logical page by the number of planes
     * @param row the quotient
     */
    void put(int plane, int pageOfPlane, int turn, int row) {
        logicalOfPage[plane].set(pageOfPlane, turn, row);
        pageOfLogical[turn].set(row, plane, pageOfPlane);
    }

    /** Exchanges the logical pages, if any, of two pages of a plane. */
    void exchange(int plane, int page, int other) {
        int logical = logicalOf(page);
        replace(plane, page, logicalOf(other));
        replace(plane, other, logical);
    }

    private void replace(int plane, int page, int logical) {
        if (logical == BlockStore.NONE) {
            clearPage(page);
        } else {
            put(plane, page, logical);
        }
    }

    void clearPage(int page) {
        int plane = page / pagesPerPlane;
        logicalOfPage[plane].clear(page - plane * pagesPerPlane);
    }

    void clearLogical(int logical) {
        PageNumbers pagesOf = pageOfLogical[logical < hostPages ? logical % planes : planes];
        pagesOf.clear(logical < hostPages ? logical / planes : logical - hostPages);
    }
}
