package org.spindle.workload.trace.capture;

import org.spindle.spi.system.SystemAction;

/**
 * The time for which processes that are ready have no CPU because of others that are not in the trace: the machine's own, those of
 * the device's emulation, and the kernel's way from the end of a wait to the process. If it is kept it is a pause where it was. While
 * the processes of the trace hold all CPUs themselves they wait for each other, which is left to the simulation.
 */
final class ForeignTime {

    private final boolean isKept;
    private final int cpus;
    private int running;

    ForeignTime(boolean isKept, int cpus) {
        this.isKept = isKept;
        this.cpus = cpus;
    }

    /** A process becomes ready. */
    void begins(CapturedProcess process, long now) {
        if (!process.isKernelThread) {
            process.readySince = running < cpus ? now : CapturedProcess.NEVER;
        }
    }

    /** The process has become ready earlier than was known. */
    void began(CapturedProcess process, long when) {
        if (process.readySince != CapturedProcess.NEVER) {
            process.readySince = when;
        }
    }

    /** A process gets a CPU. */
    void ends(CapturedProcess process, long now) {
        if (!process.isRunning) {
            process.isRunning = true;
            running++;
        }
        long since = process.readySince;
        process.readySince = CapturedProcess.NEVER;
        if (!isKept || since == CapturedProcess.NEVER || now <= since) {
            return;
        }
        if (process.call.startsWith("wait")) {
            process.afterJoin += now - since;
        } else {
            process.addComputed();
            process.append(SystemAction.PAUSE, now - since);
        }
    }

    /** A process returns from waiting for the end of another one. */
    void endsAfterJoin(CapturedProcess process) {
        if (process.afterJoin > 0) {
            process.append(SystemAction.PAUSE, process.afterJoin);
            process.afterJoin = 0;
        }
    }

    /** A process loses its CPU. */
    void leaves(CapturedProcess process) {
        if (process.isRunning) {
            process.isRunning = false;
            running--;
        }
    }
}
