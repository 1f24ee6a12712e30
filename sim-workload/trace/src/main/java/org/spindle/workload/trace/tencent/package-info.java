/**
 * Two sets of Tencent: block storage (Zhang, Huang, Wang and others 2020, CBS) with times in integral seconds and sectors of
 * 512 bytes, and photo caching (Zhou, Wang, Wang and others 2018, QQPhoto), in which every request reads a whole object.
 */
@NullMarked
package org.spindle.workload.trace.tencent;

import org.jspecify.annotations.NullMarked;
