package org.spindle.design;

import org.jspecify.annotations.Nullable;
import org.spindle.analytic.Rounding;
import org.spindle.analytic.queueing.Service;
import org.spindle.design.Design.Disk;
import org.spindle.design.Design.DiskString;
import org.spindle.design.Design.Memory;

/**
 * The time in milliseconds for which one I/O keeps each part busy. The controller's overhead occupies the string, not the disk; the
 * transfer from the medium and that over the string overlap, as with a track buffer (Hennessy and Patterson 1996, section 6.7).
 */
record ServiceTimes(double ioBytes, Rounding rounding) {

    double processor(Design.Processor processor) {
        return processor.instructionsPerIo() / (processor.mips() * 1e6) * 1e3;
    }

    double memory(@Nullable Memory memory) {
        return memory == null
                ? 0
                : ioBytes / memory.width().bytes() * memory.cycle().millis();
    }

    double bus(Design.IoBus bus) {
        return ioBytes / bus.rate().bytesPerSecond() * 1e3;
    }

    double string(DiskString string) {
        return rounding.millis(
                string.overhead().millis() + ioBytes / string.rate().bytesPerSecond() * 1e3);
    }

    double disk(Disk disk) {
        return rounding.millis(disk.seek().millis())
                + rounding.millis(30_000.0 / disk.rotation().rpm())
                + rounding.millis(ioBytes / disk.rate().bytesPerSecond() * 1e3);
    }

    Service diskService(Disk disk) {
        return new Service(disk(disk), disk.scv());
    }
}
