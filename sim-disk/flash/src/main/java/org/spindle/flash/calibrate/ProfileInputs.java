package org.spindle.flash.calibrate;

import org.spindle.spi.config.Rate;
import org.spindle.spi.config.Size;

/**
 * What is known of a drive before its times are fitted. Channels, dies and pages are on its data sheet, or those of a drive of its
 * kind: the responses of random accesses determine them poorly.
 *
 * @param capacity addressable bytes
 * @param queueDepth commands that the drive holds at once, 1 or more
 * @param linkRate data rate of the link to the host
 * @param channels 1 to 1024
 * @param diesPerChannel 1 to 1024
 * @param page unit of programming, whole sectors
 * @param channelRate data rate of each channel
 */
public record ProfileInputs(
        Size capacity, int queueDepth, Rate linkRate, int channels, int diesPerChannel, Size page, Rate channelRate) {

    /** Programs of a page that the drive can execute at once. */
    int dies() {
        return channels * diesPerChannel;
    }
}
