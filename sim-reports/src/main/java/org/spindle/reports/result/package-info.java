/** What a report knows of a run: result.json as read, and nothing else. */
@NullMarked
package org.spindle.reports.result;

import org.jspecify.annotations.NullMarked;
