package org.spindle.workload.trace.capture;

import org.spindle.spi.system.SystemAction;

/**
 * The time for which ready processes have no CPU because of processes outside of the trace: the machine's own, those of the device's
 * emulation, and the kernel's path from the end of a wait to the process. If kept, it is a pause at its place. While the processes of the
 * trace hold all CPUs themselves they wait for each other, which the simulation reproduces.
 */
final class ForeignTime {

    private final boolean isKept;
    private final int cpus;
    private int running;

    ForeignTime(boolean isKept, int cpus) {
        this.isKept = isKept;
        this.cpus = cpus;
    }

    /** Records that a process becomes ready. */
    void begins(CapturedProcess process, long now) {
        if (!process.isKernelThread) {
            process.readySince = running < cpus ? now : CapturedProcess.NEVER;
        }
    }

    /** Corrects the time since which a process is ready to an earlier one. */
    void began(CapturedProcess process, long when) {
        if (process.readySince != CapturedProcess.NEVER) {
            process.readySince = when;
        }
    }

    /** Records that a process gets a CPU. */
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

    /** Records that a process returns from waiting for the end of another one. */
    void endsAfterJoin(CapturedProcess process) {
        if (process.afterJoin > 0) {
            process.append(SystemAction.PAUSE, process.afterJoin);
            process.afterJoin = 0;
        }
    }

    /** Records that a process loses its CPU. */
    void leaves(CapturedProcess process) {
        if (process.isRunning) {
            process.isRunning = false;
            running--;
        }
    }
}
