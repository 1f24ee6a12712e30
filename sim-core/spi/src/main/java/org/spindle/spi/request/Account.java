package org.spindle.spi.request;

/** The times, quantities and places of a request. */
final class Account {

    private final Slots times = new Slots(0);
    private final Slots quantities = new Slots(Request.NONE);
    private final Slots places = new Slots(Request.NONE);

    void clear() {
        times.clear();
        quantities.clear();
        places.clear();
    }

    void spend(TimeComponent component, long nanos) {
        times.add(component.slot, nanos);
    }

    long spent(TimeComponent component) {
        return times.get(component.slot);
    }

    /** Subtracts time from a component first and then from the others; returns the remainder. */
    long takeBack(TimeComponent first, long nanos) {
        return times.takeAny(times.take(first.slot, nanos));
    }

    /** Adds the times of another account. */
    void addTimes(Account other) {
        times.addAll(other.times);
    }

    void set(QuantityComponent component, long value) {
        quantities.set(component.slot, value);
    }

    long get(QuantityComponent component) {
        return quantities.get(component.slot);
    }

    void set(PlaceComponent component, long value) {
        places.set(component.slot, value);
    }

    long get(PlaceComponent component) {
        return places.get(component.slot);
    }

    /**
     * Takes over the sum of all accounts of a request; for a quantity or place that several have, its own value is
     * kept.
     */
    void copySum(Accounts all) {
        times.copy(all.ofPart().times);
        times.addAll(all.ofEarlierParts().times);
        times.addAll(all.own.times);
        quantities.copy(all.ofPart().quantities);
        quantities.setAll(all.own.quantities);
        copyPlaces(all.own, all.ofPart());
    }

    /** Takes over the places of two accounts; if both have one, the first is kept. */
    void copyPlaces(Account first, Account second) {
        places.copy(second.places);
        places.setAll(first.places);
    }
}
