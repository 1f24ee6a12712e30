package org.spindle.host.cache;

/** Allocates slots to lines. */
interface SlotSource {

    /**
     * Returns the slot of a line, and allocates one if it has none.
     *
     * @return {@link Lines#NONE} if the transfer has to wait; it then retries
     */
    int slotFor(long key, PieceTransfer transfer);

    /** Handles the release of the last lock of a slot. */
    void slotReleased(int slot);

    /** Handles the write-out of a piece of a slot's line; others may be in progress. */
    void pieceWrittenOut(int slot);
}
