/** The results of trace analyses, and their JSON and CSV forms. */
@NullMarked
package org.spindle.characterisation;

import org.jspecify.annotations.NullMarked;
