package org.spindle.flash.front;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.device.RequestMix;
import org.spindle.spi.device.ServiceForecast;
import org.spindle.spi.request.Request;

/**
 * The inside of a flash device, independent of its link: it serves commands and passes each to its {@link
 * FinishedCommands}.
 */
public interface CommandServer {

    /** Serves a command that has arrived; there are never more than {@link #queueDepth} inside. */
    void serve(Request request);

    /** Capacity in sectors of 512 bytes. */
    long sectors();

    /** Commands that may be inside at once, at least 1. */
    int queueDepth();

    /** Returns the forecast for a mix of requests; null if it is unknown. */
    default @Nullable ServiceForecast forecast(RequestMix mix) {
        return null;
    }
}
