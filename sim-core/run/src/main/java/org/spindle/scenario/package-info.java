/**
 * What a user writes: the scenario and its sections. A scenario is bound from YAML by {@link org.spindle.config} and is immutable.
 * It knows what each section may contain, not what becomes of it.
 */
@NullMarked
package org.spindle.scenario;

import org.jspecify.annotations.NullMarked;
