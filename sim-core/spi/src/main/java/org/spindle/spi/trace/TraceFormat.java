package org.spindle.spi.trace;

import org.spindle.spi.Factory;
import org.spindle.spi.Kind;
import org.spindle.spi.NoContext;
import org.spindle.spi.NoKeys;

/**
 * A format of block traces. Stateless, therefore its own factory; its input is decompressed already.
 *
 * <p>An example, of bytes of which each is a read of 4 KiB, at a block from 0 to 255:
 *
 * <pre>{@code
 * final class Bytes implements TraceFormat {
 *     public int recognise(byte[] head, int length) {
 *         return 0;
 *     }
 *
 *     public TraceReader open(TraceInput input) {
 *         InputStream stream = input.stream();
 *         return new TraceReader() {
 *             private long records;
 *
 *             public boolean next(TraceRecord into) {
 *                 int block = read();
 *                 if (block >= 0) {
 *                     records++;
 *                     into.clear();
 *                     into.offset = block * 4096L;
 *                     into.length = 4096;
 *                 }
 *                 return block >= 0;
 *             }
 *
 *             private int read() {
 *                 try {
 *                     return stream.read();
 *                 } catch (IOException e) {
 *                     throw new TraceException(input.name() + ": " + e.getMessage(), e);
 *                 }
 *             }
 *
 *             public String position() {
 *                 return "record " + records;
 *             }
 *
 *             public void close() {
 *                 try {
 *                     stream.close();
 *                 } catch (IOException e) {
 *                     throw new UncheckedIOException(e);
 *                 }
 *             }
 *         };
 *     }
 * }
 * }</pre>
 */
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
