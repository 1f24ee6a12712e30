/** Joins the parts: loads plugins once per process and hands what they offer to the core. */
@NullMarked
package org.spindle.cli.wiring;

import org.jspecify.annotations.NullMarked;
