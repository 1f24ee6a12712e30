package org.spindle.flash.front;

import org.spindle.spi.request.Request;

/** Takes the commands that a {@link CommandServer} has served. */
public interface FinishedCommands {

    /** The command is complete now. New commands may arrive inside this call. */
    void complete(Request request);
}
