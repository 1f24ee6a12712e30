/**
 * Request schedulers, one package per family (by arrival, by seek distance, by positioning time, combinations,
 * Linux), and the queues they share.
 */
@NullMarked
package org.spindle.policies.scheduler;

import org.jspecify.annotations.NullMarked;
