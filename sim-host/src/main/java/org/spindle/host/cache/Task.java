package org.spindle.host.cache;

/** Something that goes on when what it waited for has come. */
interface Task {

    /** Goes on until it is done or has to wait again. */
    void proceed();
}
