package org.spindle.host.volume;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;

/** The failure of one device. */
@Doc(
        "A device below the volume that fails. Requests sent to it before are still served; none are sent to it afterwards.")
public record Failure(
        @Doc("Name of the device, or its number in 'over', from 0.")
        String device,

        @Doc("When it fails.") @Range(min = "0 ms") Time at) {}
