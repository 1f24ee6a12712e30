/** Comparison of Linux's block layer and schedulers with recordings of a real kernel. */
@NullMarked
package org.spindle.cli.validation.linux;

import org.jspecify.annotations.NullMarked;
