/**
 * The output of a run: the immutable model of a result, its JSON form, and the result directory.
 *
 * <p>The bytes of {@code result.json} are a function of the scenario and the version alone: fixed order of keys,
 * shortest numbers that read back as the same value, line feeds, no clock, no paths of the machine. A result directory
 * appears complete or not at all.
 */
@NullMarked
package org.spindle.result;

import org.jspecify.annotations.NullMarked;
