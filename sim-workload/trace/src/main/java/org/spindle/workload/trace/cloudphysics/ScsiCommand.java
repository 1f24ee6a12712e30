package org.spindle.workload.trace.cloudphysics;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Operation;

/** Operation codes of SCSI block commands (SBC-4, annex on commands). */
final class ScsiCommand {

    private ScsiCommand() {}

    /** Returns the operation of a command; null if it transfers no data. */
    static @Nullable Operation operation(int code) {
        return switch (code) {
            case 0x08, 0x28, 0x88, 0xa8 -> Operation.READ;
            case 0x0a, 0x2a, 0x8a, 0xaa -> Operation.WRITE;
            case 0x42 -> Operation.DISCARD;
            case 0x35, 0x91 -> Operation.FLUSH;
            default -> null;
        };
    }
}
