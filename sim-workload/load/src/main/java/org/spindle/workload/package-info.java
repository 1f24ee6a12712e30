/**
 * Sources of requests: trace formats, disciplines for the replay of a trace, generators, and the characterisation of
 * both.
 */
@NullMarked
package org.spindle.workload;

import org.jspecify.annotations.NullMarked;
