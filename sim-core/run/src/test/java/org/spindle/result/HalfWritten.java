package org.spindle.result;

import java.nio.file.Path;
import java.util.List;
import org.spindle.spi.request.RequestSchema;

/** A process that has written half of a result and waits until it is killed. */
final class HalfWritten {

    private HalfWritten() {}

    public static void main(String[] args) throws Exception {
        ResultDirectory directory = ResultDirectory.create(Path.of(args[0]));
        directory.requestLog(List.of("disk0"), new RequestSchema(), null);
        directory.write(Results.small(), "yaml");
        System.out.println("writing");
        System.in.read();
    }
}
