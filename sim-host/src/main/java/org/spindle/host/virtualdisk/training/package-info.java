/** Workloads that train the tables of a virtual disk and measure the organisation of a drive's cache, for any simulated drive. */
@NullMarked
package org.spindle.host.virtualdisk.training;

import org.jspecify.annotations.NullMarked;
