/**
 * Schedulers over schedulers: some requests before others, several as one access, a run in its order. Each has a scheduler of
 * any type as its base, which decides whatever it leaves open.
 *
 * <p>What stands for several requests carries them, and carried ones may carry others in turn, where one such scheduler is the
 * base of another; the requests that carry none are called leaves here.
 */
@NullMarked
package org.spindle.policies.scheduler.compose;

import org.jspecify.annotations.NullMarked;
