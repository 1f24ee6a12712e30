/** What trains the tables of a virtual disk and finds out how a drive's cache is divided: workloads for any simulated drive. */
@NullMarked
package org.spindle.host.virtualdisk.training;

import org.jspecify.annotations.NullMarked;
