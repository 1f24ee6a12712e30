/**
 * Analytic models as configuration: each record is one model with its inputs in units, and tells its figures by name.
 * Experiments put claims about closed forms to the test with them.
 */
@NullMarked
package org.spindle.study;

import org.jspecify.annotations.NullMarked;
