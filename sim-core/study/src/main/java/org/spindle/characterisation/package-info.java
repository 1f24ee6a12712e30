/** What analyses found in a trace, and its forms as JSON and CSV. */
@NullMarked
package org.spindle.characterisation;

import org.jspecify.annotations.NullMarked;
