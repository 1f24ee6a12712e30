package org.spindle.experiment;

import org.spindle.spi.device.Device;
import org.spindle.spi.request.BlockTarget;

/**
 * The way from the driver, or from a controller with a front, towards a device.
 *
 * @param name of the device
 * @param target what requests for the device are submitted to
 * @param depth how many requests for the device may be out at once
 */
record Way(String name, Device device, BlockTarget target, int depth) {}
