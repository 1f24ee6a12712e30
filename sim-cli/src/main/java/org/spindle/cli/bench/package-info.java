/** Measures the speed of Spindle: a standard set of scenarios, the cost of each request, and the history of these. */
@NullMarked
package org.spindle.cli.bench;

import org.jspecify.annotations.NullMarked;
