/**
 * The scenario and its sections, as users write them. A scenario is bound from YAML by {@link org.spindle.config} and
 * is immutable. This package defines the content of each section and not its use.
 */
@NullMarked
package org.spindle.scenario;

import org.jspecify.annotations.NullMarked;
