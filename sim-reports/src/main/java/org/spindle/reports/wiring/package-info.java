/** Binds the reports; depends on all other packages of reports, and none of them depends on it. */
@NullMarked
package org.spindle.reports.wiring;

import org.jspecify.annotations.NullMarked;
