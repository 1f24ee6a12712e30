package org.spindle.host.volume;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;

/** One device that fails. */
@Doc(
        "A device below the volume that fails. What was sent to it before is still served, nothing is sent to it afterwards.")
public record Failure(
        @Doc("Its name, or its number in 'over', from 0.") String device,

        @Doc("When it fails.") @Range(min = "0 ms") Time at) {}
