/** Views of a finished result directory: HTML, CSV, JSON and JUnit XML. */
@NullMarked
package org.spindle.reports;

import org.jspecify.annotations.NullMarked;
