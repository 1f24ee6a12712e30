package org.spindle.host.alis.analysis;

import it.unimi.dsi.fastutil.ints.IntArrays;
import org.jspecify.annotations.Nullable;

/** Units of fixed length, by number, in the order of their arrangement. */
public final class UnitOrder {

    /** None. */
    public static final UnitOrder EMPTY = sequential(SortedKeys.EMPTY);

    private final SortedKeys units;

    /** The place of each unit in the order, and the units' ranks by address in that order; null where these are alike. */
    private final int @Nullable [] slots;

    private final int @Nullable [] ranks;

    private UnitOrder(SortedKeys units, int @Nullable [] slots, int @Nullable [] ranks) {
        this.units = units;
        this.slots = slots;
        this.ranks = ranks;
    }

    /** Returns units ordered by rising address. */
    public static UnitOrder sequential(SortedKeys units) {
        return new UnitOrder(units, null, null);
    }

    /**
     * Returns units in any order.
     *
     * @param bySlot no two of them alike
     */
    public static UnitOrder of(long[] bySlot) {
        int[] slots = new int[bySlot.length];
        for (int i = 0; i < slots.length; i++) {
            slots[i] = i;
        }
        IntArrays.quickSort(slots, (a, b) -> Long.compare(bySlot[a], bySlot[b]));
        SortedKeys.Builder units = new SortedKeys.Builder();
        int[] ranks = new int[bySlot.length];
        for (int rank = 0; rank < slots.length; rank++) {
            units.append(bySlot[slots[rank]]);
            ranks[slots[rank]] = rank;
        }
        return new UnitOrder(units.build(), slots, ranks);
    }

    /** Returns the units by rising address. */
    public SortedKeys byAddress() {
        return units;
    }

    /** Returns the number of units. */
    public int count() {
        return units.size();
    }

    /** Returns the place of a unit, by its index among those by rising address. */
    public int slot(int rank) {
        return slots == null ? rank : slots[rank];
    }

    /** Returns the index, among those by rising address, of the unit at a place. */
    public int rank(int slot) {
        return ranks == null ? slot : ranks[slot];
    }
}
