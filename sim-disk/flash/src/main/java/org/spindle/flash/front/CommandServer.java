package org.spindle.flash.front;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.device.RequestMix;
import org.spindle.spi.device.ServiceForecast;
import org.spindle.spi.request.Request;

/** What is inside a flash device, whatever its link: it serves commands and hands each to its {@link FinishedCommands}. */
public interface CommandServer {

    /** Serves a command that has arrived; there are never more than {@link #queueDepth} inside. */
    void serve(Request request);

    /** Capacity in sectors of 512 bytes. */
    long sectors();

    /** Commands that may be inside at once, at least 1. */
    int queueDepth();

    /** What it expects of a mix of requests; null if it cannot tell. */
    default @Nullable ServiceForecast forecast(RequestMix mix) {
        return null;
    }
}
