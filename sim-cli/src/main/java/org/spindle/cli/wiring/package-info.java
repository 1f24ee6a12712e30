/** Joins the parts: loads plugins once per process and passes their types to the core. */
@NullMarked
package org.spindle.cli.wiring;

import org.jspecify.annotations.NullMarked;
