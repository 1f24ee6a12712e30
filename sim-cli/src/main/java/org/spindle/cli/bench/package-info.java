/** Measures how fast Spindle is: a standard set of scenarios, what each request costs, and the history of that. */
@NullMarked
package org.spindle.cli.bench;

import org.jspecify.annotations.NullMarked;
