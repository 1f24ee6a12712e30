package org.example.slow;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Time;

/** Config of the observer {@code example.slow-requests}. */
@Doc("Measures the requests that take longer than a limit.")
public record SlowRequestsConfig(
        @Doc("Longest response time that is not slow.") Time limit) {}
