package org.spindle.host.virtualdisk;

/**
 * What a host may tell a virtual disk about processes. A process that nobody has told of begins with its first request and
 * has no parent; a process number that is told of again is another process, whose predecessor is forgotten. So is a process that has
 * exited when the last copy of it is served; nobody waits for one that is not known.
 */
public interface ProcessNotices {

    /** A process was created now by another. */
    void created(long process, long parent);

    /** A process waits from now on until another, its child, exits. */
    void awaits(long parent, long child);

    /** A process has exited now. */
    void exited(long process);
}
