/**
 * What a reorganised area should hold, from a log of requests: heat clustering and run clustering (Hsu 2003, sections 4.6.1 to 4.6.3).
 * Arithmetic on logs; nothing here knows of events or requests in progress.
 */
@NullMarked
package org.spindle.host.alis.analysis;

import org.jspecify.annotations.NullMarked;
