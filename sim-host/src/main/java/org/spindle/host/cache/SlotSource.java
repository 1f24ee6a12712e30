package org.spindle.host.cache;

/** Allocates slots to lines. */
interface SlotSource {

    /**
     * Returns the slot of a line, and allocates one if it has none.
     *
     * @return {@link Lines#NONE} if the transfer has to wait; it then retries
     */
    int slotFor(long key, PieceTransfer transfer);

    /** The last lock of a slot was released. */
    void slotReleased(int slot);

    /** A piece of a slot's line was written out; others may be in progress. */
    void pieceWrittenOut(int slot);
}
