package org.spindle.host.alis;

/** A source of pieces to be copied, batch by batch. */
interface CopySource {

    /**
     * Puts the next pieces into an empty batch.
     *
     * @return false if nothing is left
     */
    boolean next(CopyBatch batch);

    /** Notes that a batch has been copied. */
    void copied(CopyBatch batch);
}
