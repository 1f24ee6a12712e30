/**
 * Where the blocks of a mechanical drive lie: the map between logical block numbers and (cylinder, head, slot) with zones,
 * skew, spare regions, slipped and replaced defects, and the angle of each slot.
 *
 * <p>Layouts are immutable, share nothing, and allocate nothing when asked. Times and head motion belong to the mechanics
 * package; readers of parameter files know their grammar, this package does not.
 */
@NullMarked
package org.spindle.disk.geometry;

import org.jspecify.annotations.NullMarked;
