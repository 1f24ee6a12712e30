/**
 * The link between the host and a device: how commands reach the device and completions come back. One kind of link is a
 * conversation over {@link org.spindle.spi.bus buses}, one command at a time; the other consists of pairs of submission and
 * completion queues.
 */
@NullMarked
package org.spindle.spi.link;

import org.jspecify.annotations.NullMarked;
