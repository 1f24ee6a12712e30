package @package@;

import java.nio.charset.StandardCharsets;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.testkit.contract.TraceFormatContract;

/** Checks {@code @type@} against the contract of its kind. */
class @Name@Test extends TraceFormatContract {

    @Override
    protected TraceFormat create() {
        return new @Name@();
    }

    @Override
    protected byte[] sample() {
        return "#@id@\n0 r 1000 8\n3 w 2048 16\n100.25 r 64 1\n".getBytes(StandardCharsets.US_ASCII);
    }

    @Override
    protected int requests() {
        return 3;
    }
}
