/**
 * Schedulers composed with other schedulers: they serve some requests before others, several by one access, or
 * sequential runs in order. Each has a base scheduler of any type, which decides the order otherwise.
 *
 * <p>A combined request carries its parts. Parts may carry requests in turn where one such scheduler is the base of
 * another; requests that carry none are called leaves here.
 */
@NullMarked
package org.spindle.policies.scheduler.compose;

import org.jspecify.annotations.NullMarked;
