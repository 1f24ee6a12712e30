/**
 * The physical layout of a mechanical drive: the map between logical block numbers and (cylinder, head, slot) with
 * zones, skew, spare regions, slipped and replaced defects, and the angle of each slot.
 *
 * <p>Layouts are immutable, share nothing, and their queries allocate nothing. Times and head motion belong to the
 * mechanics package; the grammar of parameter files belongs to their readers.
 */
@NullMarked
package org.spindle.disk.geometry;

import org.jspecify.annotations.NullMarked;
