package org.spindle.flash.ssd;

/** Follows channels and dies. */
interface ArrayObserver {

    void channelBusy(int channel);

    void channelIdle(int channel);

    void dieBusy(int die);

    /** The die has carried out an operation, or a part of it. */
    void dieIdle(int die, OperationClass kind, long from, long to);

    void suspended();
}
