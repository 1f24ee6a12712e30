/**
 * The content of a reorganised area, computed from a log of requests: heat clustering and run clustering (Hsu 2003,
 * sections 4.6.1 to 4.6.3). Arithmetic on logs; this package has no events and no requests in progress.
 */
@NullMarked
package org.spindle.host.alis.analysis;

import org.jspecify.annotations.NullMarked;
