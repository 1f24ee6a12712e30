/**
 * Analytic models as configuration: each record is one model with its inputs in units, and returns its figures by name. Experiments test
 * claims about closed forms with them.
 */
@NullMarked
package org.spindle.study;

import org.jspecify.annotations.NullMarked;
