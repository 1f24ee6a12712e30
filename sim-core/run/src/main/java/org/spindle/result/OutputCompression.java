package org.spindle.result;

import java.io.IOException;
import java.io.OutputStream;

/** A way to compress what is written, such as Zstandard; the library behind it is not this module's concern. */
@FunctionalInterface
public interface OutputCompression {

    /** A stream that compresses into another one and closes it when closed. */
    OutputStream compress(OutputStream to) throws IOException;
}
