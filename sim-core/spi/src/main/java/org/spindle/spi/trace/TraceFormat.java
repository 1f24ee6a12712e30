package org.spindle.spi.trace;

import org.spindle.spi.Factory;
import org.spindle.spi.Kind;
import org.spindle.spi.NoContext;
import org.spindle.spi.NoKeys;

/** A format of block traces. Stateless, therefore its own factory; its input is decompressed already. */
public interface TraceFormat extends Factory<NoKeys, NoContext, TraceFormat> {

    Kind<NoContext, TraceFormat> KIND =
            Kind.of("trace-format", TraceFormat.class, TraceFormat.class, "Reads the records of block traces.");

    @Override
    default TraceFormat create(NoKeys config, NoContext context) {
        return this;
    }

    /**
     * Returns the confidence that a file that begins with these bytes has this format.
     *
     * @param head the first bytes of the content, up to 64 KiB
     * @param length how many of them there are
     * @return 0 certainly not, 100 certain (a magic number); values between for a guess from the form of the fields
     */
    int recognise(byte[] head, int length);

    /**
     * Begins to read.
     *
     * @throws TraceException if the header is damaged
     */
    TraceReader open(TraceInput input);
}
