/** The plan of the modules as tests: which code may know which, and what the deterministic part must not touch. */
@NullMarked
package org.spindle.architecture;

import org.jspecify.annotations.NullMarked;
