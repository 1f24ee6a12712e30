package org.spindle.host.virtualdisk;

/**
 * Notifications of a host to a virtual disk about processes. A process without a notice begins with its first request and has no
 * parent. A process number that is created again is a new process and replaces the previous one. A process that has exited is removed
 * when its last copy is served. Waits for an unknown process are ignored.
 */
public interface ProcessNotices {

    /** Called when a process has been created by another. */
    void created(long process, long parent);

    /** Called when a process begins to wait for the exit of another, its child. */
    void awaits(long parent, long child);

    /** Called when a process has exited. */
    void exited(long process);
}
