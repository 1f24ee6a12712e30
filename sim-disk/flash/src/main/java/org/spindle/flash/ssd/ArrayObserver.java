package org.spindle.flash.ssd;

/** Follows channels, dies and the operations that wait for dies. Planes that work together count as one operation, their first. */
interface ArrayObserver {

    /** The channel begins to carry a command, or data, of an operation. */
    void channelBusy(int channel, int op);

    void channelIdle(int channel);

    /** An operation waits for the die. */
    void queued(int die, OperationClass kind);

    /** The die takes an operation that has waited. */
    void taken(int die, OperationClass kind);

    /** The die begins an operation, or goes on with one that was suspended. */
    void dieBusy(int die, int op);

    /** The die has carried out the operation, or a part of it. */
    void dieIdle(int die, int op);

    /** An operation of the die is suspended. */
    void suspended();
}
