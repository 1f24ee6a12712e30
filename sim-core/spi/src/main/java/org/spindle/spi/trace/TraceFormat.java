package org.spindle.spi.trace;

/** A format of block traces. Stateless; files are already decompressed when they get here. */
public interface TraceFormat {

    /**
     * How sure one can be that a file that begins with these bytes has this format.
     *
     * @param head the first bytes of the content, up to 64 KiB
     * @param length how many of them there are
     * @return 0 certainly not, 100 certain (a magic number); a guess from the look of the fields lies between
     */
    int recognise(byte[] head, int length);

    /**
     * Begins to read.
     *
     * @throws TraceException if the header is damaged
     */
    TraceReader open(TraceInput input);
}
