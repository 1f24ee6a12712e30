/**
 * Google's synthesised disk traces (Phothilimthana, Kadekodi, Ghodrati, Moon and Maas 2024, Thesios). There are no disk addresses: a device
 * is a file, identified by a hash of its name, and offsets count from its start. Columns are found by name; the header may recur.
 */
@NullMarked
package org.spindle.workload.trace.thesios;

import org.jspecify.annotations.NullMarked;
