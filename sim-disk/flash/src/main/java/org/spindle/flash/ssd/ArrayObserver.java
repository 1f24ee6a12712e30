package org.spindle.flash.ssd;

/** Observes channels, dies and the operations that wait for dies. A multi-plane operation counts as one, its first. */
interface ArrayObserver {

    /** The channel begins to carry a command, or data, of an operation. */
    void channelBusy(int channel, int op);

    void channelIdle(int channel);

    /** An operation waits for the die. */
    void queued(int die, OperationClass kind);

    /** The die dequeues an operation. */
    void taken(int die, OperationClass kind);

    /** The die begins an operation, or resumes a suspended one. */
    void dieBusy(int die, int op);

    /** The die has finished the operation, or a part of it. */
    void dieIdle(int die, int op);

    /** An operation of the die is suspended. */
    void suspended();
}
