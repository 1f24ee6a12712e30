package org.spindle.spi.cache;

/** Which lines may go at this moment: not those in use, perhaps not those whose data is still to be written. */
public interface LineTest {

    /** May begin to write the line's data out, but changes nothing that the policy is told of. */
    boolean test(int line);
}
