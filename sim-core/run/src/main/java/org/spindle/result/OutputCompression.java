package org.spindle.result;

import java.io.IOException;
import java.io.OutputStream;

/** A compression of output, such as Zstandard; this module does not depend on its library. */
@FunctionalInterface
public interface OutputCompression {

    /** Returns a stream that compresses into another one and closes it when closed. */
    OutputStream compress(OutputStream to) throws IOException;
}
