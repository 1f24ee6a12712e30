/**
 * Request schedulers, one package per family: by arrival, by distance, by positioning time; and the queues that they share.
 */
@NullMarked
package org.spindle.policies.scheduler;

import org.jspecify.annotations.NullMarked;
