package org.spindle.host.cache;

/** Work that may have to wait several times until it is done. */
interface Task {

    /** Continues until it is done or has to wait again. */
    void proceed();
}
