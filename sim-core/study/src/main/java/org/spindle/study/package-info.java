/**
 * Analytic models as configuration: each record is one model with its inputs in units, and returns its figures by name. Experiments test
 * claims about closed forms with them. They are a closed set, not a kind of plugin: inputs of experiments, not parts of a scenario.
 */
@NullMarked
package org.spindle.study;

import org.jspecify.annotations.NullMarked;
