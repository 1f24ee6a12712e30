package org.spindle.host.cache;

/** Gives slots to lines. */
interface SlotSource {

    /**
     * Returns the slot of a line, and gives it one if it has none.
     *
     * @return {@link Lines#NONE} if the transfer has to wait; it proceeds to ask again
     */
    int slotFor(long key, PieceTransfer transfer);

    /** The last lock of a slot was released. */
    void slotReleased(int slot);

    /** A piece of a slot's line was written out; others may be in progress. */
    void pieceWrittenOut(int slot);
}
